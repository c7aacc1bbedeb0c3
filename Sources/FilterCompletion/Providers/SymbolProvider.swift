import FilterAST
import FilterVocabulary

/// The symbols of costs: `m:{‸` and `{‸` lead to `{W}`.
enum SymbolProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    let typed = Array(context.typed.utf8)
    guard let open = typed.lastIndex(of: UInt8(ascii: "{")), !typed[open...].contains(UInt8(ascii: "}")) else { return }
    var before = String(decoding: typed[..<open], as: UTF8.self)
    switch place.kind {
    case .value:
      guard place.quote == nil, let field = place.field,
        context.vocabulary[field].kind == .cost || context.vocabulary[field].kind == .devotion
      else { return }
    case .word where open == 0:
      guard let field = context.vocabulary.fields.firstIndex(where: { $0.kind == .cost }) else { return }
      before = context.prepared.shortNames[field].text + ":"
    default: return
    }
    let piece = String(decoding: typed[open...], as: UTF8.self)
    for (order, symbol) in context.vocabulary.symbols.enumerated() {
      let text = "{" + symbol.code + "}"
      guard let match = PrefixMatch.quality(of: piece, in: text) else { continue }
      list.append(
        Candidate(
          source: .example, kind: .value, label: text,
          insertion: place.kind == .value ? .value(before + text) : .verbatim(before + text), range: place.replace,
          match: match, popularity: max(0, 1 - Double(order) / 100), prior: 1, detail: symbol.summary))
    }
  }
}
