import ConversionRequests
import MeasureText
import NativeDecimal
import UnitCatalog

extension AppModel {
  /// Goes where a path leads; an unknown place is the converter.
  mutating func route(_ text: String) -> [AppEffect] {
    let path = AppPath(text)
    if path.place.utf8.elementsEqual("units".utf8) {
      let side = path.value(of: "for").flatMap { ConverterSide(rawValue: $0) } ?? .source
      if picker == nil { picker = UnitPickerState(side: side, quantity: converter.source.quantity) }
      return [.focus("unit-search")]
    }
    let closed = closePicker()
    return link(path) ? kept() + closed : closed
  }

  /// Takes the units and the value of a link; a name may be an identifier, a symbol or another
  /// name.
  ///
  /// Two units of different quantities change nothing.
  private mutating func link(_ path: AppPath) -> Bool {
    let source = path.value(of: "from").flatMap(unit)
    let target = path.value(of: "to").flatMap(unit)
    let value = path.value(of: "value")
    if source == nil && target == nil && value == nil { return false }
    var state = converter
    if let source, let target {
      guard source.quantity == target.quantity else { return false }
      (state.source, state.target) = (source, target)
    } else if let source {
      state.source = source
      if state.target.quantity != source.quantity { state.target = partner(of: source) }
    } else if let target {
      state.target = target
      if state.source.quantity != target.quantity { state.source = partner(of: target) }
    }
    if let value { state.field.replace(with: value) }
    converter = state
    prepare()
    return true
  }

  private func unit(_ name: String) -> MeasureUnit? {
    if let unit = catalog.unit(name) { return unit }
    do throws(ReadingError) { return try requests.reader.unit(name).unit } catch { return nil }
  }
}
