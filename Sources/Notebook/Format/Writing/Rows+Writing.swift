import StrictText
import UnitCatalog

extension Favorite {
  func write(order: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.text("id", id)
      switch subject {
      case .pair(let from, let to):
        writer.text("kind", "pair")
        writer.text("from", from)
        writer.text("to", to)
      case .unit(let unit):
        writer.text("kind", "unit")
        writer.text("unit", unit)
      }
      writer.text("label", label)
      writer.text("colorTag", color?.rawValue)
      writer.decimals("precision", decimals)
      writer.number("order", order)
      writer.time("createdAt", createdAt)
      writer.time("updatedAt", updatedAt)
      writer.time("lastUsedAt", lastUsedAt)
    }
  }
}

extension UserUnit {
  /// Writes the unit; the format of earlier programs has other keys for the reference and the note.
  func write(
    to writer: inout JSONWriter, referenceKey: String = "reference", noteKey: String = "note"
  ) {
    writer.object { writer in
      writer.text("id", id)
      writer.text("identifier", identifier)
      writer.text("categoryId", category)
      writer.text("name", name)
      writer.text("symbol", symbol)
      writer.texts("aliases", aliases)
      writer.text(referenceKey, reference)
      writer.text("factor", factor)
      writer.text("offset", offset)
      writer.text("offsetOrder", offsetOrder.word)
      writer.text(noteKey, note)
      writer.time("createdAt", createdAt)
      writer.time("updatedAt", updatedAt)
    }
  }
}

extension CustomUnit.OffsetOrder {
  /// The word for the order in documents: `after` or `before`.
  var word: String { self == .afterFactor ? "after" : "before" }
}

extension UserCategory {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.text("id", id)
      writer.text("identifier", identifier)
      writer.text("name", name)
      writer.key("base")
      writer.object { writer in
        writer.text("identifier", baseIdentifier)
        writer.text("name", baseName)
        writer.text("symbol", baseSymbol)
      }
      writer.time("createdAt", createdAt)
      writer.time("updatedAt", updatedAt)
    }
  }
}

extension RecentItems {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.texts("categories", categories)
      writer.texts("units", units)
      writer.texts("searches", searches)
      guard let last else { return }
      writer.key("last")
      writer.object { writer in
        writer.text("category", last.category)
        writer.text("from", last.from)
        writer.text("to", last.to)
        writer.text("input", last.input)
      }
    }
  }
}

extension Entitlements {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("products")
      writer.array { writer in
        for claim in unverified.claims {
          writer.object { writer in
            writer.text("id", claim.product.rawValue)
            writer.time("since", claim.since)
            writer.text("licence", claim.licence)
          }
        }
      }
      writer.key("tips")
      writer.array { writer in
        for given in tips {
          writer.object { writer in
            writer.text("id", given.tip.rawValue)
            writer.time("at", given.at)
          }
        }
      }
    }
  }
}
