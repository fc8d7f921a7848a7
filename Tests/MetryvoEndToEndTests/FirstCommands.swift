/// A newcomer's first commands, in the order of `reports/first-commands.md`.
///
/// A shell runs each line in a folder with ``files``. To add a line, add it here and run the test
/// with `METRYVO_UPDATE=1`.
enum FirstCommands {
  struct Section {
    var title: String
    var text: String
    var lines: [String]
  }

  static let files = [
    "parcels.csv": """
    parcel,weight,unit
    A,2.5,lb
    B,-,lb
    C,40,oz

    """,
    "claims.tsv": """
    value\tfrom\tto\tclaimed
    5\tmi\tkm\t8.0467
    1\tft\tyd\t0.334
    1\tst\tkg\t0.157473

    """,
  ]

  static let sections = [
    Section(
      title: "In plain words",
      text: "What begins with a number is a conversion; `to`, `in` and `as` may be left out.",
      lines: [
        "metryvo 5 mi to km", "metryvo 5 ft 6 in cm", "metryvo 12 in cm", "metryvo 1/3 cup in mL",
        "metryvo \"10-12 kg\" lb --decimals 1",
        "metryvo 3 1/2 cups to mL --system us --style expression",
      ]),
    Section(
      title: "Convert",
      text:
        "A value, its unit, the unit to convert to. The remark says how far the result can be trusted.",
      lines: [
        "metryvo convert 5 mi km",
        "metryvo convert -40 °C °F",
        "metryvo convert \"12 fl oz\" mL --decimals 1",
        "metryvo convert 1 ft yd --digits 8 --rounding floor",
        "metryvo convert 1 ft mi --decimals 2",
        "metryvo convert 1 ft yd --digits 40 --backend gmp",
      ]),
    Section(
      title: "Fuel, angles, levels",
      text: "These conversions are exact too, and rounded once.",
      lines: [
        "metryvo convert 8 L/100km mpg-us", "metryvo convert 180 deg rad --digits 34",
        "metryvo convert 94 \"dB SPL\" Pa", "metryvo convert 1 W dBm", "metryvo convert 0 W dBm",
      ]),
    Section(
      title: "Calculate",
      text: "Values are exact fractions while they fit. Percent is that of a pocket calculator.",
      lines: [
        "metryvo calc \"100 + 10%\"", "metryvo calc \"(1 + 2) * 3 / 7\"",
        "metryvo calc --keys \"2 + 3 * 4 =\" --mode immediate",
      ]),
    Section(
      title: "Tips, discounts, shares",
      text: "Amounts are exact to the penny. `--steps` says how they came about.",
      lines: [
        "metryvo tip 48.50 --percent 18 --people 3",
        "metryvo discount 63.99 --off 20% --before --steps",
        "metryvo split 10 --weights \"2 1 1\"",
      ]),
    Section(
      title: "As a locale writes",
      text: "Numbers are read and written so, and everyday units have their names.",
      lines: [
        "metryvo \"1.234,5 km\" mi --locale de --decimals 2", "metryvo 3 Zoll cm --locale de",
        "metryvo 1234567.5 m mm --locale en-IN", "metryvo 5 gal L --locale en-GB",
        "metryvo 123456789 m mm --locale fr", "metryvo 1,234 m ft --locale de --strict --digits 6",
      ]),
    Section(
      title: "Every unit of a quantity", text: "",
      lines: [
        "metryvo all 100 °C --decimals 2", "metryvo all 1 mi --digits 6 | head -n 5",
        "metryvo all 5 mi --region DE",
      ]),
    Section(
      title: "Find a unit", text: "By any part of what it is called, also misspelt.",
      lines: [
        "metryvo search \"nautical m\"", "metryvo search killometer --limit 3",
        "metryvo search Zoll --limit 1",
        "metryvo units furlong",
      ]),
    Section(
      title: "What does this text mean?", text: "",
      lines: [
        "metryvo paste \"1.234,5 km\" --locale de", "metryvo paste \"It is 5 ft 6 in tall\"",
        "metryvo paste 1,234 km", "metryvo paste \"1.234,5 km\"",
        "metryvo paste \"1,5 km\" --strict",
      ]),
    Section(
      title: "Many rows",
      text: "TSV or CSV through a pipe or from a file; a summary goes to standard error.",
      lines: [
        "printf '5\\tmi\\tkm\\n1\\tft\\tyd\\n' | metryvo convert --batch",
        "cat parcels.csv",
        "metryvo convert --batch parcels.csv --columns weight,unit --to kg --append",
      ]),
    Section(
      title: "Are these results right?",
      text: "What another converter says, row by row, with the sources of both units.",
      lines: ["cat claims.tsv", "metryvo verify claims claims.tsv"]),
    Section(
      title: "For programs", text: "Numbers are strings, so no digit is lost.",
      lines: ["metryvo convert 5 mi km --json"]),
    Section(
      title: "When something is wrong", text: "",
      lines: [
        "metryvo convert 5 mi kg", "metryvo convert 5 miels km", "metryvo convert 1,5 mi km",
        "metryvo convert 5 mi", "metryvo convrt 5 mi km",
      ]),
    Section(title: "Help", text: "", lines: ["metryvo help all"]),
  ]
}
