import Calculation
import DecimalArithmetic
import MeasureText
import StrictText

extension NotebookSettings {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.text("theme", theme.rawValue)
      writer.text("skin", skin.text)
      writer.text("accent", accent?.text)
      writer.text("motion", motion.rawValue)
      writer.key("haptics")
      haptics.write(to: &writer)
      writer.flag("keyClick", keyClick)
      writer.text("favoritesLayout", favoritesLayout.rawValue)
      writer.text("locale", locale?.rawValue)
      writer.text("region", region?.rawValue)
      writer.text("symbols", symbols.rawValue)
      writer.key("precision")
      precision.write(to: &writer)
      writer.text("roundingMode", roundingMode.rawValue)
      writer.key("formatting")
      formatting.write(to: &writer)
      writer.text("copyStyle", copyStyle.rawValue)
      writer.flag("belowAbsoluteZeroNote", belowAbsoluteZeroNote)
      writer.key("calculator")
      writer.object { $0.text("mode", calculatorMode.rawValue) }
    }
  }
}

extension PrecisionSettings {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.decimals("global", global)
      writer.key("perCategory")
      writer.object { writer in
        for category in categories { writer.decimals(category.category, category.decimals) }
      }
      writer.key("perPair")
      writer.array { writer in
        for pair in pairs {
          writer.object { writer in
            writer.text("from", pair.from)
            writer.text("to", pair.to)
            writer.number("decimals", pair.decimals)
          }
        }
      }
    }
  }
}

extension FormattingSettings {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let separators {
        writer.key("separators")
        separators.write(to: &writer)
      }
      writer.text("grouping", grouping.rawValue)
      #if SeededFaults
      if writesShiftedThreshold(to: &writer) { return }
      #endif
      writer.text("scientificFrom", "1e\(thresholds.largest + 1)")
      writer.text("scientificBelow", "1e\(thresholds.smallest)")
    }
  }
}

extension HapticSettings {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.flag("on", isOn)
      writer.text("profile", profile.rawValue)
    }
  }
}

extension NumberMarks {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.text("decimal", String(decimal))
      writer.text("group", String(group))
    }
  }
}
