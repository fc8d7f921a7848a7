#if os(macOS) || os(Linux)
import UnitConversion

extension ScriptedPeer {
  /// The precision of a decimal library, and the number of digits of its constants.
  private static let digits = 34

  /// The form of the questions to a decimal library.
  private static let byFactor = "x · factor (+ offset), constants of \(digits) digits"

  private static func recipe(_ conversion: AskedConversion) -> [String] {
    ConversionRecipe(conversion.plan.map, digits: digits).fields
  }

  /// Starts Python's `decimal`, which is libmpdec.
  package static func python(
    _ program: String = "python3", timeLimit: Duration = .seconds(60)
  ) throws(PeerError) -> ScriptedPeer {
    let child = try PeerChild(
      program, arguments: ["-I", "-c", PythonConversions.decimal, String(digits)],
      timeLimit: timeLimit)
    return try ScriptedPeer(
      "python", title: "Python's decimal, libmpdec", summary: "\(digits) digits: \(byFactor)",
      format: .decimal(digits: digits), child: child, fields: recipe)
  }

  /// Starts Pint with `float`, its default.
  package static func pint(
    _ program: String = "python3", environment: [String: String] = [:],
    timeLimit: Duration = .seconds(60)
  ) throws(PeerError) -> ScriptedPeer {
    // Python runs without -I, so that Python also finds Pint in the user's own folders.
    let child = try PeerChild(
      program, arguments: ["-c", PythonConversions.pint], environment: environment,
      timeLimit: timeLimit)
    let names = TheirNames(.pint)
    return try ScriptedPeer(
      "pint", title: "Pint", summary: "53 bits: Quantity(x, unit).to(unit)", format: .binary64,
      child: child
    ) { names.fields(of: $0) }
  }

  /// Starts a decimal library of JavaScript in node.
  package static func javaScript(
    _ library: String, program: String = "node", environment: [String: String] = [:],
    timeLimit: Duration = .seconds(60)
  ) throws(PeerError) -> ScriptedPeer {
    let child = try PeerChild(
      program, arguments: ["-e", JavaScriptConversions.text, library, String(digits)],
      environment: environment, timeLimit: timeLimit)
    let places = library == "decimal.js" ? "digits" : "decimals in a division"
    return try ScriptedPeer(
      library, title: library, summary: "\(digits) \(places): \(byFactor)",
      format: .decimal(digits: digits), child: child, fields: recipe)
  }

  /// Compiles and starts a program with Intel's decimal library.
  package static func intel(
    compiler: String = "cc", library: String? = nil,
    timeLimit: Duration = .seconds(60)
  ) throws(PeerError) -> ScriptedPeer {
    let child = try CompiledProgram.start(
      IntelConversions.text, linking: library ?? IntelProgram.library, compiler: compiler,
      timeLimit: timeLimit)
    return try ScriptedPeer(
      "intel", title: "Intel's decimal library,", summary: "\(digits) digits: \(byFactor)",
      format: .decimal(digits: digits), child: child, fields: recipe)
  }
}
#endif
