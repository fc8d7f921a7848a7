/// Consumes a result without optimisation, so that the compiler cannot remove its computation.
@inline(never) @_optimize(none)
public func blackHole<Value>(_ value: Value) {}
