import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import FuzzyMatching

/// Makes items from the best candidates. Quoting, conditions and highlights are computed only here, so that candidates
/// that are not shown stay cheap.
struct ItemMaking {
  let context: CompletionContext
  /// The candidate of the first item.
  private(set) var first: Candidate?
  private var edits: Set<TextEdit> = []
  private var tested = 0
  private var drafts: [(candidate: Candidate, item: CompletionItem)] = []

  init(_ context: CompletionContext) { self.context = context }

  /// The items of sorted candidates, at most as many as requested.
  mutating func items(of candidates: [Candidate], in order: [Int]) -> [CompletionItem] {
    // Contradictory items are ranked down; make as many extra items as may be affected.
    let wanted = context.limit + (context.terms.trial.isEmpty ? 0 : Ranking.tested)
    for place in order where drafts.count < wanted || candidates[place].isLast { add(candidates[place]) }
    drafts.sort { Ranking.precedes($0.item, $1.item) }
    // The query used before is the last item, however many others there are.
    if let last = drafts.last(where: { $0.candidate.isLast }), drafts.count > context.limit, context.limit > 1 {
      drafts.removeAll { $0.candidate.isLast }
      drafts = drafts.prefix(context.limit - 1) + [last]
    }
    first = drafts.first?.candidate
    return drafts.prefix(context.limit).map { finished($0.item, of: $0.candidate) }
  }

  private mutating func add(_ candidate: Candidate) {
    let inserted = InsertedText(of: candidate, context)
    if let field = candidate.field, context.terms.directives.contains(field) { return }
    var isContradictory = false
    if let term = inserted.term {
      let reading = PresentTerms.reading(of: term, context.vocabulary)
      switch reading {
      // Omit a value that the operator cannot have (`mv<even`). An operator that the field does not take is not the
      // value's fault.
      case .failure: if context.takesOperator { return }
      case .success(let condition):
        if context.terms.contains(condition, polarity: term.polarity) { return }
        if tested < Ranking.tested {
          tested += 1
          isContradictory = context.terms.trial.excludes(condition, polarity: term.polarity)
        }
      }
    }
    let text = spaced(inserted, for: candidate)
    let edit = TextEdit(range: candidate.range, replacement: text.text)
    let essence = context.parsed.source.essence(of: edit)
    if essence.range.isEmpty, essence.replacement.isEmpty, candidate.source != .kept { return }
    guard edits.insert(essence).inserted else { return }
    var item = CompletionItem(
      label: candidate.label, edit: edit, caret: candidate.range.start + text.caret, kind: candidate.kind,
      score: Ranking.score(of: candidate, isContradictory: isContradictory), asksAgain: inserted.leadsOn)
    if let field = candidate.fieldOfValue ?? (candidate.isPlainValue ? context.place.field : nil) {
      (item.valueKind, item.category) = (context.vocabulary[field].kind, context.vocabulary[field].category)
    }
    drafts.append((candidate, item))
  }

  /// The text with the spaces that it needs around it, and the caret in it.
  private func spaced(_ inserted: InsertedText, for candidate: Candidate) -> (text: String, caret: Int) {
    let place = context.place
    var text = inserted.text
    if case .comparison = candidate.insertion { return (text, text.utf8.count) }
    if candidate.source == .connective, !candidate.isBetweenTerms { return (text, text.utf8.count) }
    let source = context.parsed.source
    let end = candidate.range.end
    let isWhole = candidate.range.start != place.replace.start
    if isWhole ? isGlued(before: candidate.range.start) : place.needsSpaceBefore { text = " " + text }
    var caret = text.utf8.count
    if candidate.source == .kept { return (text, caret) }
    if candidate.isBetweenTerms {
      // The caret goes after an existing space.
      if end < source.bytes.count, source.bytes[end].isWhitespace { return (text, caret + 1) }
      return (text + " ", caret + 1)
    }
    let isAfterReplace = end != place.replace.end
    if isAfterReplace ? source.isGlued(after: end) : place.needsSpaceAfter { text += " " }
    if caret > text.utf8.count { caret = text.utf8.count }
    return (text, caret)
  }

  private func isGlued(before offset: Int) -> Bool {
    context.parsed.source.isGlued(before: offset) && context.parsed.source.bytes[offset - 1] != UInt8(ascii: "-")
  }

  /// The item with its descriptions and highlights.
  private func finished(_ item: CompletionItem, of candidate: Candidate) -> CompletionItem {
    var item = item
    let words = ItemWords(of: candidate, context)
    item.detail = words.detail
    item.documentation = words.documentation
    item.highlights = candidate.highlights
    if let origin = candidate.origin, origin.index[origin.id] == item.label {
      item.highlights = origin.index.highlights(of: origin.id, for: origin.typed)
    }
    return item
  }
}

extension Candidate {
  /// Whether it comes after all others.
  fileprivate var isLast: Bool { source == .history && prior < 0 }

  /// Whether it is `or` or `and`.
  fileprivate var isBetweenTerms: Bool { source == .connective && (label == "or" || label == "and") }

  /// Whether it is a value of the field before the caret.
  fileprivate var isPlainValue: Bool {
    switch insertion {
    case .value, .code, .kept: true
    case .field, .comparison, .term, .regex, .exactName, .verbatim: false
    }
  }

  /// The field of the term that it is.
  fileprivate var fieldOfValue: FieldID? {
    if case .term(let field, _) = insertion, source != .text { return field }
    return nil
  }

  /// The field that a field item names.
  var field: FieldID? {
    if case .field(_, let field, _) = insertion { return field }
    return nil
  }
}

extension SourceText {
  /// The minimal equivalent edit, without common text at its start and end; empty for an edit that changes nothing.
  /// Equal minimal edits produce equal texts.
  fileprivate func essence(of edit: TextEdit) -> TextEdit {
    var incoming = Array(edit.replacement.utf8)[...]
    var range = edit.range.start..<edit.range.end
    while let first = incoming.first, !range.isEmpty, bytes[range.lowerBound] == first {
      incoming.removeFirst()
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = incoming.last, !range.isEmpty, bytes[range.upperBound - 1] == last {
      incoming.removeLast()
      range = range.lowerBound..<range.upperBound - 1
    }
    return TextEdit(range: SourceRange(range), replacement: String(decoding: incoming, as: UTF8.self))
  }
}

/// The descriptions of an item: detail and documentation.
struct ItemWords {
  let detail: String
  let documentation: String

  init(of candidate: Candidate, _ context: CompletionContext) {
    let vocabulary = context.vocabulary
    switch candidate.insertion {
    case .field(let name, let field, _):
      let own = vocabulary[field]
      detail = name == own.name ? own.label == name ? own.category : own.label : own.name
      documentation = ItemWords.sentences(own.summary, own.notes)
    case .comparison(let field, let comparison):
      let own = vocabulary[field]
      detail = vocabulary.meaning(of: comparison, for: own)
      documentation = comparison == .colon ? own.colonMeaning : ""
    case .value(let text), .code(let text):
      detail = candidate.detail
      documentation = ItemWords.value(text, of: context.place.field, vocabulary)
    case .term(let field, let text):
      let label = vocabulary[field].label
      detail = candidate.detail.isEmpty ? label : label + ", " + candidate.detail
      documentation =
        candidate.source == .text ? vocabulary[field].summary : ItemWords.value(text, of: field, vocabulary)
    case .regex(let field, _):
      detail = candidate.detail
      documentation = vocabulary[field].summary
    case .kept(let text):
      detail = candidate.detail
      documentation = ItemWords.value(text, of: context.place.field, vocabulary)
    case .exactName, .verbatim:
      detail = candidate.detail
      documentation = ""
    }
  }

  private static func value(_ text: String, of field: FieldID?, _ vocabulary: Vocabulary) -> String {
    guard let field, let value = vocabulary.valueID(text, of: field) else { return "" }
    return vocabulary[value].summary
  }

  private static func sentences(_ first: String, _ second: String) -> String {
    second.isEmpty ? first : first + ". " + second
  }
}
