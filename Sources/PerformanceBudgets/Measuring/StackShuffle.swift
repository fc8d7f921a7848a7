import PropertyTesting
import StackShift

/// Runs each round at another depth of the stack, so that where its variables lie is part of the spread of rounds.
///
/// A processor tells first by the last 12 bits of two addresses whether a load waits for a store before it: where a
/// variable on the stack shares them with memory elsewhere that is read next, the load waits in vain. The system
/// chooses where the stack begins, once for a process: in one of thirty a conversion of 90 ns took a tenth to a third
/// longer, for life, and the same ones did again when the stack began there.
///
/// - Source: T. Mytkowicz, A. Diwan, M. Hauswirth, P. F. Sweeney, Producing wrong data without doing anything
///   obviously wrong!, ASPLOS 2009, section 4; C. Curtsinger, E. D. Berger, STABILIZER, ASPLOS 2013.
package struct StackShuffle {
  private var random = CaseRandom(seed: 0x73_7461_636B, index: 0)

  /// Stacks are aligned to so many bytes.
  private static let granule = 16
  /// Bytes from which on the last 12 bits of addresses begin again.
  private static let page = 4_096

  package init() {}

  /// Runs the work at a depth of its own.
  package mutating func run(_ work: () -> Void) {
    let bytes = Self.granule * Int(random.number(upTo: UInt64(Self.page / Self.granule - 1)))
    withoutActuallyEscaping(work) { work in
      var work = work
      withUnsafeMutablePointer(to: &work) {
        stack_shift(bytes, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, $0)
      }
    }
  }
}
