import FilterAST
import FilterAnalysis
import FilterEvaluation
package import FilterLists
package import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// Suggestions for a query that finds nothing: the known values nearest to those of the query. An unknown value is not
/// an error, since a later record may have it.
package struct ValueHints {
  /// One line per term with an unknown value, except terms with a diagnostic.
  package private(set) var lines: [String] = []
  /// Whether a diagnostic of the query has a fix, which says more than what its terms find.
  private let hasFixes: Bool

  /// The maximum number of listed values.
  private static let maximumListed = 8
  /// The maximum number of compared values.
  private static let maximumCompared = 20_000

  /// Hints for a query that finds nothing. Linear in the values of its fields.
  package init(_ query: AnalyzedQuery) {
    let diagnostics = query.diagnostics
    hasFixes = diagnostics.contains { !$0.fixes.isEmpty }
    for leaf in query.leaves {
      if let line = Self.absence(leaf, query.vocabulary) {
        lines.append(line)
        continue
      }
      guard case .filter(.positive, _, _, let value) = leaf.term,
        let id = Self.fieldWithUnknownValue(leaf.condition, query.vocabulary),
        !diagnostics.contains(where: { $0.range.start < leaf.range.end && leaf.range.start < $0.range.end })
      else { continue }
      let field = query.vocabulary[id]
      let known = query.vocabulary.values(of: field)
      if known.isEmpty || known.count > Self.maximumCompared { continue }
      let names = known.filter { !$0.isRefused }.flatMap { [$0.text] + $0.aliases }
      let form = query.vocabulary.textForm(of: id)
      let needle = form.bytes(of: value.text)
      if case .beginning? = leaf.condition, names.contains(where: { WordBeginnings.occurs(needle, in: $0, form) }) {
        continue
      }
      if case .whole? = leaf.condition, names.contains(value.text) || value.text.utf8.contains(UInt8(ascii: "*")) {
        continue
      }
      let offer: String
      if FieldValue.absenceWords.contains(value.text.lowercased()), query.vocabulary.hasPresence(id) {
        offer = Self.offer(ofAbsence: field)
      } else if let named = Self.names(naming: needle, among: known, form) {
        offer = "did you mean \(named)?"
      } else if let nearest = SpellingDistance.closest(to: value.text, in: names) {
        offer = "did you mean '\(FilterValue(nearest, in: query.vocabulary.syntax))'?"
      } else {
        let listed = known.sorted { $0.frequency > $1.frequency }.prefix(Self.maximumListed).map { $0.text }
        let more = known.count > listed.count ? " and \(Counted.grouped(known.count - listed.count)) more" : ""
        offer = "its values are \(listed.joined(separator: ", "))\(more)"
      }
      lines.append(CharacterWidth.visible("no '\(field.name)' is '\(Diagnostic.quotation(of: value.text))'; \(offer)"))
    }
  }

  private static func offer(ofAbsence field: Field) -> String {
    "for items without one, write no:\(FieldName(field.name))"
  }

  /// The advice on a text of a word for what is missing: `model:none`.
  private static func absence(_ leaf: AnalyzedLeaf, _ vocabulary: Vocabulary) -> String? {
    guard case .filter(.positive, _, _, let value) = leaf.term,
      FieldValue.absenceWords.contains(value.text.lowercased())
    else { return nil }
    switch leaf.condition {
    case .text(let id, _), .beginning(let id, _):
      let field = vocabulary[id]
      guard vocabulary.hasPresence(id), vocabulary.valueID(value.text, of: id) == nil else { return nil }
      return CharacterWidth.visible(
        "no '\(field.name)' has '\(Diagnostic.quotation(of: value.text))'; \(offer(ofAbsence: field))")
    default: return nil
    }
  }

  /// The maximum number of names that are offered for one of their words.
  private static let maximumOffered = 3

  /// Names of values in which a text begins a word, those of frequent values first; nil for none.
  private static func names(naming needle: [UInt8], among values: [FieldValue], _ form: TextForm) -> String? {
    if needle.isEmpty { return nil }
    let names = values.filter { !$0.isRefused }.compactMap { value in
      ([value.text] + value.aliases).first { WordBeginnings.occurs(needle, in: $0, form) }
        .map { (name: $0, frequency: value.frequency) }
    }
    let offered = names.sorted { ($1.frequency, $0.name.utf8.count) < ($0.frequency, $1.name.utf8.count) }
      .prefix(maximumOffered)
    return offered.isEmpty ? nil : offered.map { "'\($0.name)'" }.joined(separator: ", ")
  }

  /// The field of a condition on a value that its list may lack.
  private static func fieldWithUnknownValue(_ condition: Condition?, _ vocabulary: Vocabulary) -> FieldID? {
    switch condition {
    case .whole(let id, _, isEqual: true) where vocabulary.matchesCase(id): id
    case .unlisted(let id, _, _), .beginning(let id, _): id
    default: nil
    }
  }
}

extension ValueHints {
  /// The reasons why a query finds nothing, where they are known, a line each: unknown values, words that occur elsewhere
  /// in texts, or else terms that find nothing by themselves. `planned` makes the plan of another query, and `count`
  /// counts what a plan finds.
  static func reasons<Failure: Error>(
    _ query: AnalyzedQuery, _ plan: FilterPlan, nouns: (one: String, many: String),
    planned: (AnalyzedQuery) -> FilterPlan, count: (FilterPlan) throws(Failure) -> Int
  ) throws(Failure) -> [String] {
    let hints = ValueHints(query)
    let others =
      try anywhere(query, nouns: nouns) { other throws(Failure) in try count(planned(other)) }
      + marksAmongTexts(query, nouns: nouns) { other throws(Failure) in try count(planned(other)) }
    if !hints.lines.isEmpty || !others.isEmpty || hints.hasFixes { return hints.lines + others }
    return try SearchNotes(plan, text: "").emptyTerms(counting: count)
  }

  /// Hints for texts that a query finds nowhere at the beginning of a word in a list, but anywhere.
  package static func anywhere(_ query: AnalyzedQuery, in list: SearchableList) throws(ListFailure) -> [String] {
    try anywhere(query, nouns: list.nouns) { other throws(ListFailure) in try list.counted(list.plan(other)).count }
  }

  /// Hints for texts that a query finds nowhere at the beginning of a word, but anywhere: `msg:ut` beside `msg~ut`. One
  /// line for each such term, with the number of items that the changed query finds.
  package static func anywhere<Failure: Error>(
    _ query: AnalyzedQuery, nouns: (one: String, many: String),
    count: (AnalyzedQuery) throws(Failure) -> Int
  ) throws(Failure) -> [String] {
    var lines: [String] = []
    for leaf in query.leaves.prefix(maximumListed) where !leaf.isOneValue {
      guard case .beginning(let id, let value)? = leaf.condition, leaf.minus.isEmpty, let comparison = leaf.comparison,
        query.source[comparison].utf8.elementsEqual(":".utf8)
      else { continue }
      guard let edited = query.source.applying([TextEdit(range: comparison, replacement: "~")]) else { continue }
      let number = try count(AnalyzedQuery(parsing: edited.description, vocabulary: query.vocabulary))
      if number == 0 { continue }
      lines.append(
        CharacterWidth.visible(
          "no word of '\(query.vocabulary[id].name)' begins with '\(Diagnostic.quotation(of: value.text))'; '\(edited[leaf.range])' finds "
            + Counted.of(number, nouns.one, nouns.many)))
    }
    return lines
  }

  /// Hints for fields of texts of which no item lacks a value, but some have a mark of a missing one: `no:f` beside
  /// `f=NA`.
  private static func marksAmongTexts<Failure: Error>(
    _ query: AnalyzedQuery, nouns: (one: String, many: String),
    count: (AnalyzedQuery) throws(Failure) -> Int
  ) throws(Failure) -> [String] {
    let vocabulary = query.vocabulary
    var lines: [String] = []
    for leaf in query.leaves.prefix(maximumListed) where leaf.minus.isEmpty {
      guard case .presence(let id, isPresent: false)? = leaf.condition, vocabulary.isSearchedAsText(id) else {
        continue
      }
      let name = FilterTerm.filter(.positive, field: FieldName(vocabulary[id].name), .equal, FilterValue(quoted: ""))
        .description.dropLast(3)
      func number(of marks: [String]) throws(Failure) -> Int {
        let terms = marks.map { "\(name)=\(FilterValue(quoted: $0))" }
        return try count(AnalyzedQuery(parsing: terms.joined(separator: " or "), vocabulary: vocabulary))
      }
      let found = try number(of: vocabulary.nullMarks)
      if found == 0 { continue }
      var shown: [String] = []
      for mark in vocabulary.nullMarks where shown.count < 3 {
        if try number(of: [mark]) > 0, !shown.contains(where: { $0.lowercased() == mark.lowercased() }) {
          shown.append(mark)
        }
      }
      let quoted = shown.map { "'\($0)'" }
      let values =
        quoted.count == 1
        ? "\(quoted[0]) is a value"
        : "\(quoted.dropLast().joined(separator: ", ")) and \(quoted[quoted.count - 1]) are values"
      lines.append(
        CharacterWidth.visible(
          "'\(vocabulary[id].name)' is of texts, in which \(values); \(Counted.of(found, nouns.one, nouns.many)) "
            + "\(found == 1 ? "has" : "have") \(shown.count == 1 ? "it" : "one"): \(name)=\(FilterValue(shown[0], in: vocabulary.syntax))"
        ))
    }
    return lines
  }
}
