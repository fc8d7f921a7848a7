import Peers
import Testing

/// The reader of CLDR's unit conversions.
@Suite struct CLDRTableTests {
  private static func table(_ rows: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" ?>
    <!-- <convertUnit source='no' baseUnit='no'/> -->
    <supplementalData>
      <unitConstants>
        <unitConstant constant="ft_to_m" value="0.3048"/>
        <unitConstant constant="PI" value="411557987 / 131002976" status='approximate'/>
      </unitConstants>
      <convertUnits>
        <convertUnit source='meter' baseUnit='meter' systems="metric si"/>
        <convertUnit source='kelvin' baseUnit='kelvin'/>
        <convertUnit source='celsius' baseUnit='kelvin' offset='273.15'/>
        <convertUnit source='foot' baseUnit='meter' factor='ft_to_m'/>
        <convertUnit source='mile' baseUnit='meter' factor='ft_to_m*5280'/>
        <convertUnit source='part-of-mile' baseUnit='meter' factor='1/2*3*ft_to_m'/>
        <convertUnit source='100-foot' baseUnit='meter' factor='100 * ft_to_m'/>
        <convertUnit source='revolution' baseUnit='revolution'/>
        <convertUnit source='radian' baseUnit='revolution' factor='1/2*PI'/>
        <convertUnit source='beaufort' baseUnit='meter' special='beaufort'/>
        \(rows)
      </convertUnits>
    </supplementalData>
    """
  }

  private func words(_ lines: [String], _ rows: String = "") throws -> [String] {
    TableTexts.words(
      try TableTexts.report(
        try TableTexts.cldr(Self.table(rows)), lines.joined(separator: "\n")))
  }

  @Test func valuesAreExact() throws {
    #expect(
      try words(["meter = meter", "mile = mile", "kelvin = kelvin", "celsius = celsius"]) == [
        "meter: agrees", "mile: agrees", "kelvin: agrees", "celsius: agrees",
      ])
    let fuel = ["meter-per-cubic-meter = meter-per-cubic-meter"]
    #expect(
      try words(fuel + ["cubic-meter-per-meter = cubic-meter-per-meter"]).last
        == "cubic-meter-per-meter: agrees")
  }

  @Test func everythingAfterTheSlashIsTheDenominator() throws {
    // The table's value is 1 / (2 · 3 · 0.3048).
    #expect(
      try words(["meter = meter", "mile = part-of-mile"]).last
        == "mile: differs 1609.344 0.54680664916885389326 -1")
  }

  @Test func compoundsArePrefixesPowersAndLongestNames() throws {
    let rows = [
      ("kilometer", "1000"), ("square-kilometer-per-100-foot", "32808.398950131233596"),
      ("cubic-foot-per-square-foot", "0.3048"), ("kibimeter", "1024"),
    ]
    for (theirs, value) in rows {
      let word = try words(["meter = meter", "mile = \(theirs)"]).last ?? ""
      #expect(word.hasPrefix("mile: differs 1609.344 \(value) "), "\(theirs): \(word)")
    }
    #expect(
      try words(["meter = meter", "mile = kilo-mile"]).last
        == "map, line 2: the table has no 'kilo'")
  }

  @Test func piIsTheFractionThatItWrites() throws {
    #expect(
      try words(["revolution = revolution", "radian = radian"]).last
        == "radian: differs 0.15915494309189533577 0.15915494309189533479 -6.2E-18")
  }

  @Test func specialsAndLoopsAreNotEvaluated() throws {
    let loop =
      "<convertUnit source='a' baseUnit='b'/><convertUnit source='b' baseUnit='a' factor='2'/>"
    let report = try TableTexts.report(
      try TableTexts.cldr(Self.table(loop)), "meter = meter")
    #expect(
      report.unevaluated == [
        "a function, not a factor": ["beaufort"], "defined by itself": ["a", "b"],
      ])
  }

  @Test func malformedTablesAreRefusedWithTheirPlace() {
    let rows = [
      ("<a", "line 1, column 1: '<' is not closed"),
      ("<convertUnit source='a'/>", "line 1, column 1: expected the attribute 'baseUnit'"),
      ("<convertUnit source='a", "line 1, column 23: the definition ends too early"),
      ("\n <convertUnit source=a/>", "line 2, column 22: unexpected 'a/>'"),
      ("<!-- x", "line 1, column 1: '<' is not closed"), ("", "line 1, column 1: no definitions"),
      (
        "<convertUnit source='a' baseUnit='a' factor='2**3'/>",
        "line 1, column 1: unexpected '2**3'"
      ),
      (
        "<convertUnit source='a' baseUnit='a'/>\n<convertUnit source='a' baseUnit='a'/>",
        "line 2, column 1: 'a' stands twice"
      ),
    ]
    for (text, message) in rows {
      do throws(TableError) {
        _ = try TableTexts.cldr(text)
        Issue.record("\(text) is read")
      } catch {
        #expect(error.description == "units.xml, " + message, "\(text)")
      }
    }
  }
}
