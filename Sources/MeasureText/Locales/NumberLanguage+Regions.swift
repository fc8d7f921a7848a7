extension NumberLanguage {
  /// A group of regions whose locales of a language write numbers with equal signs.
  struct Regions {
    let codes: StaticString
    let symbols: NumberSymbols

    init(_ codes: StaticString, _ symbols: NumberSymbols) {
      self.codes = codes
      self.symbols = symbols
    }
  }

  /// The regions of the language, in groups of equal marks.
  ///
  /// The first group has the marks of the language.
  ///
  /// Source: Unicode CLDR 47, `numbers` of each locale that release 41 also has, with inherited
  /// values; `minimumGroupingDigits` of release 41. English in Sweden and in Slovenia is left out,
  /// because its exponent sign differs.
  var regions: [Regions] {
    switch self {
    case .english: Self.englishRegions
    case .spanish: Self.spanishRegions
    case .german:
      [
        Regions("AT BE DE IT LU", symbols),
        Regions("CH LI", NumberSymbols(decimal: ".", grouping: "\u{2019}")),
      ]
    case .french: Self.frenchRegions
    case .italian:
      [
        Regions("IT SM VA", symbols),
        Regions("CH", NumberSymbols(decimal: ".", grouping: "\u{2019}")),
      ]
    case .portuguese:
      [
        Regions("BR", symbols),
        Regions("AO", NumberSymbols(decimal: ",", grouping: "\u{A0}")),
        Regions(
          "CH CV GQ GW LU MO MZ PT ST TL",
          NumberSymbols(decimal: ",", grouping: "\u{A0}", minimumGroupingDigits: 2)),
      ]
    case .japanese: [Regions("JP", symbols)]
    case .simplifiedChinese: [Regions("CN HK MO SG", symbols)]
    case .traditionalChinese: [Regions("HK MO TW", symbols)]
    case .russian:
      [
        Regions("BY KG KZ MD RU", symbols),
        Regions(
          "UA",
          NumberSymbols(
            decimal: ",", grouping: "\u{A0}", minimumGroupingDigits: 2, spacesPercent: true)),
      ]
    }
  }

  private static var englishRegions: [Regions] {
    [
      Regions(
        """
        001 150 AE AG AI AS AU BB BI BM BS BW BZ CA CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI \
        GM GU GY HK IE IL IM IO JE JM KE KI KN KY LC LR LS MG MH MO MP MS MT MU MV MW MY NA NF NG NR \
        NU NZ PG PH PK PN PR PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG UM US VC VG VI VU \
        WS ZM ZW
        """, english.symbols),
      Regions("IN", NumberSymbols(decimal: ".", grouping: ",", hasIndianGroups: true)),
      Regions("CH", NumberSymbols(decimal: ".", grouping: "\u{2019}")),
      Regions("AT DE DK", NumberSymbols(decimal: ",", grouping: ".", spacesPercent: true)),
      Regions("BE NL", NumberSymbols(decimal: ",", grouping: ".")),
      Regions("FI", NumberSymbols(decimal: ",", grouping: "\u{A0}", spacesPercent: true)),
      Regions("ZA", NumberSymbols(decimal: ",", grouping: "\u{A0}")),
    ]
  }

  private static var spanishRegions: [Regions] {
    [
      Regions("EA ES GQ IC PH", spanish.symbols),
      Regions(
        "419 BR BZ CU DO GT HN MX NI PA PE PR SV US", NumberSymbols(decimal: ".", grouping: ",")),
      Regions("AR BO CL CO EC PY UY VE", NumberSymbols(decimal: ",", grouping: ".")),
      Regions("CR", NumberSymbols(decimal: ",", grouping: "\u{A0}")),
    ]
  }

  private static var frenchRegions: [Regions] {
    [
      Regions(
        """
        BE BF BI BJ BL CD CF CG CI CM DJ DZ FR GA GF GN GP GQ HT KM MA MC MF MG ML MQ MR MU NC NE PF \
        PM RE RW SC SN SY TD TG TN VU WF YT
        """, french.symbols),
      Regions("CA", NumberSymbols(decimal: ",", grouping: "\u{A0}", spacesPercent: true)),
      Regions("CH", NumberSymbols(decimal: ",", grouping: "\u{202F}")),
      Regions("LU", NumberSymbols(decimal: ",", grouping: ".", spacesPercent: true)),
    ]
  }
}
