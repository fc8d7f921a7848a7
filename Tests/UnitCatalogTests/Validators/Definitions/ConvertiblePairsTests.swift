import Testing
import UnitCatalog

@Suite struct ConvertiblePairsTests {
  @Test func aPairBeyond128BitsIsReportedBothWays() throws {
    let units = [unit("a", "2^-99 meter"), unit("b", "3^60 meter")].joined(separator: "\n")
    let problems = ConvertiblePairs.problems(in: try smallCatalog(units))
    #expect(problems == [.pairDoesNotFit(from: "a", to: "b"), .pairDoesNotFit(from: "b", to: "a")])
    #expect(
      problems[0].description == "a: conversion to b exceeds 128 bits; drop one of them")
  }

  @Test func anOffsetBeyond128BitsIsReported() throws {
    let text = unit("a", "3^-40 meter + 2^-99 meter")
    let problems = ConvertiblePairs.problems(in: try smallCatalog(text))
    #expect(
      problems == [
        .pairDoesNotFit(from: "meter", to: "a"), .pairDoesNotFit(from: "a", to: "meter"),
      ])
  }
}
