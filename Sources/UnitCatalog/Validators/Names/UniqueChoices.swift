/// The rule that a name has only one declared choice.
///
/// Of two declarations, look-up would use only the later.
///
/// Names of two choices may differ only in case if one of the names is in small letters (`cal`,
/// `Cal`). Look-up then distinguishes the names by case.
package enum UniqueChoices {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var exactOwners: [String: Int] = [:]
    /// The index of the choice by key: the first dictionary is for names with capitals, the second
    /// for names in small letters.
    var insensitiveOwners: [[String: Int]] = [[:], [:]]
    var problems: [CatalogProblem] = []
    for (index, choice) in catalog.choices.enumerated() {
      for name in choice.names {
        var isRepeated = false
        for key in NameChoice.exactKeys(name) {
          isRepeated = exactOwners.updateValue(index, forKey: key).map { $0 != index } ?? isRepeated
        }
        if let key = NameChoice.insensitiveKey(name) {
          let list = NameChoice.isInSmallLetters(name) ? 1 : 0
          if let owner = insensitiveOwners[list].updateValue(index, forKey: key), owner != index {
            isRepeated = true
          }
        }
        if isRepeated { problems.append(.repeatedChoice(name)) }
      }
    }
    return problems
  }
}
