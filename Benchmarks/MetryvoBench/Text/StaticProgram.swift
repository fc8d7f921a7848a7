import Foundation

/// Whether a program has all its libraries inside, so that no dynamic linker runs before it.
enum StaticProgram {
  /// By the program headers of 64-bit ELF: a program that is to be linked at its start names the linker there.
  ///
  /// Other formats, and what cannot be read, count as linked at the start, as all programs of macOS are.
  static func isStatic(_ path: String) -> Bool {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2])
    else { return false }
    func number<Value: FixedWidthInteger>(at offset: Int, _: Value.Type) -> Value? {
      let end = offset.addingReportingOverflow(MemoryLayout<Value>.size)
      guard offset >= 0, !end.overflow, end.partialValue <= data.count else { return nil }
      return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Value.self) }
    }
    // System V ABI, Object Files: e_phoff, e_phentsize, e_phnum; p_type comes first in a program header.
    guard let table = number(at: 32, UInt64.self).flatMap({ Int(exactly: $0) }),
      let size = number(at: 54, UInt16.self), let count = number(at: 56, UInt16.self)
    else { return false }
    for header in 0..<Int(count) {
      let start = table.addingReportingOverflow(header * Int(size))
      guard !start.overflow, let type = number(at: start.partialValue, UInt32.self) else {
        return false
      }
      if type == interpreter { return false }
    }
    return true
  }

  /// PT_INTERP: the header that names the dynamic linker.
  private static let interpreter: UInt32 = 3
}
