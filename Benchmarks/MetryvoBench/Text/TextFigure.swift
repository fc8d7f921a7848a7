/// A figure of the suite `text`; the raw value is the word in the file of limits.
enum TextFigure: String, CaseIterable, Decodable {
  case keystroke
  case readSymbol = "read-symbol"
  case readName = "read-name"
  case readAmbiguous = "read-ambiguous"
  case search
  case searchQuantity = "search-quantity"
  case searchSystem = "search-system"
  case indexTime = "index-time"
  case indexMemory = "index-memory"
  case batchRate = "batch-rate"
  case batchTwoCores = "batch-two-cores"
  case batchGrowth = "batch-growth"
  case batchMemory = "batch-memory"
  case batchOverUnits = "batch-over-units"
  case start
  case documentRead = "document-read"
  case documentWrite = "document-write"
  case documentMemory = "document-memory"

  /// What it is, for people.
  var statement: String {
    switch self {
    case .keystroke: "a key: read, convert to every unit of volume, write; p99.9"
    case .readSymbol: "read '5.5 km'"
    case .readName: "read '26.2 miles'"
    case .readAmbiguous: "read '12 oz'"
    case .search: "search after a key, all beginnings of names; p99"
    case .searchQuantity: "the same among the units of a quantity; p99"
    case .searchSystem: "the same among the units of the United States; p99"
    case .indexTime: "make the index of the search"
    case .indexMemory: "memory of the index"
    case .batchRate: "convert --batch on one core"
    case .batchTwoCores: "the same on two, over one"
    case .batchGrowth: "the power of the rows by which its time grows, from 10⁵ to 10⁷"
    case .batchMemory: "its memory for 10⁷ rows, over 10³"
    case .batchOverUnits: "its rate over that of GNU units"
    case .start: "process start to first result, static build"
    case .documentRead: "read a document of 100,000 rows of history"
    case .documentWrite: "write it"
    case .documentMemory: "memory of reading it, over that of its notebook"
    }
  }

  enum Unit {
    case nanoseconds, bytes, rowsPerSecond, ratio, power
  }

  var unit: Unit {
    switch self {
    case .indexMemory: .bytes
    case .batchRate: .rowsPerSecond
    case .batchGrowth: .power
    case .batchTwoCores, .batchMemory, .batchOverUnits, .documentMemory: .ratio
    default: .nanoseconds
    }
  }

  /// Whether the limit is the least it may be.
  var isFloor: Bool {
    switch self {
    case .batchRate, .batchTwoCores, .batchOverUnits: true
    default: false
    }
  }

  /// Whether the limit means the same on a machine of any speed.
  var isPortable: Bool { unit != .nanoseconds && unit != .rowsPerSecond }
}
