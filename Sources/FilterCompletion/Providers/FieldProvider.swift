import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary
import FuzzyMatching

/// Fields by name and alias and, ranked lower, by the words that describe them.
enum FieldProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    switch context.place.kind {
    case .start: addPopular(to: &list, context)
    case .quotedName: addQuoted(to: &list, context)
    case .word, .field:
      var seen = addNamed(to: &list, context)
      addObjectLists(to: &list, context)
      addAbbreviated(to: &list, context, seen: &seen)
      if context.place.kind == .word { addDescribed(to: &list, in: context, seen: &seen) }
    default: break
    }
  }

  private static func addPopular(to list: inout [Candidate], _ context: CompletionContext) {
    for field in context.prepared.popularFields.prefix(context.share) {
      let name = context.vocabulary.fields[field].name
      list.append(candidate(.field, name: name, index: field, match: 1, prior: 0.7, in: context, origin: nil))
    }
  }

  /// Adds each field once: by its full name if the typed text is a prefix of it, otherwise by the name that matches
  /// best.
  private static func addNamed(to list: inout [Candidate], _ context: CompletionContext) -> Set<Int> {
    var seen: Set<Int> = []
    // The last of several words is more likely part of a name or a sentence.
    let count = context.place.run.count
    let prior = context.namesWholeRun(list) ? -1 : count > 2 ? 0 : count > 1 ? 0.2 : 1
    let isWord = context.place.kind == .word
    let names = context.prepared.fieldNames
    let share = context.place.kind == .word ? min(context.share, 16) : context.share
    for match in context.search(names.index, for: context.typed, share) {
      let field = names.fields[match.id]
      guard seen.insert(field).inserted else { continue }
      let main = names.mains[match.id]
      let id = PrefixMatch.quality(of: context.typed, in: names.index[main]) == nil ? match.id : main
      let name = names.written[id]
      let isSure = match.quality >= Ranking.sure
      if isWord, !isSure, context.typed.utf8.count < 4 || count > 1 { continue }
      let origin = Candidate.Origin(index: names.index, id: id, typed: context.typed)
      // A whole name comes before its operators.
      let isWhole = isWord && prior == 1 && names.index[match.id].utf8.count == context.typed.utf8.count && isSure
      list.append(
        candidate(
          .field, name: name, index: field, match: match.quality,
          prior: isWhole ? 1.5 : isSure || !isWord ? prior : prior * 0.5,
          in: context,
          origin: origin))
    }
    return seen
  }

  /// Adds lists of objects with the parenthesis of a query about one element: `items:(`.
  private static func addObjectLists(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .word, context.place.run.count <= 1 else { return }
    for path in context.vocabulary.objectLists {
      let name = path.lowercased()
      guard let match = PrefixMatch.quality(of: context.typed, in: name) else { continue }
      list.append(
        Candidate(
          source: .field, kind: .field, label: name, insertion: .verbatim(name + ":("), range: context.place.replace,
          match: match, popularity: 0, prior: 0.9, detail: "one element"))
    }
  }

  /// Adds names of fields that stand in quotes, by the beginning of one of their words: `"Unit Price ($)":`.
  private static func addQuoted(to list: inout [Candidate], _ context: CompletionContext) {
    let typed = context.typed.lowercased()
    let part = Array(typed.utf8)
    for spelling in context.vocabulary.fieldSpellings where spelling.text.utf8.first == UInt8(ascii: "\"") {
      guard spelling.name.text.hasPrefix(typed) || WordBeginnings.occurs(part, in: spelling.name.text, .unaccented)
      else { continue }
      list.append(
        Candidate(
          source: .field, kind: .field, label: spelling.text, insertion: .verbatim(spelling.text + ":"),
          range: context.place.replace, match: typed.isEmpty ? 0.6 : 1, popularity: 0.5, prior: 1))
    }
  }

  /// Adds fields of a list whose name has the typed letters in their order, from its first letter on: `hp` for
  /// `horsepower`. The shortest names come first.
  private static func addAbbreviated(
    to list: inout [Candidate], _ context: CompletionContext, seen: inout Set<Int>
  ) {
    let typed = Array(context.typed.lowercased().utf8)
    guard context.vocabulary.isOfLists, context.place.run.count <= 1, (2...5).contains(typed.count) else { return }
    for index in context.prepared.popularFields.prefix(500) where !seen.contains(index) {
      let name = context.vocabulary.fields[index].name
      guard name.utf8.first == typed[0] else { continue }
      var rest = typed[...]
      for byte in name.utf8 where byte == rest.first { rest.removeFirst() }
      guard rest.isEmpty, seen.insert(index).inserted else { continue }
      list.append(
        candidate(
          .field, name: name, index: index, match: Double(typed.count) / Double(max(typed.count, name.utf8.count)),
          prior: 0.5, in: context, origin: nil))
    }
  }

  private static func addDescribed(to list: inout [Candidate], in context: CompletionContext, seen: inout Set<Int>) {
    guard context.typed.utf8.count >= 3 else { return }
    let documentation = context.prepared.documentation
    for match in context.search(documentation.index, for: context.typed, 4) {
      for field in documentation.fields[match.id].prefix(4) where seen.insert(field).inserted {
        let name = context.vocabulary.fields[field].name
        list.append(
          candidate(
            .documentation, name: name, index: field, match: match.quality * 0.7, prior: 0.2, in: context, origin: nil))
      }
    }
  }

  private static func candidate(
    _ source: CandidateSource, name: String, index: Int, match: Double, prior: Double, in context: CompletionContext,
    origin: Candidate.Origin?
  ) -> Candidate {
    let field = context.vocabulary.fields[index]
    let insertion = Insertion.field(name, context.prepared.fieldIDs[index], context.prepared.usualOperators[index])
    return Candidate(
      source: source, kind: .field, label: name, insertion: insertion, range: context.place.replace, match: match,
      popularity: Double(field.popularity) / 100, prior: prior, origin: origin)
  }
}

/// The operators of a field with their meanings: after the name of a field, and in place of an operator.
enum OperatorProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    switch place.kind {
    case .word:
      // Only after the last letter: inside the word an operator would split it.
      guard place.caret == place.replace.end, !place.needsSpaceAfter, let name = FieldName(exactly: context.typed),
        let field = context.vocabulary.fieldID(named: name)
      else { return }
      add(
        to: &list, in: context, field: field, at: SourceRange(at: place.caret), besides: nil,
        prior: context.namesWholeRun(list) ? -1 : place.run.count > 1 ? -0.3 : 1)
    case .comparison:
      guard let field = place.field else { return }
      add(to: &list, in: context, field: field, at: place.replace, besides: place.comparison, prior: 1)
    case .value where place.typed.isEmpty && place.quote == nil && place.replace.isEmpty:
      // `pow>` may become `pow>=`; the typed operator is the prefix.
      guard let field = place.field, let typed = place.comparison else { return }
      let range = SourceRange(start: place.caret - typed.rawValue.utf8.count, end: place.caret)
      for comparison in context.vocabulary[field].operators
      where comparison != typed && comparison.rawValue.hasPrefix(typed.rawValue) {
        list.append(candidate(comparison, field: field, at: range, in: context, prior: 0.1))
      }
    default: break
    }
  }

  private static func add(
    to list: inout [Candidate], in context: CompletionContext, field: FieldID, at range: SourceRange,
    besides typed: Comparison?, prior: Double
  ) {
    let all =
      context.vocabulary[field].operators
      + Comparison.allCases.filter { comparison in
        !context.vocabulary[field].operators.contains(comparison) && context.vocabulary.takesAsText(comparison, field)
      }
    for comparison in all where comparison != typed {
      list.append(candidate(comparison, field: field, at: range, in: context, prior: prior))
    }
  }

  private static func candidate(
    _ comparison: Comparison, field: FieldID, at range: SourceRange, in context: CompletionContext, prior: Double
  ) -> Candidate {
    // All operators have nearly one score, between a field with the typed name and those that only begin with it: no
    // other item comes between them.
    let isUsual = comparison == context.prepared.usualOperators[field.index]
    let order = isUsual ? -1 : Double(Comparison.allCases.firstIndex(of: comparison) ?? 0)
    return Candidate(
      source: .comparison, kind: .operator, label: comparison.rawValue, insertion: .comparison(field, comparison),
      range: range, match: 1, popularity: 0.92 - order / 200, prior: prior)
  }
}

/// The values of a directive: `order:‸`.
enum DirectiveProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field, context.vocabulary[field].isDirective else {
      return
    }
    ValueProvider.addValues(to: &list, in: context, field: field, source: .directive)
  }
}

/// The match quality of short words that are in no index: numbers, dates, connectives.
package enum PrefixMatch {
  /// From 0.5 to 1, greater if more of the word is typed; nil if the text is not a prefix of the word, ignoring ASCII
  /// case. 0.9 for an empty text.
  package static func quality(of typed: String, in word: String) -> Double? {
    if typed.isEmpty { return 0.9 }
    let whole = word.utf8
    var rest = whole.makeIterator()
    for byte in typed.utf8 {
      guard let next = rest.next(), lowercased(next) == lowercased(byte) else { return nil }
    }
    return 0.5 + 0.5 * Double(typed.utf8.count) / Double(whole.count)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
