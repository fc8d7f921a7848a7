/// The attribute names of elements.
///
/// There is no `style`, which the page's Content Security Policy refuses, and no event handler.
package enum AttributeName: UInt8, CaseIterable, Sendable {
  case ariaActivedescendant = 1
  case ariaAtomic, ariaBusy, ariaChecked, ariaControls, ariaCurrent, ariaDescribedby, ariaDisabled
  case ariaExpanded, ariaHaspopup, ariaHidden, ariaInvalid, ariaLabel, ariaLabelledby, ariaLive
  case ariaModal, ariaOrientation, ariaPressed, ariaRoledescription, ariaSelected, ariaValuemax
  case ariaValuemin, ariaValuenow, ariaValuetext, autocapitalize, autocomplete, autocorrect
  case checked, `class`, colspan, cx, cy, d, dataAction, dataDrag, dataHold, dataKeys, dataValue,
    datetime,
    dir
  case disabled, enterkeyhint, `for`, height, hidden, href, id, inert, inputmode, lang, max
  case maxlength, min, name, open, placeholder, r, readonly, required, role, scope, selected
  case spellcheck, step, tabindex, title, translate, type, value, viewBox, width, x, x1, x2, y, y1
  case y2

  /// The name in HTML and SVG.
  package var name: StaticString {
    switch self {
    case .ariaActivedescendant: "aria-activedescendant"
    case .ariaAtomic: "aria-atomic"
    case .ariaBusy: "aria-busy"
    case .ariaChecked: "aria-checked"
    case .ariaControls: "aria-controls"
    case .ariaCurrent: "aria-current"
    case .ariaDescribedby: "aria-describedby"
    case .ariaDisabled: "aria-disabled"
    case .ariaExpanded: "aria-expanded"
    case .ariaHaspopup: "aria-haspopup"
    case .ariaHidden: "aria-hidden"
    case .ariaInvalid: "aria-invalid"
    case .ariaLabel: "aria-label"
    case .ariaLabelledby: "aria-labelledby"
    case .ariaLive: "aria-live"
    case .ariaModal: "aria-modal"
    case .ariaOrientation: "aria-orientation"
    case .ariaPressed: "aria-pressed"
    case .ariaRoledescription: "aria-roledescription"
    case .ariaSelected: "aria-selected"
    case .ariaValuemax: "aria-valuemax"
    case .ariaValuemin: "aria-valuemin"
    case .ariaValuenow: "aria-valuenow"
    case .ariaValuetext: "aria-valuetext"
    case .autocapitalize: "autocapitalize"
    case .autocomplete: "autocomplete"
    case .autocorrect: "autocorrect"
    case .checked: "checked"
    case .class: "class"
    case .colspan: "colspan"
    case .cx: "cx"
    case .cy: "cy"
    case .d: "d"
    case .dataAction: "data-action"
    case .dataDrag: "data-drag"
    case .dataHold: "data-hold"
    case .dataKeys: "data-keys"
    case .dataValue: "data-value"
    case .datetime: "datetime"
    case .dir: "dir"
    case .disabled: "disabled"
    case .enterkeyhint: "enterkeyhint"
    case .for: "for"
    case .height: "height"
    case .hidden: "hidden"
    case .href: "href"
    case .id: "id"
    case .inert: "inert"
    case .inputmode: "inputmode"
    case .lang: "lang"
    case .max: "max"
    case .maxlength: "maxlength"
    case .min: "min"
    case .name: "name"
    case .open: "open"
    case .placeholder: "placeholder"
    case .r: "r"
    case .readonly: "readonly"
    case .required: "required"
    case .role: "role"
    case .scope: "scope"
    case .selected: "selected"
    case .spellcheck: "spellcheck"
    case .step: "step"
    case .tabindex: "tabindex"
    case .title: "title"
    case .translate: "translate"
    case .type: "type"
    case .value: "value"
    case .viewBox: "viewBox"
    case .width: "width"
    case .x: "x"
    case .x1: "x1"
    case .x2: "x2"
    case .y: "y"
    case .y1: "y1"
    case .y2: "y2"
    }
  }

  /// Whether a person can change the value of the attribute.
  package var isState: Bool {
    switch self {
    case .checked, .open, .selected, .value: true
    default: false
    }
  }
}
