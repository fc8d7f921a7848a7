// Whoever uses properties draws their cases too.

@_exported import CaseGeneration
