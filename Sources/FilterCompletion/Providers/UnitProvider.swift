import FilterAST
import FilterText
import FilterVocabulary

/// Units after the number of a duration or a size: `ms`, `MB`.
enum UnitProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field, context.place.quote == nil else { return }
    let units: [(text: String, detail: String)]
    switch context.vocabulary[field].kind {
    case .duration: units = durations
    case .instant where context.typed.utf8.first == UInt8(ascii: "-"):
      units = [DurationUnit.hour, .minute, .day, .week, .second].map { ($0.name, $0.noun + "s before now") }
    case .size: units = SizeUnit.common.map { ($0, $0.utf8.count == 3 ? "powers of 1024" : "powers of 1000") }
    default: return
    }
    // The caret may be after the number or in the unit.
    let typed = context.typed
    let number = typed.utf8.count - UnitProvider.unit(of: typed).utf8.count
    let head = String(decoding: typed.utf8.prefix(number), as: UTF8.self)
    guard let last = head.utf8.last, last.isDigit, number <= 32 else { return }
    // Those that the data has come first.
    let inData = Set(context.prepared.examples[field.index].map { UnitProvider.unit(of: $0) })
    let ranked = units.filter { inData.contains($0.text) } + units.filter { !inData.contains($0.text) }
    for (rank, known) in ranked.enumerated() {
      guard let match = PrefixMatch.quality(of: typed, in: head + known.text) else { continue }
      list.append(
        Candidate(
          source: .example, kind: .value, label: head + known.text, insertion: .value(head + known.text),
          range: context.place.replace, match: match, popularity: 0.9 - Double(rank) / 20, prior: 0.9,
          detail: known.detail))
    }
  }

  /// The letters at the end of an amount.
  private static func unit(of text: String) -> String {
    let count = text.utf8.reversed().prefix { $0.isLetter || $0 >= 0x80 }.count
    return String(decoding: text.utf8.suffix(count), as: UTF8.self)
  }

  private static let durations = [DurationUnit.second, .millisecond, .minute, .hour, .day, .week, .microsecond].map {
    (text: $0.name, detail: $0.noun + "s")
  }
}
