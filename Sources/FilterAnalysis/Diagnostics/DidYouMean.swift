import FilterText

/// The words of a message that give way to the best suggestion: "unknown field 'tpe'; this term is ignored" becomes
/// "unknown field 'tpe'; did you mean 'type'?".
enum DidYouMean {
  /// The beginning of a list of colors.
  static let colors = "the colors are "

  private static let ids = [
    SemanticDiagnosticKind.unknownField, .unknownValue, .malformedNumber, .malformedDate, .malformedColors,
  ].map { $0.id }

  /// The message of a diagnostic with the text that its first fix writes; as it is if there is none.
  static func message(of diagnostic: Diagnostic, offering fix: Fix?) -> String {
    guard ids.contains(diagnostic.id), let fix, fix.edits.count == 1, let kept = fault(of: diagnostic.message)
    else { return diagnostic.message }
    let edit = fix.edits[0]
    let title = "Change to '"
    // A fix of another part of the term says in its title what the whole becomes.
    let offer =
      edit.range == diagnostic.range
      ? "'" + Diagnostic.quotation(of: edit.replacement) + "'"
      : fix.title.hasPrefix(title) ? String(fix.title.dropFirst(title.utf8.count - 1)) : ""
    return offer.isEmpty ? diagnostic.message : kept + "; did you mean \(offer)?"
  }

  /// The message before a last clause that may give way; nil if it has none.
  private static func fault(of message: String) -> String? {
    for effect in UnreadTermEffect.all where message.hasSuffix("; " + effect) {
      return String(message.dropLast(effect.utf8.count + 2))
    }
    let bytes = Array(message.utf8)
    let colors = Array(("; " + colors).utf8)
    guard bytes.count > colors.count else { return nil }
    let start = (0...(bytes.count - colors.count)).last { bytes[$0...].starts(with: colors) }
    return start.map { String(decoding: bytes[..<$0], as: UTF8.self) }
  }
}
