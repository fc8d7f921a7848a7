import Metryvo

@main
enum Requests {
  static func main() throws {
    let answer = try RequestConverter<Decimal128>().convert("5 ft 6 in to cm")
    precondition(answer.text == "167.64 cm" && answer.isExact, answer.text)

    var settings = ConversionSettings()
    settings.locale = .german
    settings.decimals = 2
    let german = RequestConverter<Decimal128>(settings)
    let miles = try german.convert("1.234,5 km in mi")
    precondition(miles.text == "767,08 mi" && miles.notes.isEmpty, miles.text)

    do throws(RequestError) {
      let refused = try german.convert("5 km in kg")
      preconditionFailure(refused.text)
    } catch {
      precondition(error.identifier == "notConvertible", error.english)
      print("consumer-check: \(answer.text), \(miles.text); refused: \(error.english)")
    }
  }
}
