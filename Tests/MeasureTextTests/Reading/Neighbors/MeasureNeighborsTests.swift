import Metryvo
import PropertyTesting
import Testing

/// Text that touches a measure is read or refused.
///
/// Other text is left out and reported.
@Suite struct MeasureNeighborsTests {
  /// Returns the measure and the texts left out, or the byte and the text of the refusal.
  static func found(_ text: String, _ locale: NumberLocale = .english) -> String {
    do throws(ReadingError) {
      let reading = try MeasureReader(.lenient(locale)).find(in: text)
      let bytes = Array(text.utf8)
      let rest = reading.leftOut.map { String(decoding: bytes[$0], as: UTF8.self) }
      return ([MeasureReaderTests.describe(reading)] + rest).joined(separator: " | ")
    } catch {
      if case .partOfMeasure(let part) = error.reason { return "\(error.offset) \(part)" }
      if case .bareQualifier(_, let name) = error.reason { return "\(error.offset) \(name)" }
      if case .unknownQualifier(let known) = error.reason {
        return "\(error.offset) known: \(known.joined(separator: ", "))"
      }
      return "\(error.reason)"
    }
  }

  static func failures(
    _ rows: [(String, String)], _ locale: NumberLocale = .english
  ) -> [String] {
    rows.compactMap { text, expected in
      let ours = found(text, locale)
      return ours == expected ? nil : "\(text): \(ours), not \(expected)"
    }
  }

  @Test func ordinaryWordsAreLeftOut() {
    let rows = [
      ("It is 5 ft 6 in tall", "66 inch | It is | tall"),
      ("It weighs ~5 kg (11 lb).", "5 kilogram | It weighs | 11 lb"),
      ("5 kg (about 11 lb)", "5 kilogram | about 11 lb"), ("a 5 km run", "5 kilometer | a | run"),
      ("5 km in 3 days", "5 kilometer | in 3 days"), ("5 km-long", "4 -long"),
      ("vitamin B12 5 mg", "5 milligram | vitamin B12"), ("5 kg = 11 lb", "5 kilogram | = 11 lb"),
      ("on 5/6/2026 we ran 10 km", "10 kilometer | on 5/6/2026 we ran"),
      ("Weight \u{2013} 5 kg net", "5 kilogram | Weight \u{2013} | net"),
      ("5 km \u{2014} far", "5 kilometer | \u{2014} far"),
      ("\"5 kg\", he said", "5 kilogram | he said"),
      ("ran 5 km \u{1F389}", "5 kilometer | ran | \u{1F389}"),
      ("5 kg\n11 lb", "5 kilogram | 11 lb"),
      ("from 5 to 10 km", "5 10 kilometer | from"), ("5 km", "5 kilometer"),
      ("5 km to the station", "5 kilometer | to the station"), ("6 ft, 72 in", "6 foot | 72 in"),
      ("It is minus 40 \u{B0}C outside", "-40 celsius | It is | outside"),
      ("T: - 40 \u{B0}C today", "-40 celsius | T | today"),
      ("between 5 km and 10 km away", "5 10 kilometer | away"),
      ("between -5 C and 10 C", "-5 10 celsius"), ("moins 5 km", "-5 kilometer"),
      ("5 km long", "5 kilometer | long"), ("5 kg costs 12 euros", "5 kilogram | costs 12 euros"),
    ]
    #expect(Self.failures(rows) == [])
  }

  @Test func whatChangesTheMeasureIsRefused() {
    let rows = [
      ("2 kWh per day", "6 per"), ("5 mg / kg", "5 /"), ("10 x 12 x 5 cm", "8 x"),
      ("5 m by 4 m", "4 by"), ("5 km squared", "5 squared"), ("60 miles an hour", "9 an hour"),
      ("5 or 6 km", "2 or"), ("3 of 5 kg", "2 of"), ("twice 5 km", "0 twice"),
      ("5 -10 km", "0 5"), ("at 10:30 h", "5 :"), ("It is - 40 \u{B0}C here", "6 -"),
      ("5 kg 11 lb", "5 11"), ("5 \u{B1} 0.1 kg", "2 \u{B1}"), ("-(5 kg)", "0 -"),
      ("5 degrees below zero", "10 below zero"), ("5 kg CO2", "5 CO2"), ("5 km ^2", "5 ^"),
      ("5 m \u{B2}", "4 \u{B2}"), ("5 kg (each)", "5 (each)"), ("(5 kg) per day", "7 per"),
      ("$5 mi", "0 $"), ("5 km - 3", "5 -"), ("5 kg +", "5 +"),
      ("between 5 km and the sea", "0 between"), ("5 N s", "4 s"), ("3 minus 5 kg", "2 minus"),
      ("5 kg to 10 lb", "5 to"), ("5 kg.lb", "5 lb"),
      // A sign or a factor, separated by a word or a mark.
      ("minus about 5 km", "0 minus"), ("minus: 5 km", "0 minus"), ("(minus) 5 km", "1 minus"),
      ("5 plus or minus 1 km", "2 plus"), ("half of 5 km", "0 half"),
      // A qualifier without parentheses.
      ("10 gallons UK", "11 gallons (UK)"), ("10 gallons US", "11 gallons (US)"),
      ("2 pints imperial", "8 pints (imperial)"),
      ("5 miles nautical", "8 miles (nautical)"), ("5 oz troy", "5 oz (troy)"),
      ("10 tons metric", "8 tons (metric)"), ("5 mph per day", "6 per"),
    ]
    #expect(Self.failures(rows) == [])
  }

  /// Numbers before or after a measure: some are separate, others are refused because they may
  /// belong to the measure.
  @Test func numbersAreNoOrdinaryWords() {
    let rows = [
      ("iPhone 15 weighs 171 g", "171 gram | iPhone 15 weighs"),
      ("Room 12 is about 5 m long", "5 meter | Room 12 is about | long"),
      ("He is 40 and weighs 80 kg", "80 kilogram | He is 40 and weighs"),
      ("two people ran 5 km", "5 kilometer | two people ran"),
      ("Box 3: 5 kg", "5 kilogram | Box 3"), ("5 km in 2023", "5 kilometer | in 2023"),
      ("5 smoots (8.5 m)", "8.5 meter | 5 smoots"), ("5 km or 6 km", "5 kilometer | or 6 km"),
      ("10 pieces of 5 km", "10 of"), ("2 bags with 5 kg", "7 with"), ("5 thru 10 km", "2 thru"),
      ("5 vs 10 km", "2 vs"), ("min 5 max 10 km", "6 max"), ("5 to approx. 10 km", "2 to"),
      ("ten to 5 km", "0 ten"), ("a third of 5 km", "2 third"), ("half a 5 km run", "0 half"),
      ("2 (10 km)", "0 2"), ("5 : 10 km", "2 :"), ("5; 6 km", "1 ;"), ("5 | 6 km", "2 |"),
      ("5, 6, or 7 km", "4 ,"), ("5 .. 10 km", "2 ."), ("x2 5 km", "0 x2"), ("2x, 5 km", "0 2x"),
      ("5 km, x2", "6 x2"), ("5 km, 2 times", "6 2 times"), ("5 km (2x)", "5 (2x)"),
      ("5 kg (3)", "5 (3)"), ("5 km and a half", "5 and a half"), ("5 m by three", "4 by three"),
      ("5 km twice", "5 twice"), ("5 km run 3", "9 3"), ("5 km up to 10 km", "8 to"),
    ]
    #expect(Self.failures(rows) == [])
  }

  @Test func ratesPowersAndQualifiersTouch() {
    let rows = [
      ("5 km daily", "5 daily"), ("5 mg taken daily", "11 daily"), ("5 kg each", "5 each"),
      ("5 mg, twice a day", "6 twice"), ("5 g sugar per 100 ml", "10 per"),
      ("per every 5 km", "4 every"), ("each 5 kg", "0 each"), ("square 5 km", "0 square"),
      ("5 km sq", "5 km (sq)"), ("12 km : h", "6 : h"),
      ("5 gal dry", "6 gal (dry)"),
      ("5 hp metric", "5 hp (metric)"), ("5 hp boiler", "5 hp (boiler)"),
      ("5 ounces fluid", "9 ounces (fluid)"), ("5 tons long", "7 tons (long)"),
      ("5 inches mercury", "9 mercury"), ("5 gal, UK", "7 UK"),
      ("twice\n5 km", "0 twice"), ("2 kWh\nper day", "6 per"),
      ("Metric\t5 km\t3 mi", "5 kilometer | Metric | 3 mi"),
    ]
    #expect(Self.failures(rows) == [])
  }

  /// Between two measures, a sign makes a sum or a difference.
  ///
  /// A dash or an unspaced hyphen makes a range.
  @Test func sumsAndDifferencesAreRefused() {
    let rows = [
      ("20 \u{B0}C -10 \u{B0}C", "difference"), ("20 \u{B0}C\u{2212}10 \u{B0}C", "difference"),
      ("5 ft 6 in - 3 in", "difference"), ("10 kg minus 5 kg", "difference"),
      ("10 kg moins 5 kg", "difference"), ("5 to 6 kg - 2 kg", "difference"),
      ("10 kg + 5 kg", "sum"), ("10 kg+5 kg", "sum"), ("10 kg plus 5 kg", "sum"),
      ("10\u{2013}12 kg", "10 12 kilogram"), ("20 \u{B0}C-25 \u{B0}C", "20 25 celsius"),
      ("10 km \u{2013} 12 km", "10 12 kilometer"),
    ]
    #expect(Self.failures(rows) == [])
  }

  @Test func wordsOfOtherLanguages() {
    let rows: [(NumberLocale, String, String)] = [
      (.german, "minus 40 \u{B0}C", "-40 celsius"), (.german, "2 kWh pro Tag", "6 pro"),
      (.german, "zwischen 5 und 10 km", "5 10 kilometer"), (.french, "moins 5 km", "-5 kilometer"),
      (.french, "2 kWh par jour", "6 par"), (.spanish, "entre 5 y 10 km", "5 10 kilometer"),
      (.russian, "минус 5 км", "-5 kilometer"), (.russian, "5 кг в месяц", "7 в месяц"),
      (.japanese, "マイナス5 km", "-5 kilometer"),
      (.japanese, "気温はマイナス5 km", "-5 kilometer | 気温は"),
      (.german, "Er ist 5 km gelaufen", "5 kilometer | Er ist | gelaufen"),
      (.german, "fünf bis 10 km", "0 fünf"), (.german, "3 Kisten à 5 kg", "9 à"),
      (.german, "je 5 kg", "0 je"), (.german, "5 km täglich", "5 täglich"),
      (.german, "Raum 12 ist 5 m lang", "5 meter | Raum 12 ist | lang"),
      (.french, "au moins 5 km", "5 kilometer | au moins"),
      (.french, "5 mg à l'heure", "5 à l'heure"), (.french, "5 km et demi", "5 et demi"),
      (.french, "cent fois 5 km", "5 fois"), (.spanish, "al menos 5 km", "5 kilometer | al menos"),
      (.spanish, "once o 5 km", "0 once"), (.spanish, "5 mg a la hora", "5 a la hora"),
      (.italian, "5 km al quadrato", "8 quadrato"), (.italian, "sei o 5 km", "0 sei"),
      (NumberLocale(.portuguese), "dez ou 5 km", "0 dez"),
      (NumberLocale(.portuguese), "5 km diários", "5 diários"),
      (.russian, "Два или 5 км", "0 Два"), (.russian, "3 мешка по 5 кг", "13 по"),
      (.japanese, "5または10 km", "0 5または"),
      (.simplifiedChinese, "5个10公里", "0 5个"),
      (.simplifiedChinese, "我在2023年跑了10公里", "10 kilometer | 我在2023年跑了"),
      (.simplifiedChinese, "房间12是5米", "5 meter | 房间12是"),
      (.german, "Das Seil ist 5 m in der Länge", "5 meter | Das Seil ist | in der Länge"),
      (.german, "Der Turm ist 50 m hoch.", "50 meter | Der Turm ist | hoch"),
      (.german, "5 m hoch 2", "4 hoch"),
      (.french, "5 °C en dessous de zéro", "6 en dessous de zéro"),
      (NumberLocale(.portuguese), "5 °C abaixo de zero", "6 abaixo de zero"),
      (.russian, "бег 100 м с барьерами", "100 meter | бег | с барьерами"),
      (.russian, "5 °C мороза", "6 мороза"), (.japanese, "時速120 km", "0 時速"),
      (.simplifiedChinese, "每小时120公里", "0 每小时"),
    ]
    #expect(rows.flatMap { Self.failures([($0.1, $0.2)], $0.0) } == [])
  }

  /// Words in parentheses after a unit are read as a part of its name, or refused.
  @Test func qualifiersAreNeverLeftOut() {
    for unit in ["pint", "cup", "gal", "ton"] {
      for qualifier in ["UK", "Imperial", "US", "metric", "long", "Martian", "net weight"] {
        guard let reading = try? MeasureReader().find(in: "2 \(unit) (\(qualifier))") else {
          continue
        }
        #expect(reading.leftOut.isEmpty, "\(unit) (\(qualifier))")
      }
    }
  }

  /// An error quotes the text at the offset of the error.
  @Test func messagesQuoteTheirPlace() {
    let pieces = [
      "5", "12", "e5", "kg", "km", "KM", "xyzzy", "per", "-", "x", "to", ",", "(UK)", "1e7000", "/",
      "minus", "between", "\u{202E}", "1,2,3", "°C",
    ]
    let texts = Generator.integer(in: 0...pieces.count - 1).array(count: 1...6)
      .map { $0.map { pieces[$0] }.joined(separator: " ") }
    let property = Property(
      "messages-quote-their-place", "the place lies in the quotation", of: texts
    ) { text in
      for isFound in [false, true] {
        do throws(ReadingError) {
          let reader = MeasureReader(suggestsUnits: false)
          _ = isFound ? try reader.find(in: text) : try reader.read(text)
        } catch {
          if case .noMeasure = error.reason { continue }
          let message = error.message(for: text)
          guard let first = message.firstIndex(of: "'") else { continue }
          let quoted = message[message.index(after: first)...].prefix { $0 != "'" && $0 != "…" }
          let rest = String(decoding: text.utf8.dropFirst(error.offset), as: UTF8.self).excerpt
          let isWhole = text.excerpt.hasPrefix(quoted)
          if !isWhole && !rest.hasPrefix(quoted) { return .broken([("message", message)]) }
        }
      }
      return .holds
    }
    let report = property.run(.quiet(seed: 27, cases: 3_000))
    #expect(report.holds, "\(report)")
  }
}
