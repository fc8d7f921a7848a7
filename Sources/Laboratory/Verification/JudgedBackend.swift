/// The backend to which a run is restricted; without a choice, a run judges all backends.
package enum JudgedBackend: String, Sendable {
  case native
  case gmp
}
