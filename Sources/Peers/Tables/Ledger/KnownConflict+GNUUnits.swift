extension KnownConflict {
  /// The known differences between the catalog and GNU units.
  static let gnuUnits: [KnownConflict] = [
    KnownConflict(
      ["revolution-per-minute": "1/60", "revolution-per-second": "1"],
      "GNU units counts a revolution as 2π (radians are 1), so a revolution per second is 6.28 Hz; "
        + "here revolutions are counted, as the frequency of a rotation is.",
      source: "ISO 80000-3:2019, rotational frequency",
      versions: gnuVersions),
    KnownConflict(
      ["li": "500", "liang": "0.05"],
      "GNU units has old customary values, 10/27.8 mile and 11/3 oz; ours are the metric ones, 500 m and "
        + "50 g.", versions: gnuVersions),
    KnownConflict(
      ["month-synodic": "2551442.8896"],
      "GNU units cuts the mean month to tenths of a second, 29 d 12 h 44 min 2.8 s; ours has the six "
        + "decimals of a day that are published.", versions: gnuVersions),
    KnownConflict(
      ["tablespoon-imperial": "0.0000177581640625", "teaspoon-imperial": "454609/76800000000"],
      "GNU units has the spoons of 15 ml and 5 ml that are sold today; ours are the customary parts of a "
        + "fluid ounce, 5/8 and a third of it.", versions: gnuVersions),
    KnownConflict(
      ["calorie-15": "4.1855"],
      "GNU units has 4.1858 J as NIST SP 811 prints it; ours is the value that the International Committee "
        + "adopted, 4.1855 J with an uncertainty of 0.0005 J.", versions: gnuVersions),
    KnownConflict(
      ["barrel-oil-equivalent": "6117863200"],
      "GNU units takes the 5.8 million Btu of the statute as International Table Btu; ours are Btu at 59 °F.",
      versions: gnuVersions),
    KnownConflict(
      ["oersted": "250 π^-1", "kilooersted": "250000 π^-1"],
      "GNU units divides by the measured magnetic constant of CODATA 2018; the unit is 1000/4π A/m.",
      source: "NIST SP 811 (2008), appendix B.8", versions: gnuVersions),
    KnownConflict(
      ["dalton": "1.66053906892E-27"],
      "GNU units has the value of CODATA 2018; ours is that of CODATA 2022.", versions: gnuVersions),
    KnownConflict(
      ["funt": "0.40951241", "pood": "16.3804964"],
      "GNU units has 409.51718 g; the statute of 1899 makes the funt 0.40951241 kg.",
      versions: gnuVersions),
    KnownConflict(
      ["inch-ofhg-60-fahrenheit": "3376.85"],
      "GNU units multiplies a density of its own, 13.5574; ours are the published pascals.",
      source: "NIST SP 811 (2008), appendix B.8", versions: gnuVersions),
  ]

  private static let gnuVersions: Set<String> = ["3.15"]
}
