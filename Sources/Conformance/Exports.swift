// A user who judges a backend also generates cases, so importing Conformance imports the cases too.

@_exported import ConformanceCases
