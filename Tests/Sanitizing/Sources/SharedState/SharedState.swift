import MutexAnnotations

/// Uses shared state from several threads at once, and compares the results of the threads.
///
/// ThreadSanitizer reports data races. The program also ends if the results differ.
@main struct SharedState {
  static func main() {
    annotate_mutexes()
    if CommandLine.arguments.contains("--plant-race") { return PlantedRace.run() }
    // The catalog is judged first: built-in data is created at its first use, which must be in the
    // threads.
    SharedCatalog.judge()
    SharedPlans.judge()
    SharedNumbers.judge()
  }
}
