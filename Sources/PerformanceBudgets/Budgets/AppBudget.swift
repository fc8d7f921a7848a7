import StrictText

/// What the app may cost in a browser; `make app-check` measures and judges it.
public struct AppBudget: Hashable, Sendable {
  /// What is measured, such as `key handled 4x`.
  public let measure: String
  /// The limit that fails the check.
  public let must: Double
  /// The limit that the check shows.
  public let want: Double
  /// The unit of the numbers.
  public let unit: String
  /// How it is measured, and why there is this limit.
  public let reason: String
  /// The place of the entry, like `app[3]`.
  let path: String
  /// The byte at which the measure is written.
  let offset: Int

  init(_ node: JSONNode, index: Int) throws(PlacedProblem) {
    path = "app[\(index)]"
    let members = try StrictMembers(
      node, path: path, allowing: ["measure", "must", "want", "beyondEmpty", "unit", "reason"])
    must = try members.number("must")
    want = try members.number("want")
    for key in ["must", "want"] where try members.number(key) < 0 {
      throw members.problem("a limit must not be below 0", at: key)
    }
    if let beyond = try members.optionalNumber("beyondEmpty"), beyond <= 0 {
      throw members.problem("a limit must be greater than 0", at: "beyondEmpty")
    }
    unit = try members.string("unit")
    reason = try members.string("reason")
    measure = try members.string("measure")
    offset = members.offsets["measure"] ?? node.offset
  }
}
