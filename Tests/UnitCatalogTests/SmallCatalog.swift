import UnitCatalog

/// Returns a catalog of lengths with the meter and the given units, to break one rule at a time.
func smallCatalog(
  _ units: String, head: String = "base meter", more: [String] = []
) throws(CatalogError) -> Catalog {
  let length = """
    quantity length
    name Length
    icon ruler
    dimension length
    \(head)
    unit meter
    symbol m
    name meter
    system metric
    definition base
    source SI
    \(units)
    """
  var texts = [CatalogText(name: "length", length)]
  for (index, text) in more.enumerated() {
    texts.append(CatalogText(name: "text \(index + 2)", text))
  }
  return try Catalog(texts: texts)
}

/// Returns the lines of a unit of length; a given line replaces the default line of its key.
func unit(_ identifier: String, _ definition: String, _ lines: [String] = []) -> String {
  let usual = [
    "symbol \(identifier)", "name \(identifier)", "system other", "definition \(definition)",
    "source Test",
  ]
  let keys = lines.map { $0.prefix { $0 != " " } }
  let kept = usual.filter { line in !keys.contains(line.prefix { $0 != " " }) }
  return (["unit \(identifier)"] + kept + lines).joined(separator: "\n")
}
