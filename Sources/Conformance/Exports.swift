// Whoever judges a backend asks the cases too.

@_exported import ConformanceCases
