import MutexAnnotations

/// Uses from many threads at once what threads share, and compares what each of them got.
///
/// ThreadSanitizer reports the races; results that differ end the program too.
@main struct SharedState {
  static func main() {
    annotate_mutexes()
    if CommandLine.arguments.contains("--plant-race") { return PlantedRace.run() }
    // First, because what is built in is made when it is first asked for.
    SharedCatalog.judge()
    SharedPlans.judge()
    SharedNumbers.judge()
  }
}
