import FilterParser
import FilterText
import FilterVocabulary

/// A regular expression without a field, which the language does not know: `/^tap/` becomes `oracle:/^tap/`.
enum RegexProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard let range = context.regex else { return }
    let source = context.parsed.source
    var pattern = source[SourceRange(start: range.start + 1, end: range.end)]
    if pattern.utf8.last == UInt8(ascii: "/") { pattern.removeLast() }
    guard !pattern.isEmpty else { return }
    for (order, field) in context.prepared.patternFields.prefix(2).enumerated() {
      list.append(
        Candidate(
          source: .regex, kind: .regex, label: "/" + pattern + "/", insertion: .regex(field, pattern), range: range,
          match: 1, popularity: 1 - Double(order), prior: 1 - Double(order) / 2,
          detail: context.vocabulary[field].label))
    }
  }
}
