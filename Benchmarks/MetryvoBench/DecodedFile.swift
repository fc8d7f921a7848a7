import Foundation

/// A value from JSON; an error names the file and the place in it.
func decoded<Value: Decodable>(
  _: Value.Type, from data: Data, name: String
) throws(BenchFailure) -> Value {
  do {
    return try JSONDecoder().decode(Value.self, from: data)
  } catch DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
    DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context)
  {
    let place = context.codingPath.map {
      $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)"
    }.joined()
    throw BenchFailure(65, "\(name): \(place.dropFirst()): \(context.debugDescription)")
  } catch { throw BenchFailure(65, "\(name): \(error)") }
}
