extension KnownConflict {
  /// The known differences between the catalog and Pint.
  static let pint: [KnownConflict] = [
    KnownConflict(
      ["mil-nato": "0.00015625"],
      "Pint's mil is π/32000 rad, a tenth of π/3200 rad: 6400 make a revolution, not 64000.",
      source: "NIST SP 811 (2008), appendix B.8: 1 mil = 9.817 477 E-04 rad", versions: pintVersions
    ),
    KnownConflict(
      [
        "link": "0.201168", "rod": "5.0292", "fathom": "1.8288", "chain": "20.1168",
        "furlong": "201.168", "league": "4828.032", "acre": "4046.8564224",
      ],
      "Pint makes these of the US survey foot, 1200/3937 m; since 2023 they are of the international "
        + "foot, 0.3048 m, which is 2 parts in a million shorter, 4 in areas.",
      source: "85 FR 62698 (2020), NIST Handbook 44 (2023), appendix C", versions: pintVersions),
    KnownConflict(
      ["acre-foot": "1233.48183754752"],
      "Pint takes acre and foot of the US survey foot; ours is of the international foot.",
      source: "NIST Handbook 44 (2023), appendix C", versions: pintVersions),
    KnownConflict(
      [
        "parsec": "96939420213600000 π^-1", "kiloparsec": "9.69394202136E+19 π^-1",
        "megaparsec": "9.69394202136E+22 π^-1",
      ],
      "Pint divides by the tangent of an arc second; by definition it is the arc, 648000/π au.",
      source: "IAU 2015 Resolution B2, note 4", versions: pintVersions),
    KnownConflict(
      ["revolution-per-minute": "1/60", "revolution-per-second": "1"],
      "Pint counts a revolution as 2π (radians are 1), so a revolution per second is 6.28 Hz; here "
        + "revolutions are counted, as the frequency of a rotation is.",
      source: "ISO 80000-3:2019, rotational frequency",
      versions: pintVersions),
    KnownConflict(
      ["century": "3155695200", "millennium": "31556952000"],
      "Pint's are of Julian years, 365.25 days; ours of Gregorian years, 365.2425 days.",
      versions: pintVersions),
    KnownConflict(
      ["therm-ec": "105506000"],
      "Pint's is 100 000 times its Btu, 1055.056 J; the directive says 105.506 MJ.",
      source: "Council Directive 80/181/EEC, annex, chapter II", versions: pintVersions),
    KnownConflict(
      ["horsepower-boiler": "9809.5"],
      "Pint's is 33 475 Btu an hour of 1055.056 J; the published value is 9809.50 W.",
      source: "NIST SP 811 (2008), appendix B.8", versions: pintVersions),
    KnownConflict(
      [
        "inch-ofhg-60-fahrenheit": "3376.85", "inch-ofwater-4-celsius": "249.082",
        "inch-ofwater-60-fahrenheit": "248.84",
      ],
      "Pint multiplies a density of six digits by gravity and an inch; ours are the published pascals, "
        + "of five and six digits, and agree to these.",
      source: "NIST SP 811 (2008), appendix B.8", versions: pintVersions),
  ]

  private static let pintVersions: Set<String> = ["0.25.3"]
}
