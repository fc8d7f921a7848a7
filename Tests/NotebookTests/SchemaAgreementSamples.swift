/// Objects of documents, of which tests change one member at a time.
struct SchemaObject {
  /// The text before the object's members, after the format and the version.
  let start: String
  let members: [String]
  let end: String

  /// Returns the document with these members.
  func document(_ members: [String]) -> String {
    let head =
      start.isEmpty ? "{" : "{\"format\": \"metryvo-data\", \"version\": 1, " + start
    return head + members.joined(separator: ", ") + end + "}"
  }

  /// The documents with the unchanged object, and with objects in which one member is missing, one
  /// value is replaced, or one key is added.
  var changed: [String] {
    var documents = [document(members)]
    for number in members.indices {
      var others = members
      let member = others.remove(at: number)
      documents.append(document(others))
      let key = member.prefix { $0 != ":" } + ": "
      let texts = member.contains("T00:") ? Self.times : member.hasSuffix("\"") ? Self.texts : []
      for value in Self.values + texts.map({ "\"\($0)\"" }) {
        documents.append(document(others + [key + value]))
      }
    }
    for key in Self.keys where !members.contains(where: { $0.hasPrefix("\"\(key)\":") }) {
      for value in ["\"a\"", "null"] {
        documents.append(document(members + ["\"\(key)\": \(value)"]))
      }
    }
    return documents
  }

  private static let time = "\"2026-01-01T00:00:00.000Z\""
  private static let marks = ["\"copied\": false", "\"starred\": true", "\"x-a\": 1"]

  static let all = [
    SchemaObject(
      start: "",
      members: [
        "\"format\": \"metryvo-data\"", "\"version\": 1", "\"exportedAt\": \(time)",
        "\"app\": \"a\"", "\"profile\": \"all\"", "\"settings\": {}", "\"favorites\": []",
        "\"history\": []", "\"customUnits\": []", "\"customCategories\": []", "\"recents\": {}",
        "\"entitlements\": {}",
      ], end: ""),
    SchemaObject(
      start: "\"settings\": {",
      members: [
        "\"theme\": \"dark\"", "\"skin\": \"system\"", "\"accent\": \"#00FF00\"",
        "\"motion\": \"system\"", "\"haptics\": {}", "\"keyClick\": true",
        "\"favoritesLayout\": \"list\"", "\"locale\": \"de-CH\"", "\"region\": \"419\"",
        "\"symbols\": \"local\"", "\"precision\": {}", "\"roundingMode\": \"up\"",
        "\"formatting\": {}", "\"copyStyle\": \"value\"", "\"belowAbsoluteZeroNote\": true",
        "\"calculator\": {\"mode\": \"apple\"}",
      ], end: "}"),
    SchemaObject(
      start: "\"settings\": {\"haptics\": {", members: ["\"on\": true", "\"profile\": \"light\""],
      end: "}}"),
    SchemaObject(
      start: "\"settings\": {\"precision\": {",
      members: [
        "\"global\": {\"decimals\": 1}", "\"perCategory\": {\"x-a\": {\"decimals\": 1}}",
        "\"perPair\": []",
      ], end: "}}"),
    SchemaObject(
      start: "\"settings\": {\"precision\": {\"perCategory\": {\"length\": {",
      members: ["\"decimals\": 1"], end: "}}}}"),
    SchemaObject(
      start: "\"settings\": {\"precision\": {\"perPair\": [{",
      members: ["\"from\": \"a\"", "\"to\": \"b\"", "\"decimals\": \"1\""], end: "}]}}"),
    SchemaObject(
      start: "\"settings\": {\"formatting\": {",
      members: [
        "\"grouping\": \"auto\"", "\"scientificFrom\": \"1e21\"",
        "\"scientificBelow\": \"1e-12\"", "\"separators\": {\"decimal\": \",\", \"group\": \".\"}",
      ], end: "}}"),
    SchemaObject(
      start: "\"settings\": {\"formatting\": {\"separators\": {",
      members: ["\"decimal\": \",\"", "\"group\": \"'\""], end: "}}}"),
    SchemaObject(
      start: "\"favorites\": [{",
      members: [
        "\"id\": \"a\"", "\"kind\": \"pair\"", "\"from\": \"a\"", "\"to\": \"b\"",
        "\"label\": \"a\"", "\"colorTag\": \"red\"", "\"precision\": {\"decimals\": 1}",
        "\"order\": 1", "\"createdAt\": \(time)", "\"updatedAt\": \(time)",
        "\"lastUsedAt\": \(time)",
      ], end: "}]"),
    SchemaObject(
      start: "\"favorites\": [{",
      members: [
        "\"id\": \"a\"", "\"kind\": \"unit\"", "\"unit\": \"a\"", "\"createdAt\": \(time)",
      ], end: "}]"),
    SchemaObject(
      start: "\"history\": [{",
      members: [
        "\"id\": \"a\"", "\"kind\": \"conversion\"", "\"createdAt\": \(time)",
        "\"category\": \"a\"", "\"from\": \"a\"", "\"to\": \"b\"", "\"input\": \"1\"",
        "\"result\": 2", "\"exact\": true", "\"rounding\": \"up\"", "\"text\": \"a\"",
      ] + marks, end: "}]"),
    SchemaObject(
      start: "\"history\": [{",
      members: [
        "\"id\": \"a\"", "\"kind\": \"calculation\"", "\"timestamp\": \(time)",
        "\"expression\": \"a\"", "\"result\": \"2\"",
      ] + marks, end: "}]"),
    SchemaObject(
      start: "\"history\": [{",
      members: [
        "\"id\": \"a\"", "\"kind\": \"tool\"", "\"createdAt\": \(time)", "\"tool\": \"tip\"",
        "\"inputs\": {\"a\": 1}", "\"outputs\": {\"x-a\": [\"1\", 2]}",
      ] + marks, end: "}]"),
    SchemaObject(
      start: "\"customUnits\": [{",
      members: [
        "\"id\": \"a\"", "\"identifier\": \"a\"", "\"categoryId\": \"length\"", "\"name\": \"a\"",
        "\"symbol\": \"a\"", "\"aliases\": [\"b\"]", "\"reference\": \"inch\"", "\"factor\": \"2\"",
        "\"offset\": \"1/3\"", "\"offsetOrder\": \"before\"", "\"note\": \"\"",
        "\"createdAt\": \(time)", "\"updatedAt\": \(time)",
      ], end: "}]"),
    SchemaObject(
      start: "\"customUnits\": [{",
      members: [
        "\"id\": \"a\"", "\"categoryId\": \"length\"", "\"name\": \"a\"", "\"symbol\": \"a\"",
        "\"reference\": \"inch\"", "\"factor\": 2", "\"createdAt\": \(time)",
      ], end: "}]"),
    SchemaObject(
      start: "\"customCategories\": [{",
      members: [
        "\"id\": \"a\"", "\"identifier\": \"a\"", "\"name\": \"a\"",
        "\"base\": {\"name\": \"b\", \"symbol\": \"b\"}", "\"createdAt\": \(time)",
        "\"updatedAt\": \(time)",
      ], end: "}]"),
    SchemaObject(
      start: "\"customCategories\": [{\"id\": \"a\", \"name\": \"a\", \"createdAt\": \(time), "
        + "\"base\": {",
      members: ["\"identifier\": \"b\"", "\"name\": \"b\"", "\"symbol\": \"b\""], end: "}}]"),
    SchemaObject(
      start: "\"recents\": {",
      members: [
        "\"categories\": [\"a\"]", "\"units\": [\"a\"]", "\"searches\": [\"a\", \"b\"]",
        "\"last\": {\"category\": \"\", \"from\": \"\", \"to\": \"\", \"input\": 1}",
      ], end: "}"),
    SchemaObject(
      start: "\"recents\": {\"last\": {",
      members: ["\"category\": \"a\"", "\"from\": \"a\"", "\"to\": \"b\"", "\"input\": \"1.\""],
      end: "}}"),
    SchemaObject(
      start: "\"entitlements\": {", members: ["\"products\": []", "\"tips\": []"], end: "}"),
    SchemaObject(
      start: "\"entitlements\": {\"products\": [{",
      members: ["\"id\": \"offlineunit_pro\"", "\"since\": \(time)", "\"licence\": \"a\""],
      end: "}]}"),
    SchemaObject(
      start: "\"entitlements\": {\"tips\": [{",
      members: ["\"id\": \"tip_small\"", "\"at\": \(time)"], end: "}]}"),
  ]

  private static let keys = [
    "timestamp", "createdAt", "from", "to", "unit", "expression", "result", "tool", "base", "x-",
    "zzz",
  ]

  private static let texts = [
    "", " ", "\\t", "5", "+5", "-5", "-0", "005", "0000000000005", "1234567890", "5.0", "1.", ".5",
    "1e+21", "1e21", "1e6144", "1e6145", "1e6146", "1e-6175", "1e-6176", "1e-6177", "1e--5",
    "1e0021",
    "1e00021", "1E5", "-1.5e-3", "1e999", "1e1000", "1/3", "-1/3", "1/0", "1/03", "1.5/2", "0",
    "-0.00",
    "0e5", "0/5", "1", "abc", "ABC", "a b", "a-b", "-a", "ln", "ü", "走る", "\\u0007", "\\u007f",
    "\\u202e", "\\ud834\\udd73", "\\ud83d\\ude00", "-", "\\u2212", "e", ",", "\\u0000", "419", "GB",
    "UK",
    "gb", "ZZ", "de", "de_ch", "de-CH", "de-ZZ", "pt", "pt-BR", "tlh", "zh-Hans", "#00ff00",
    "#00ff0",
    "pair", "unit", "conversion", "calculation", "tool", "before",
  ]

  private static let times = [
    "", "2026-02-29T00:00:00.000Z", "2028-02-29T00:00:00.000Z", "2100-02-29T00:00:00.000Z",
    "2000-02-29T23:59:59.999Z", "2026-04-31T00:00:00.000Z", "2026-12-31T23:59:60.000Z",
    "2026-01-01T00:00:00Z", "0000-02-29T00:00:00.000Z", "2026-01-01T24:00:00.000Z",
    "2026-00-01T00:00:00.000Z", "2026-11-31T00:00:00.000Z", "9999-12-31T23:59:59.999Z",
  ]

  private static let values =
    [
      "\"5\"", "\"13\"", "\"+5\"", "\"-0\"", "\"0000000000005\"", "\"5.0\"", "\"-1234567890\"",
      "null", "true", "0", "-0", "0.0", "-1", "5", "5.0", "50e-1", "1e0", "1.5", "12", "13", "1e21",
      "999999999", "1000000000", "-999999999", "-1e9", "1.0", "2", "[]", "[\"a\"]",
      "[\"a\", \"a\"]",
      "[\"a\", \"b\"]", "[\"\"]", "[1]", "[null]", "[{}]", "{}", "{\"x-a\": {}}", "{\"a\": \"1\"}",
      "{\"a\": null}", "{\"a b\": 1}", "{\"a\": {\"decimals\": 12}}", "{\"decimals\": 1}",
      "{\"decimals\": null}", "{\"mode\": null}", "{\"name\": \"走\", \"symbol\": \"b\"}",
    ]
}
