import DecimalArithmetic
import Notebook
import PropertyTesting
import UnitCatalog

/// Methods that draw rows, which an edit accepts unless another row conflicts with them.
extension ChoiceSource {
  mutating func historyEntry(_ id: String) -> HistoryEntry {
    let content: HistoryEntry.Content
    switch uniform(in: 0...2) {
    case 0:
      content = .conversion(
        KeptConversion(
          category: element(of: ["length", ""]), from: unitName(), to: unitName(),
          input: keptNumber(), result: keptNumber(), isExact: oneIn(2),
          rounding: element(of: RoundingMode.allCases), text: keptText()))
    case 1:
      content = .calculation(KeptCalculation(expression: keptText(), result: keptNumber()))
    default:
      content = .tool(
        KeptToolRun(
          element(of: KeptToolRun.Tool.allCases),
          inputs: oneIn(3) ? [] : [ToolField("amount", keptText()), ToolField("x-people", "3")],
          outputs: [ToolField("shares", list: oneIn(3) ? [] : [keptText(), "1"])]))
    }
    return HistoryEntry(
      id: id, createdAt: time(), content, isStarred: oneIn(3), isCopied: oneIn(3))
  }

  mutating func favorite(_ id: String) -> Favorite {
    Favorite(
      id: id, oneIn(3) ? .unit(unitName()) : .pair(from: unitName(), to: unitName()),
      label: optional { $0.keptText() },
      color: optional { $0.element(of: ColorTag.allCases) },
      decimals: optional { $0.uniform(in: 0...12) }, createdAt: time(),
      updatedAt: optional { $0.time() }, lastUsedAt: optional { $0.time() })
  }

  mutating func userUnit(_ id: String) -> UserUnit {
    let name = element(of: ["smoot", "Smoot", "oven mark", "pace", "=mark", "-x"])
    return UserUnit(
      id: id, identifier: element(of: ["smoot", "oven-mark", "mark", "pace", "yard"]),
      category: element(of: ["length", "length", "length", "currency"]), name: name,
      symbol: element(of: ["sm", "om", "@", "pc", "km"]),
      aliases: oneIn(2) ? [] : oneIn(2) ? [element(of: ["gas", "pace", "yards"])] : [keptText()],
      reference: element(of: ["inch", "inch", "smoot", "pace", "mark", "euro"]),
      factor: element(of: ["67", "67", "1/3", "-1/3", "2.5e1", "1e-900"]),
      offset: element(of: ["0", "0", "0", "-40", "1/2"]),
      offsetOrder: oneIn(2) ? .afterFactor : .beforeFactor, note: optional { $0.keptText() },
      createdAt: time(), updatedAt: optional { $0.time() })
  }

  mutating func userCategory(_ id: String) -> UserCategory {
    UserCategory(
      id: id, identifier: element(of: ["currency", "points"]),
      name: element(of: ["Currency (manual)", "=c", "p;=1"]),
      baseIdentifier: element(of: ["euro", "point", "smoot"]), baseName: "euro",
      baseSymbol: element(of: ["€", "\""]), createdAt: time(), updatedAt: optional { $0.time() })
  }
}
