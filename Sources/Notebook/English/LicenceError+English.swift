import UnitCatalog

extension LicenceError: CustomStringConvertible {
  public var description: String { english }

  /// The error as a sentence in English, without a capital and a full stop: the problem and its
  /// remedy.
  public var english: String {
    switch self {
    case .tooLong(let limit):
      "the file has more than \(limit) bytes, which no licence has; choose the licence file"
    case .notALicence: "the file is no licence; choose the file that begins with metryvo-licence"
    case .unknownVersion(let version, let known):
      "version \(Printable.excerpt(version)) of licences is not \(known), the one that this program "
        + "reads"
    case .cutOff: "the end of the licence is missing; copy the whole file"
    case .damaged: "the licence is damaged; copy the file again"
    case .otherKey(let name, let known):
      "the licence was signed by the key \"\(Printable.excerpt(name))\"; this program knows "
        + "\"\(Printable.excerpt(known))\""
    case .wrongSignature: "the signature does not fit the licence, which was changed"
    case .payload(let error): "the licence is signed but not readable: \(error.english)"
    case .notCanonical: "the licence is signed but not written as licences are"
    case .otherProduct(let product, let wanted):
      "the licence is for \(Printable.excerpt(product)), not for \(wanted.rawValue)"
    case .expired(let time): "the licence ended at \(time.text)"
    case .issuedLater(let time):
      "the licence is from \(time.text), which is still to come; set the clock of this device"
    }
  }
}
