/// How serious a diagnostic is. The raw values are the words used in JSON.
public enum Severity: String, CaseIterable, Hashable, Sendable {
  /// The text cannot be read as written: something was skipped, supplied or ignored.
  case error
  /// The text can be read, but probably does not mean what was intended.
  case warning
  /// A fact worth knowing; nothing is wrong.
  case information
  /// A suggestion; editors show it faintly or not at all.
  case hint
}

/// A message about a range of a text.
public struct Diagnostic: Hashable, Sendable {
  /// The stable id of this kind of diagnostic.
  public let id: DiagnosticID
  /// How serious the diagnostic is.
  public let severity: Severity
  /// The bytes the message is about. An empty range marks the offset at which something is missing.
  public let range: SourceRange
  /// The message: one sentence without a full stop.
  public let message: String
  /// Other ranges that explain the diagnostic; usually none.
  public let related: [RelatedRange]
  /// Fixes, the best first. Applying any one of them removes the diagnostic and adds none.
  public let fixes: [Fix]

  /// Makes a diagnostic, by default without related ranges and fixes.
  package init(
    id: DiagnosticID, severity: Severity, range: SourceRange, message: String, related: [RelatedRange] = [],
    fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.message = message
    self.related = related
    self.fixes = fixes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `3..<7 error: message [missing-operand]`
  public var description: String { "\(range) \(severity.rawValue): \(message) [\(id)]" }
}

extension Diagnostic {
  /// The text in one line of at most 40 characters, for quotation in a message.
  package static func quotation(of text: String) -> String {
    if text.utf8.count <= 40, text.utf8.allSatisfy({ $0 >= 0x20 }) { return text }
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == 40 { return result + "…" }
      result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      count += 1
    }
    return result
  }
}

extension [String] {
  /// The strings as an English list, for messages and explanations: `white, blue and black`.
  package func listed(_ connective: String = "and") -> String {
    guard count > 1, let last = self.last else { return self.first ?? "" }
    return dropLast().joined(separator: ", ") + " " + connective + " " + last
  }
}

/// A second range that explains a diagnostic.
public struct RelatedRange: Hashable, Sendable {
  /// The bytes of the range.
  public let range: SourceRange
  /// The relation of the range to the diagnostic.
  public let message: String

  /// Creates related information from a range and a message.
  package init(range: SourceRange, message: String) {
    self.range = range
    self.message = message
  }
}

/// The stable id of a kind of diagnostic: `missing-operand`.
///
/// An id is always derived from a Swift declaration (an enum case or a static member), so the two cannot differ.
/// Settings, tests, editors and JSON refer to diagnostics by it.
public struct DiagnosticID: Hashable, Sendable {
  /// Lower-case words joined by hyphens.
  public let name: String

  /// The id of a declaration: `missingOperand` becomes `missing-operand`.
  package init(declaration: String) {
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
  /// The name, as in ``name``.
  public var description: String { name }
}

/// A titled list of edits that resolves a diagnostic.
///
/// A fix is a value: it can be tested, shown in a menu or applied without an editor.
public struct Fix: Hashable, Sendable {
  /// What the fix does, as an imperative: `Remove the dangling 'or'`.
  public let title: String
  /// Sorted edits that do not overlap, in offsets of the diagnosed text.
  public let edits: [TextEdit]

  /// Makes a fix. Nothing is checked until ``applied(to:)``.
  package init(title: String, edits: [TextEdit]) {
    self.title = title
    self.edits = edits
  }

  /// The text after the fix; nil if the edits overlap or leave `source`.
  public func applied(to source: SourceText) -> SourceText? { source.applying(edits) }
}
