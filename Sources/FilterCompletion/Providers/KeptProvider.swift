import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The finished value or name under the caret, which accepting leaves as it is.
enum KeptProvider {
  /// Adds the value if it is finished, and removes candidates that only spell it in another way.
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    let tokens = context.parsed.tree.tokens
    let index = tokens.partitioningIndex { $0.range.start >= place.replace.start }
    guard !place.replace.isEmpty, index < tokens.count, tokens[index].range == place.replace else { return }
    let text: String
    let isQuoted: Bool
    switch tokens[index].kind {
    case .value, .word: (text, isQuoted) = (context.parsed.source[place.replace], false)
    case .quoted: (text, isQuoted) = (QuotedPiece(context.parsed.source, range: place.replace).text, true)
    default: return
    }
    guard isFinished(text, isQuoted: isQuoted, in: list, context) else { return }
    if !isQuoted, putWordFirst(of: text, in: &list, context) { return }
    let own = place.field.flatMap { context.vocabulary.valueID(text, of: $0) }
    var detail = ""
    list.removeAll { candidate in
      guard let other = candidate.insertion.completeText, isSpelling(other, of: text, at: place),
        place.field.flatMap({ context.vocabulary.valueID(other, of: $0) }) == own
      else { return false }
      if candidate.range == place.replace, detail.isEmpty { detail = candidate.detail }
      return candidate.range == place.replace
    }
    if detail.isEmpty, let field = place.field, let value = context.vocabulary.valueID(text, of: field) {
      detail = ValueProvider.detail(of: context.vocabulary[value])
    }
    list.append(
      Candidate(
        source: .kept, kind: place.kind == .value ? .value : .name, label: text, insertion: .kept(text),
        range: place.replace, match: 1, tier: .exact, popularity: 1, prior: 1, detail: detail))
  }

  /// Makes the word of a letter the first item, as the same value: `mythic` for `r:m`. False for other texts.
  private static func putWordFirst(
    of text: String, in list: inout [Candidate], _ context: CompletionContext
  ) -> Bool {
    guard text.utf8.count == 1, let field = context.place.field,
      let known = context.vocabulary.valueID(text, of: field)
    else { return false }
    let word = context.vocabulary[known].text
    guard word.utf8.count > 1, word.hasPrefix(text.lowercased()),
      let index = list.firstIndex(where: {
        $0.insertion.completeText == word && $0.range == context.place.replace && $0.tier != nil
      })
    else { return false }
    (list[index].tier, list[index].match, list[index].popularity, list[index].prior) = (.exact, 1, 1, 1)
    return true
  }

  /// Whether two texts name the same value without letter case and separators, or the same name without letter case.
  private static func isSpelling(_ one: String, of other: String, at place: CompletionPlace) -> Bool {
    place.kind == .value
      ? ValueSpelling.folded(one) == ValueSpelling.folded(other) : one.lowercased() == other.lowercased()
  }

  /// Whether a value can stay: a listed value, or any other that a field without a list takes.
  private static func isFinished(
    _ text: String, isQuoted: Bool, in list: [Candidate], _ context: CompletionContext
  ) -> Bool {
    let place = context.place
    switch place.kind {
    case .exactName, .quotedName:
      return list.contains { $0.source == .name && isSpelling($0.label, of: text, at: place) }
    case .value:
      guard let field = place.field, let name = place.fieldName.flatMap({ FieldName(spelled: $0) }),
        let comparison = place.comparison
      else { return false }
      let value = isQuoted ? FilterValue(quoted: text) : FilterValue(text)
      let term = FilterTerm.filter(place.polarity, field: name, comparison, value)
      guard case .success = PresentTerms.reading(of: term, context.vocabulary) else { return false }
      if context.vocabulary.valueID(text, of: field) != nil { return true }
      switch context.vocabulary[field].kind {
      case .text where isBeginningOverLists(text, in: list, context),
        .catalog where isBeginningOverLists(text, in: list, context),
        .path where isBeginningOverLists(text, in: list, context):
        return false
      case .text, .catalog:
        if context.vocabulary[field].catalogs.isEmpty { return true }
        return list.contains { candidate in
          candidate.insertion.completeText.map { isSpelling($0, of: text, at: place) } ?? false
        }
      case .enumeration, .orderedEnumeration:
        // An open list takes any text, but the beginning of one of its values is rarely meant by itself.
        return !isBeginning(text, of: list, context)
      default: return true
      }
    default: return false
    }
  }

  /// Whether a text is the beginning of a value that is offered, or all of it.
  private static func isBeginning(_ text: String, of list: [Candidate], _ context: CompletionContext) -> Bool {
    let typed = ValueSpelling.folded(text)
    return list.contains { candidate in
      candidate.range == context.place.replace
        && candidate.insertion.completeText.map { ValueSpelling.folded($0).hasPrefix(typed) } ?? false
    }
  }

  /// Over lists the words and paths of the data are offered, so that what was typed would only repeat itself.
  private static func isBeginningOverLists(
    _ text: String, in list: [Candidate], _ context: CompletionContext
  ) -> Bool {
    context.vocabulary.isOfLists && isBeginning(text, of: list, context)
  }
}

extension Insertion {
  /// The value or name that it inserts as a whole.
  fileprivate var completeText: String? {
    switch self {
    case .value(let text), .code(let text), .exactName(let text): text
    case .field, .comparison, .term, .regex, .verbatim, .kept: nil
    }
  }
}
