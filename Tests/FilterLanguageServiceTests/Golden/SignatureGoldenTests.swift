import FilterText
import Testing

@testable import FilterLanguageService

/// The signatures of a field at a caret: the active one has an arrow, and the active part has brackets.
@Suite struct SignatureGoldenTests {
  @Test func signatures() throws {
    try GoldenTable("Signatures+Fields", GoldenSignatures.fields).check { place in
      guard let card = place.document.signatureHelp(at: place.caret ?? -1) else { return [] }
      let signatures = card.signatures.enumerated().map { index, signature in
        let isActive = index == card.activeSignature
        let label = isActive ? Self.marked(signature, card.activePart) : signature.label
        return (isActive ? "→ " : "") + ([label] + signature.documentation.map(\.plainText)).joined(separator: " | ")
      }
      var values: [String] = []
      for signature in card.signatures where !values.contains(signature.values.plainText) {
        values.append(signature.values.plainText)
      }
      return signatures + values
    }
  }

  private static func marked(_ signature: OperatorSignature, _ part: OperatorSignature.Part) -> String {
    let bytes = Array(signature.label.utf8)
    let range = signature.range(of: part)
    return String(decoding: bytes[..<range.start], as: UTF8.self) + "["
      + String(decoding: bytes[range.start..<range.end], as: UTF8.self) + "]"
      + String(decoding: bytes[range.end...], as: UTF8.self)
  }
}

/// The tables of signatures.
enum GoldenSignatures {}
