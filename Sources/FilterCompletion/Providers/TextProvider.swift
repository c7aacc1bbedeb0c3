import FilterText
import FilterVocabulary

/// Words as a text to search for: `draw a card` becomes `oracle:"draw a card"`.
enum TextProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    guard place.kind == .word || place.kind == .quotedName else { return }
    let text = place.kind == .word ? context.runText(from: 0) : context.typed
    // What has no letter or digit is no text anybody looks for.
    guard text.utf8.count >= 3, text.utf8.count <= 200, text.utf8.contains(where: { isLetter($0) }) else { return }
    if context.regex != nil || text.utf8.first == UInt8(ascii: "!") { return }
    // Where the words begin a name, the name is rather meant.
    let isName = context.namesWholeRun(list)
    let words = text.utf8.split { TokenCursor.isBlank($0) }.count
    for (order, field) in context.prepared.textFields.prefix(2).enumerated() {
      list.append(
        Candidate(
          source: .text, kind: .text, label: text, insertion: .term(field, text), range: context.runRange(from: 0),
          match: isName ? 0.4 : words > 2 ? 1 : words > 1 ? 0.7 : 0.4, popularity: 0.5 - Double(order) * 0.5,
          prior: order > 0 ? 0 : isName ? 0 : words > 2 ? 1 : words > 1 ? 0.7 : 0.3))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
  }
}
