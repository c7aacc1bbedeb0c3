/// The stable name of a kind of diagnostic: `missing-operand`.
///
/// A name is never written by hand: it is made from the Swift declaration that stands for the diagnostic (an enum case or
/// a static member), so the two cannot drift apart. Settings, tests, editors and JSON refer to diagnostics by it.
public struct DiagnosticID: Hashable, Sendable {
  /// Lower-case words joined by hyphens.
  public let name: String

  /// The id of a declaration: `missingOperand` becomes `missing-operand`.
  public init(declaration: String) {
    var name = ""
    for scalar in declaration.unicodeScalars {
      if scalar.value >= 0x41, scalar.value <= 0x5A {
        if !name.isEmpty { name.append("-") }
        name.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 0x20))
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
    self.name = name
  }
}

extension DiagnosticID: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
