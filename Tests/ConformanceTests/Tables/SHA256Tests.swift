import BigInt
import PropertyTesting
import Testing

/// The examples that accompany FIPS 180-4, and the lengths at which the padding adds a block.
@Suite struct SHA256Tests {
  @Test func publishedDigests() {
    let rows = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ]
    for (text, digest) in rows { #expect(SHA256.hexadecimal(Array(text.utf8)) == digest) }
    // Digests by Python's hashlib of texts that consist of this number of letters a.
    let lengths = [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ]
    for (length, digest) in lengths {
      #expect(SHA256.hexadecimal([UInt8](repeating: UInt8(ascii: "a"), count: length)) == digest)
    }
    let million = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256.hexadecimal(million)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The multiplier of answers is 2¹²⁸ ÷ φ = (√(5 · 4¹²⁸) − 2¹²⁸) ÷ 2, truncated and made odd.
  @Test func theMultiplierOfAnswersIsTheGoldenRatio() {
    let one = BigUInt(1) << 128
    let quotient = ((one * one * 5).squareRoot() - one) / 2
    #expect(BigUInt(AnswerDigest.multiplier) == quotient | 1)
  }
}
