// A user who judges a backend also asks for cases, so one import is enough.

@_exported import ConformanceCases
