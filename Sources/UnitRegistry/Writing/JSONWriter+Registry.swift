import StrictText
import UnitCatalog

// Writing of the parts of a registry, with fields in ascending order.

extension JSONWriter {
  /// Writes a quantity with its chosen units, or nothing if no unit is chosen.
  ///
  /// The method omits a choice with a unit that is not chosen. Read onto a catalog, such a choice
  /// would hide the unit.
  mutating func quantity(_ record: QuantityRecord, _ units: [MeasureUnit], _ included: Set<String>)
  {
    guard record.units.contains(where: { included.contains($0.identifier) }) else { return }
    object { writer in
      writer.field("aliases", record.aliases)
      writer.field("base", record.baseUnit)
      writer.key("choices")
      writer.array { writer in
        for choice in record.choices where choice.units.allSatisfy({ included.contains($0) }) {
          writer.choice(choice)
        }
      }
      if !record.description.isEmpty { writer.field("description", record.description) }
      writer.field("dimension", record.dimension.description)
      writer.key("groups")
      writer.array { writer in
        for group in record.groups { writer.group(group, included) }
      }
      writer.field("icon", record.iconName)
      writer.field("identifier", record.identifier)
      if let lowest = record.lowest { writer.field("lowest", lowest.definitionText) }
      writer.field("name", record.name)
      writer.field("topics", record.topics)
      writer.key("units")
      writer.array { writer in
        for (record, unit) in zip(record.units, units) where included.contains(record.identifier) {
          writer.unit(record, DerivedFields(unit))
        }
      }
    }
  }

  fileprivate mutating func choice(_ choice: NameChoice) {
    object { writer in
      writer.field("names", choice.names)
      writer.field("units", choice.units)
    }
  }

  /// Writes a group with its chosen units.
  ///
  /// The method omits a group that has units but no chosen unit.
  fileprivate mutating func group(_ group: UnitGroup, _ included: Set<String>) {
    let units = group.units.filter { included.contains($0) }
    if units.isEmpty && !group.units.isEmpty { return }
    object { writer in
      writer.field("aliases", group.aliases)
      writer.field("name", group.name)
      writer.field("units", units)
    }
  }

  fileprivate mutating func unit(_ record: UnitRecord, _ derived: DerivedFields) {
    object { writer in
      writer.field("aliases", record.aliases)
      writer.field("definition", record.definition)
      writer.field("identifier", record.identifier)
      writer.field("kind", record.kind.rawValue)
      writer.field("model", derived.model)
      writer.field("name", record.name)
      if let note = record.note { writer.field("note", note) }
      if let offset = derived.offset {
        writer.key("offset")
        writer.object { writer in
          writer.field("denominator", offset.denominator)
          writer.field("numerator", offset.numerator)
        }
      }
      writer.field("plural", record.pluralName)
      writer.scale(derived)
      writer.field("source", record.source)
      writer.field("symbol", record.symbol)
      writer.field("symbolVariants", record.symbolVariants)
      writer.field("systems", record.systems.map { $0.rawValue })
    }
  }

  fileprivate mutating func scale(_ derived: DerivedFields) {
    key("scale")
    object { writer in
      writer.field("denominator", derived.scale.denominator)
      writer.key("lnTenPower")
      writer.integer(derived.lnTenPower)
      writer.field("numerator", derived.scale.numerator)
      writer.key("piPower")
      writer.integer(derived.piPower)
    }
  }

  mutating func field(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  fileprivate mutating func field(_ key: String, _ texts: [String]) {
    self.key(key)
    strings(texts)
  }
}
