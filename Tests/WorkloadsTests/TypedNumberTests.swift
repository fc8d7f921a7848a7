import Foundation
import GMPDecimal
import Metryvo
import Testing
import Workloads

@Suite struct TypedNumberTests {
  private let header = "typed\tfrom\tto\texpected\n"

  private func error(_ table: String) -> String? {
    do throws(KeystrokesError) {
      _ = try TypedNumber.read(table)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func keysAreThePrefixes() throws {
    let numbers = try TypedNumber.read("# typed\n" + header + "-1.5\tmile\tkilometer\t-2.414016\n")
    #expect(numbers.count == 1)
    #expect(numbers[0].prefixes == ["-", "-1", "-1.", "-1.5"])
  }

  @Test func errorsNameTheLine() {
    let rows: [(String, String)] = [
      ("", "there is no number in it"),
      (header, "there is no number in it"),
      (header + "5\tmile\n", "line 2: 2 columns, not typed, from, to, expected"),
      (header + "5\tmile\tlightfoot\t1\n", "line 2: unknown unit 'lightfoot'"),
      (header + "5\tmile\tkilogram\t1\n", "line 2: the units measure different quantities"),
      (header + "\tmile\tmeter\t1\n", "line 2: nothing is typed"),
    ]
    for (table, expected) in rows { #expect(error(table) == expected) }
  }
}
