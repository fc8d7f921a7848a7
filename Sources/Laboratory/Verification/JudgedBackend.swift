/// A backend that a run judges alone; a run without a choice judges all backends.
package enum JudgedBackend: String, Sendable {
  case native
  case gmp
}
