import FilterAST
import FilterVocabulary

/// Values of fields that have no list of them: small numbers, and what the examples of the field say.
enum ExampleProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field else { return }
    switch context.vocabulary[field].kind {
    case .number where context.place.quote == nil:
      for number in 0...10 { add(to: &list, context, String(number), popularity: 0.6 - Double(number) / 25, 0.8) }
      fallthrough
    case .numberOrText where context.place.quote == nil:
      for example in context.prepared.examples[field.index] where isNumber(example) {
        add(to: &list, context, example, popularity: 0.5, 0.8)
      }
      for word in context.vocabulary.zeroWords.prefix(1) {
        add(to: &list, context, word, popularity: 0, 0.5, detail: "counts as 0")
      }
    case .text where context.vocabulary[field].catalogs.isEmpty, .cost, .devotion:
      for example in context.prepared.examples[field.index] {
        add(to: &list, context, example, popularity: 0.2, 0.5, detail: "example")
      }
    default: break
    }
  }

  private static func add(
    to list: inout [Candidate], _ context: CompletionContext, _ text: String, popularity: Double, _ prior: Double,
    detail: String = ""
  ) {
    guard let match = PrefixMatch.quality(of: context.typed, in: text) else { return }
    list.append(
      Candidate(
        source: .example, kind: .value, label: text, insertion: .value(text), range: context.place.replace,
        match: match, popularity: popularity, prior: prior, detail: detail))
  }

  /// Whether a text is a number as people write it: digits, perhaps a minus or a fraction.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
      && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
  }
}
