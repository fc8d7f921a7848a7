import MutexAnnotations

/// Uses shared state from several threads at once, and compares their results.
///
/// ThreadSanitizer reports data races; different results also end the program.
@main struct SharedState {
  static func main() {
    annotate_mutexes()
    if CommandLine.arguments.contains("--plant-race") { return PlantedRace.run() }
    // First, because built-in data is created at its first use.
    SharedCatalog.judge()
    SharedPlans.judge()
    SharedNumbers.judge()
  }
}
