// Code that states properties also needs generators, so importing one module is enough.

@_exported import CaseGeneration
