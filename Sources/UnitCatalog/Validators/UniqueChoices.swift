/// A name is declared a choice once: of two declarations look-up would know only the later.
///
/// Two may differ in case if one is in small letters (`cal`, `Cal`): each is then found as it is written.
package enum UniqueChoices {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var exactOwners: [String: Int] = [:]
    /// By the key and whether the name is in small letters.
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
