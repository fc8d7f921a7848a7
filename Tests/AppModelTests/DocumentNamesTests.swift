import AppModel
import Notebook
import Testing

/// An adapter, which the views of a SwiftUI app could observe, gives the model the names of
/// document C.
///
/// The README of `AppModel` has the table of names.
@Suite struct DocumentNamesTests {
  private final class Converter {
    /// Called after each change, as an observable object tells its views (C-060).
    var changed: () -> Void = {}
    private var app = AppModel() { didSet { changed() } }
    /// The effects of the last action, which the view performs.
    private(set) var effects: [AppEffect] = []

    private func does(_ action: AppAction) {
      guard let now = Timestamp(millisecondsSince1970: 0) else { return }
      effects = app.update(action, at: now)
    }

    var inputValueString: String { app.converterView.input }
    var outputValueString: String {
      if case .value(let text, _, _) = app.converterView.result { text } else { "" }
    }
    var selectedInputUnit: ConverterViewModel.UnitLabel { app.converterView.source }
    var selectedOutputUnit: ConverterViewModel.UnitLabel { app.converterView.target }
    var selectedCategory: String { app.converterView.quantities.first { $0.isChosen }?.name ?? "" }
    var unitSelection: UnitPickerViewModel? {
      if case .units(let view) = app.sheetView { view } else { nil }
    }
    var lastUsedCategoryName: String? { app.notebook.recents.last?.category }

    func updateInputValue(_ newValue: String) {
      does(.input(newValue, selection: newValue.utf16.count..<newValue.utf16.count))
    }
    func swapUnitsTapped() { does(.swap) }
    func clearInputTapped() { does(.clear) }
    func unitSelectorTapped(isInput: Bool) {
      does(.open(AppSheet.unitsPath(isInput ? .source : .target)))
    }
    func search(_ text: String) { does(.searchUnits(text)) }
    func selectCategory(_ quantity: String?) { does(.filterUnits(quantity: quantity)) }
    func select(_ unit: String) { does(.chooseUnit(unit)) }
    func dismiss() { does(.closeSheet) }
  }

  @Test func theNamesOfDocumentCHaveTheirPlace() {
    let converter = Converter()
    var changeCount = 0
    converter.changed = { changeCount += 1 }
    converter.updateInputValue("1234")
    #expect(converter.inputValueString == "1,234")
    #expect(converter.outputValueString == "1,985.930496" && changeCount == 1)
    #expect(converter.selectedInputUnit.symbol == "mi" && converter.selectedCategory == "Length")
    converter.swapUnitsTapped()
    #expect(converter.selectedOutputUnit.name == "mile")
    converter.unitSelectorTapped(isInput: true)
    #expect(converter.unitSelection?.tabs.isEmpty == false)
    converter.selectCategory("temperature")
    converter.search("fahr")
    #expect(converter.unitSelection?.sections.first?.rows.first?.symbol == "°F")
    converter.select("fahrenheit")
    #expect(converter.unitSelection == nil && converter.effects.contains(.focus("from")))
    #expect(converter.selectedCategory == "Temperature")
    #expect(converter.lastUsedCategoryName == "temperature")
    converter.unitSelectorTapped(isInput: false)
    converter.dismiss()
    #expect(converter.unitSelection == nil)
    converter.clearInputTapped()
    #expect(converter.inputValueString.isEmpty && converter.outputValueString.isEmpty)
  }
}
