/// A backend that a run judges alone; without a choice a run judges all.
package enum JudgedBackend: String, Sendable {
  case native
  case gmp
}
