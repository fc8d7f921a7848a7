import MeasureText
import UnitCatalog

extension Catalog {
  /// Returns the sections that an option names: a quantity, several quantities of one topic, or
  /// headings.
  ///
  /// - Throws: ``Failure`` with the nearest names if nothing has this name.
  package func sections(ofOption name: String) throws(Failure) -> [QuantitySection] {
    let sections = sections(named: name)
    if !sections.isEmpty { return sections }
    let near = quantityNames(near: name)
    let hint =
      near.isEmpty
      ? "'metryvo units' lists them" : "did you mean \(near.joined(separator: ", "))?"
    throw Failure(
      code: .badInput, message: "there is no quantity '\(name.excerpt)'; \(hint)")
  }
}
