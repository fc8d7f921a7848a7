/// Takes a result so that the compiler cannot remove the computation of it.
///
/// The optimiser may drop a call whose result nobody uses; it is switched off for this function.
@inline(never) @_optimize(none)
public func blackHole<Value>(_ value: Value) {}
