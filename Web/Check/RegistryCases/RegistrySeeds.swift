extension RegistryCases {
  /// The registry onto which the cases are read.
  static let baseText = """
    {"format": "metryvo-registry", "version": 1, "quantities": [
      {"identifier": "length", "name": "Length", "base": "meter", "dimension": "length", "units": [
        {"identifier": "meter", "symbol": "m", "name": "meter", "definition": "base"},
        {"identifier": "inch", "symbol": "in", "name": "inch", "definition": "0.0254 meter"}]},
      {"identifier": "temperature", "name": "Temperature", "base": "kelvin",
       "dimension": "temperature", "lowest": "0", "units": [
        {"identifier": "kelvin", "symbol": "K", "name": "kelvin", "definition": "base"},
        {"identifier": "celsius", "symbol": "°C", "name": "degree Celsius",
         "definition": "1 kelvin + 273.15 kelvin"}]}]}
    """

  /// The texts from which the cases are made.
  static let seeds = [
    baseText,
    """
    {"format": "metryvo-registry", "version": 1, "customUnits": [
      {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": 67},
      {"name": "double step", "symbol": "dstep", "reference": "smoot", "factor": "5/6"},
      {"name": "oven mark", "symbol": "mark", "reference": "celsius", "factor": 14, "offset": 121},
      {"name": "noisy", "symbol": "nz", "reference": "meter", "factor": 0.30480000000000001}]}
    """,
    """
    {"format": "metryvo-registry", "version": 1, "quantities": [
      {"identifier": "length", "aliases": ["span"], "groups": [{"name": "Old", "units": ["ell"]}],
       "choices": [{"names": ["e"], "units": ["ell", "inch"]}], "units": [
        {"identifier": "ell", "symbol": "ell", "name": "ell", "definition": "45 inch",
         "kind": "conventional", "systems": ["other"], "model": "linear", "note": "\\u00e9\\n",
         "scale": {"numerator": "1143", "denominator": "1000", "piPower": 0}}]},
      {"identifier": "currency", "name": "Currency", "base": "euro", "dimension": "1", "units": [
        {"identifier": "euro", "symbol": "€", "name": "euro", "definition": "base"}]}]}
    """,
    """
    [{"categoryName": "Length", "units": [
      {"unitName": "Meter", "unitSymbol": "m", "conversionFactor": 1, "isBase": true},
      {"unitName": "Inch", "unitSymbol": "in", "conversionFactor": 0.025},
      {"unitName": "Smoot", "unitSymbol": "smoot", "conversionFactor": 1.7018}]},
     {"categoryName": "Heat", "units": [
      {"unitName": "Degree Celsius", "unitSymbol": "°C", "factor": 1, "isBase": true},
      {"unitName": "Notch", "unitSymbol": "nt", "factor": 2.5, "offset": -3, "notes": "oven"}]}]
    """,
    """
    {"categories": [{"categoryName": "Shoes", "units": [
      {"unitName": "Pair", "unitSymbol": "pr", "factor": "1", "isBase": true},
      {"unitName": "Gross", "unitSymbol": "gs", "factor": "144/2"}]}]}
    """,
  ]
}
