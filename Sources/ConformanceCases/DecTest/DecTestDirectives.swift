import DecimalArithmetic

/// The directives read so far, which set the context of the cases that follow.
struct DecTestDirectives {
  var version: String?
  var isExtended = true
  var clamp = false
  var precision: Int?
  var rounding: RoundingMode?
  var maxExponent: Int?
  var minExponent: Int?
  var includes: [DecTestInclude] = []

  /// The rounding modes by their names in directives.
  private static let roundings: [String: RoundingMode] = [
    "half_even": .halfEven, "half_up": .halfUp, "half_down": .halfDown, "down": .down,
    "up": .up, "floor": .floor, "ceiling": .ceiling, "05up": .up05,
  ]

  /// Applies one directive; the case of letters in names and values is ignored.
  ///
  /// - Returns: the problem; `nil` if the directive is valid.
  mutating func take(
    _ name: String, value: String, line: Int
  ) -> DecTestError.Problem? {
    let word = value.lowercased()
    let bad = DecTestError.Problem.badValue(value, directive: name)
    switch name.lowercased() {
    case "version": version = value
    case "dectest": includes.append(DecTestInclude(name: value, line: line))
    case "extended":
      guard let flag = Self.flag(word) else { return bad }
      isExtended = flag
    case "clamp":
      guard let flag = Self.flag(word) else { return bad }
      clamp = flag
    case "rounding":
      guard let mode = Self.roundings[word] else { return bad }
      rounding = mode
    case "precision":
      guard let number = Int(word), (1...ArithmeticContext.limit).contains(number) else {
        return bad
      }
      precision = number
    case "maxexponent":
      guard let number = Int(word), (0...ArithmeticContext.limit).contains(number) else {
        return bad
      }
      maxExponent = number
    case "minexponent":
      guard let number = Int(word), (-ArithmeticContext.limit...0).contains(number) else {
        return bad
      }
      minExponent = number
    default: return .unknownDirective(name)
    }
    return nil
  }

  /// The context that the directives set, or the name of a missing directive.
  var context: Result<ArithmeticContext, MissingDirective> {
    guard let precision else { return .failure(MissingDirective(name: "precision")) }
    guard let rounding else { return .failure(MissingDirective(name: "rounding")) }
    guard let maxExponent else { return .failure(MissingDirective(name: "maxExponent")) }
    guard let minExponent else { return .failure(MissingDirective(name: "minExponent")) }
    return .success(
      ArithmeticContext(
        precision: precision, maxExponent: maxExponent, minExponent: minExponent,
        rounding: rounding, clamp: clamp))
  }

  struct MissingDirective: Error {
    let name: String
  }

  private static func flag(_ word: String) -> Bool? {
    switch word {
    case "0": false
    case "1": true
    default: nil
    }
  }
}
