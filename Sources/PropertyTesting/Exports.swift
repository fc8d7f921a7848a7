// A user of properties also draws cases, so one import is enough.

@_exported import CaseGeneration
