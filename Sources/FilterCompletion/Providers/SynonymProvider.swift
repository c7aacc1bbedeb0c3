import FilterAST
import FilterAnalysis
import FilterParser
import FilterText
import FilterVocabulary

/// Words for terms: `cheap` for `usd<=1`, `bl` after a word for `c:black` and `c:blue`.
enum SynonymProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    guard place.kind == .word, context.regex == nil, !place.typed.isEmpty, !context.namesWholeRun(list) else { return }
    // Up to four words may be one meaning; the longest one counts most.
    for first in max(0, place.run.count - 4)..<place.run.count {
      let typed = context.runText(from: first).lowercased()
      guard isEnough(typed, isAfterWord: first > 0) else { continue }
      var seen: Set<String> = []
      for entry in context.prepared.synonyms.beginning(with: typed)
      where seen.count < 6 && isLikely(entry, typed, isAfterWord: first > 0)
        && seen.insert(entry.term).inserted
      {
        list.append(candidate(entry, typed, first, context, rank: seen.count))
      }
    }
    addEarlierWord(to: &list, context)
  }

  /// A letter after a word is most often that of a color.
  private static func isEnough(_ typed: String, isAfterWord: Bool) -> Bool { typed.utf8.count > 1 || isAfterWord }

  /// Whether an entry may be meant. One word after another begins several words less often than it is a word itself.
  private static func isLikely(
    _ entry: PreparedSynonyms.Entry, _ typed: String, isAfterWord: Bool
  ) -> Bool {
    if isAfterWord, entry.words.utf8.contains(UInt8(ascii: " ")), !typed.utf8.contains(UInt8(ascii: " ")) {
      return false
    }
    return typed.utf8.count > 1 || entry.isOfColors && entry.isComplete
  }

  private static func candidate(
    _ entry: PreparedSynonyms.Entry, _ typed: String, _ first: Int, _ context: CompletionContext, rank: Int
  ) -> Candidate {
    let isWhole = entry.words.utf8.count == typed.utf8.count
    let isLong = typed.utf8.contains(UInt8(ascii: " "))
    let isOfValue = !entry.value.isEmpty && entry.value.lowercased().hasPrefix(typed)
    return Candidate(
      source: entry.isComplete ? .reverse : .field, kind: !entry.isComplete ? .field : entry.isOfTexts ? .text : .value,
      // A value that was typed is shown as other values are, a term by its words in full.
      label: isOfValue ? entry.value : entry.term,
      insertion: entry.insertion,
      range: context.runRange(from: first), match: PrefixMatch.quality(of: typed, in: entry.words) ?? 0,
      popularity: entry.popularity - Double(rank) / 50,
      prior: isLong ? 1.3 : isWhole ? 1.2 : typed.utf8.count > 2 || first > 0 ? 0.9 : entry.isComplete ? 1 : 0.4,
      detail: isOfValue ? "" : entry.words)
  }

  /// The word before the one under the caret, as the term that it stands for: `red gob` becomes `c:red gob`, or
  /// `c:red t:goblin` with the value that the last word begins. No word is lost.
  private static func addEarlierWord(to list: inout [Candidate], _ context: CompletionContext) {
    let run = context.place.run
    guard run.count > 1, context.typed.utf8.count > 1 else { return }
    let source = context.parsed.source
    let earlier = run[run.count - 2]
    let word = source[earlier]
    let synonym = context.prepared.synonyms.entries(of: word.lowercased()).first { $0.isComplete }
    guard let term = synonym?.term ?? context.vocabulary.term(ofValue: word.lowercased()) else { return }
    let rest = source[SourceRange(start: earlier.end, end: context.place.replace.end)]
    let (range, detail) = (context.runRange(from: run.count - 2), "for '\(word)'")
    func add(_ text: String, _ match: Double, _ detail: String) {
      list.append(
        Candidate(
          source: .reverse, kind: .value, label: text, insertion: .verbatim(text), range: range, match: match,
          popularity: 1, prior: 0.9, detail: detail))
    }
    let values = list.filter { $0.source == .reverse && $0.range == context.place.replace && $0.prior > 0 }
      .sorted { $0.match * $0.popularity > $1.match * $1.popularity }
    for (rank, value) in values.prefix(2).enumerated() {
      let second = InsertedText(of: value, context).text
      if second != term { add(term + " " + second, 0.95 - Double(rank) / 20, "for '\(word) \(value.label)'") }
    }
    if synonym != nil { add(term + rest, 0.9, detail) }
  }
}

/// The name of a field as a word before a value: `type elf` for `type:elf`, `status 500` for `status:500`.
enum NamedValueProvider {
  /// Adds the values of the field, completed by `complete` after its name and operator.
  static func add(
    to list: inout [Candidate], _ context: CompletionContext, complete: (String) -> CompletionList
  ) {
    let place = context.place
    guard place.kind == .word, place.run.count > 1, context.regex == nil, !context.typed.isEmpty else { return }
    let first = place.run.count - 2
    let word = context.parsed.source[place.run[first]].lowercased()
    guard let beginning = beginning(word, context), word.utf8.count > 2 else { return }
    let items = complete(beginning + context.typed).items.filter { $0.kind == .value }
    for (rank, item) in items.prefix(3).enumerated() {
      guard let text = SourceText(beginning + context.typed).applying([item.edit])?.description,
        text.hasPrefix(beginning), text.dropFirst(beginning.count).lowercased().hasPrefix(context.typed.lowercased())
      else { continue }
      list.append(
        Candidate(
          source: .reverse, kind: .value, label: text, insertion: .verbatim(text), range: context.runRange(from: first),
          match: 1 - Double(rank) / 20, popularity: 1, prior: 0.9, detail: item.detail))
    }
    // A value of the field would only follow its name: `status status:500`.
    let named = FieldName(exactly: word).flatMap { context.vocabulary.fieldID(named: $0) }
    guard list.last?.range == context.runRange(from: first), let named else { return }
    list.removeAll { candidate in
      if case .term(named, _) = candidate.insertion { return candidate.range == place.replace }
      return false
    }
  }

  /// The beginning of a term whose field a word names: `status:` for `status`, `usd<` for `price`.
  private static func beginning(_ word: String, _ context: CompletionContext) -> String? {
    if let name = FieldName(exactly: word), let field = context.vocabulary.fieldID(named: name) {
      return context.prepared.shortNames[field.index].text + ":"
    }
    return context.prepared.synonyms.entries(of: word).first { !$0.isComplete }?.term
  }
}
