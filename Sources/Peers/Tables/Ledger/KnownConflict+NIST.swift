extension KnownConflict {
  /// The known differences between the catalog and NIST SP 811.
  static let nist: [KnownConflict] = [
    KnownConflict(
      ["rod": "5.0292"],
      "SP 811 is of 2008, when the rod was of the US survey foot; since 2023 it is of the international "
        + "foot.", source: "85 FR 62698 (2020), NIST Handbook 44 (2023), appendix C",
      versions: ["2008"]),
    KnownConflict(
      ["acre-foot": "1233.48183754752"],
      "SP 811 takes acre and foot of the US survey foot; ours is of the international foot.",
      source: "NIST Handbook 44 (2023), appendix C", versions: ["2008"]),
  ]
}
