/// Consumes a result so that the compiler cannot remove its computation.
///
/// The optimiser may remove a call whose result is unused. Optimisation is off for this function.
@inline(never) @_optimize(none)
public func blackHole<Value>(_ value: Value) {}
