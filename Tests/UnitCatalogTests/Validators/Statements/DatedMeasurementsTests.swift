import Testing
import UnitCatalog

@Suite struct DatedMeasurementsTests {
  @Test func aMeasurementWithoutYearIsReported() throws {
    let lines = ["kind measured", "note Known to 1 %."]
    for source in ["CODATA", "CODATA 202", "1 2 3 4"] {
      let text = unit("ell", "2 meter", lines + ["source \(source)"])
      let problems = DatedMeasurements.problems(in: try smallCatalog(text))
      #expect(problems == [.undatedMeasurement(unit: "ell")])
      #expect(
        problems[0].description
          == "ell: measured, but the source has no year; name the adjustment, such as CODATA 2022")
    }
  }

  @Test func aYearSuffices() throws {
    let text = unit("ell", "2 meter", ["kind measured", "source CODATA 2022"])
    #expect(DatedMeasurements.problems(in: try smallCatalog(text)) == [])
  }
}
