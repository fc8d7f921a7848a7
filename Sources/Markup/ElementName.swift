/// The element names of screens.
///
/// No element loads, runs or submits anything: there are no scripts, styles, frames, images or
/// forms. A button needs no type, because without a form it cannot submit.
package enum ElementName: UInt8, CaseIterable, Sendable {
  case a = 1
  case article, aside, b, br, button, circle, dd, details, dialog, div, dl, dt, em, fieldset, footer
  case g, h1, h2, h3, header, hr, input, kbd, label, legend, li, line, main, nav, ol, option, output
  case p, path, progress, rect, search, section, select, small, span, strong, sub, summary, sup, svg
  case table, tbody, td, th, thead, time, tr, ul, use, wbr

  /// The name in HTML and SVG.
  package var name: StaticString {
    switch self {
    case .a: "a"
    case .article: "article"
    case .aside: "aside"
    case .b: "b"
    case .br: "br"
    case .button: "button"
    case .circle: "circle"
    case .dd: "dd"
    case .details: "details"
    case .dialog: "dialog"
    case .div: "div"
    case .dl: "dl"
    case .dt: "dt"
    case .em: "em"
    case .fieldset: "fieldset"
    case .footer: "footer"
    case .g: "g"
    case .h1: "h1"
    case .h2: "h2"
    case .h3: "h3"
    case .header: "header"
    case .hr: "hr"
    case .input: "input"
    case .kbd: "kbd"
    case .label: "label"
    case .legend: "legend"
    case .li: "li"
    case .line: "line"
    case .main: "main"
    case .nav: "nav"
    case .ol: "ol"
    case .option: "option"
    case .output: "output"
    case .p: "p"
    case .path: "path"
    case .progress: "progress"
    case .rect: "rect"
    case .search: "search"
    case .section: "section"
    case .select: "select"
    case .small: "small"
    case .span: "span"
    case .strong: "strong"
    case .sub: "sub"
    case .summary: "summary"
    case .sup: "sup"
    case .svg: "svg"
    case .table: "table"
    case .tbody: "tbody"
    case .td: "td"
    case .th: "th"
    case .thead: "thead"
    case .time: "time"
    case .tr: "tr"
    case .ul: "ul"
    case .use: "use"
    case .wbr: "wbr"
    }
  }

  /// Whether the element has no content and no end tag.
  package var isVoid: Bool {
    switch self {
    case .br, .hr, .input, .wbr: true
    default: false
    }
  }

  /// Whether the element belongs to SVG.
  package var isSVG: Bool {
    switch self {
    case .circle, .g, .line, .path, .rect, .svg, .use: true
    default: false
    }
  }
}
