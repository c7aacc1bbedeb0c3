import FilterAST
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary

/// The reason why a list cannot answer a term.
struct Unanswered: Error, Hashable {
  /// A sentence without a full stop.
  let reason: String
  /// Whether the data lacks the answer, rather than the term being wrong.
  var isOfData = true
}

/// Compiles the terms of queries against a list.
struct LeafCompiler<Element> {
  let list: FilterableList<Element>
  /// The present instant, the same for all terms of a plan.
  private let now: Int64?

  /// Asks the list for the present instant.
  init(list: FilterableList<Element>) {
    self.list = list
    now = list.now()
  }

  func test(_ content: ReadTerm.Content) throws(Unanswered) -> LeafTest {
    switch content {
    case .everything: .constant(true)
    case .nothing: .constant(false)
    case .condition(let condition): try test(condition)
    case .word(let condition): try word(condition)
    }
  }

  /// The test of a word in one of several texts; none passes of a text that the list lacks.
  private func word(_ condition: Condition) throws(Unanswered) -> LeafTest {
    do throws(Unanswered) { return try test(condition) } catch {
      if error.isOfData { return .constant(false) }
      throw error
    }
  }

  private func test(_ condition: Condition) throws(Unanswered) -> LeafTest {
    switch condition {
    case .name(let exact, let value):
      guard let id = list.vocabulary.fieldID(spelled: list.vocabulary.nameField) else {
        throw Unanswered(reason: "this list has no names")
      }
      if exact {
        let needle = TextFolding.collated(value.text)
        if needle.isEmpty { return try name(id, ofPunctuation: value.text) }
        return .text(TextTest(field: try bound(id), kind: .equalsCollated, needle: needle, isSelfReferring: false))
      }
      return try text(id, value: value)
    // A reading asks for each text.
    case .anyText: throw Unanswered(reason: "the texts are not asked for one by one", isOfData: false)
    case .text(let id, let value): return try text(id, value: value)
    case .beginning(let id, let value): return try text(id, value: value, isBeginning: true)
    case .unmatched:
      // A reading asks for other texts by a negated condition.
      throw Unanswered(reason: "the pattern is not negated", isOfData: false)
    case .whole(let id, let value, let isEqual):
      // A reading asks for other texts by a negated condition.
      if !isEqual { throw Unanswered(reason: "the whole text is not negated", isOfData: false) }
      let isStarred = value.form == .bare && value.text.utf8.contains(UInt8(ascii: "*"))
      let pattern = FilterPattern(LeafCompiler.pattern(ofWhole: value))
      return try regex(id, pattern: pattern, whole: isStarred ? nil : value.text, isWhole: true, isOfWritten: isStarred)
    case .regex(let id, let pattern): return try regex(id, pattern: pattern)
    case .path(let id, let pattern): return try path(id, pattern: pattern)
    case .number(let id, let relation, let number):
      return .keys(field: try bound(id), LeafTest.ranges(relation, number))
    case .parity(let id, let isEven): return .parity(field: try bound(id), isEven: isEven)
    case .columns(let left, let relation, let right) where list.vocabulary[left].kind.traits.hasWords:
      return .compared(
        left: list.contentField(of: try bound(left)), relation, right: list.contentField(of: try bound(right)),
        matchesCase: list.vocabulary.matchesCase(left) && list.vocabulary.matchesCase(right))
    case .columns(let left, let relation, let right):
      return .columns(left: try bound(left), relation, right: try bound(right))
    case .date(let id, let relation, let span): return try days(id, relation, span)
    case .namedDay(let id, let relation, let word):
      guard let span = list.namedDay(word.text) else { throw Unanswered(reason: "unknown day '\(word)'") }
      return try days(id, relation, span)
    case .instant(let id, let relation, let span):
      return .keys(field: try bound(id), NumberRange.satisfying(relation, span.range))
    case .relativeInstant(let id, let relation, let instant):
      let field = try bound(id)
      guard let now else { throw Unanswered(reason: "this list has no clock for '\(instant)'") }
      let zone = list.vocabulary.timeZone
      var span = instant.span(at: now, in: zone)
      // Days are counted as days, which are longer or shorter where clocks change.
      if list.vocabulary[id].kind != .instant, case .ago(let duration) = instant,
        let length = duration.whole(power: -6), length % InstantSpan.dayLength == 0
      {
        span = InstantSpan(dayOf: now, in: zone, after: -(length / InstantSpan.dayLength))
      }
      if list.vocabulary[id].kind != .instant { return try days(id, relation, DateSpan(dayOf: span.first, in: zone)) }
      return .keys(field: field, NumberRange.satisfying(relation, span.range))
    case .colors(let id, let comparison, let value):
      guard let palette = list.vocabulary.palette(of: list.vocabulary[id]) else { return .constant(false) }
      return .colors(
        field: try bound(id), palette.satisfyingSets(comparison, value, colon: list.vocabulary[id].colon))
    case .cost(let id, let relation, let cost):
      let field = try bound(id)
      return list.vocabulary[id].kind == .devotion
        ? .devotion(field: field, relation, cost) : .costs(field: field, relation, cost)
    case .listed(let id, let relation, let value): return try listed(id, relation, value)
    case .unlisted(let id, let relation, let word):
      let field = list.contentField(of: try bound(id))
      // A word that is not in an ordered list has no rank.
      if relation != .equal || list.vocabulary[id].kind == .orderedEnumeration { return .constant(false) }
      return .values(field: field, [word.text])
    case .keyed(let id, let relation, let value):
      let field = list.contentField(of: try bound(id))
      let spans = value.spans(relation)
      return spans.count == 1 && spans[0].isSingle
        ? .values(field: field, [spans[0].first.text]) : .spans(field: field, spans)
    case .element(let element):
      guard let plan = list.elements?.plan(element) else {
        throw Unanswered(reason: "no data for the elements of '\(element.list)'")
      }
      return .element(ElementTest(list: element.list, plan: plan))
    case .presence(let id, let isPresent):
      // A reading asks for fields without a value by a negated condition.
      if !isPresent { throw Unanswered(reason: "the absence of a value is not negated", isOfData: false) }
      return try presence(id)
    case .range(_, let bounds, let isInside):
      // A reading asks for what is outside by a negated condition.
      if !isInside { throw Unanswered(reason: "the range is not negated", isOfData: false) }
      var tests: [LeafTest] = []
      for bound in bounds { tests.append(try test(bound)) }
      return tests.count == 2 ? try LeafTest.both(tests[0], tests[1]) : tests.first ?? .constant(true)
    case .directive: return .constant(true)
    case .unknown: return .constant(false)
    }
  }

  /// A pattern that matches a whole text, whose stars stand for any text if it is bare.
  private static func pattern(ofWhole value: FilterValue) -> String {
    var text = Substring(value.text)
    var (opening, closing) = ("^", "$")
    if value.form == .bare {
      while text.utf8.first == UInt8(ascii: "*") { (text, opening) = (text.dropFirst(), "") }
      while text.utf8.last == UInt8(ascii: "*") { (text, closing) = (text.dropLast(), "") }
    }
    var pattern = opening
    for scalar in text.unicodeScalars {
      if value.form == .bare, scalar == "*" {
        pattern += ".*"
        continue
      }
      // A letter or digit after a backslash would be a class.
      if let byte = UInt8(exactly: scalar.value), byte > 0x20, byte < 0x80, !byte.isLetter, !byte.isDigit {
        pattern += "\\"
      }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern + closing
  }

  /// The test of a field with any value: any key, any word, or a text in which the empty pattern matches.
  private func presence(_ id: FieldID) throws(Unanswered) -> LeafTest {
    let field = try bound(id)
    let kind = list.vocabulary[id].kind
    if list.vocabulary.hasOthers(id) {
      let marks = list.vocabulary.nullMarks.map { WordSpelling.folded($0) }
      return .present(field: list.contentField(of: field), besides: marks)
    }
    if list.vocabulary.hasUnrankedWords(id) { return .present(field: list.contentField(of: field), besides: []) }
    switch kind.traits.family {
    case .number where kind == .numberOrText, .word where kind != .orderedEnumeration, .keyed, .boolean:
      return .spans(field: list.contentField(of: field), [.all])
    case .number, .time, .amount, .word: return .keys(field: field, [.all])
    case .text:
      do throws(RegexCompilationError) {
        let anything = try CompiledRegex(RegexSyntax(parsing: SourceText("")))
        return .text(TextTest(field: field, kind: .matches(anything), needle: [], isSelfReferring: false))
      } catch {
        throw Unanswered(reason: error.message.withSmallFirstLetter, isOfData: false)
      }
    case .colors, .cost, .property, .directive: throw Unanswered(reason: "no data for '\(list.vocabulary[id].name)'")
    }
  }

  /// The index of a field that the list binds.
  private func bound(_ id: FieldID) throws(Unanswered) -> Int {
    if list.binding(id.index) == nil {
      throw Unanswered(reason: "no data for '\(list.vocabulary[id].name)'")
    }
    return id.index
  }

  /// The test of a field and of the fields united with it, each in the form of its texts.
  private func united<Failure: Error>(
    _ field: Int, _ test: (TextForm) throws(Failure) -> TextTest
  ) throws(Failure) -> LeafTest {
    func form(of field: Int) -> TextForm { list.binding(field)?.literalForm ?? .literal }
    let own = try test(form(of: field))
    var all = [own]
    for name in list.binding(field)?.unites ?? [] {
      guard let id = list.vocabulary.fieldID(spelled: name), list.binding(id.index) != nil else { continue }
      let other = form(of: id.index) == form(of: field) ? own : try test(form(of: id.index))
      all.append(other.of(field: id.index))
    }
    return all.count == 1 ? .text(own) : .anyText(all)
  }

  private func days(_ id: FieldID, _ relation: Comparison, _ span: DateSpan) throws(Unanswered) -> LeafTest {
    if list.vocabulary[id].kind == .year {
      return .keys(field: try bound(id), LeafTest.ranges(relation, FieldContent.yearKey(span)))
    }
    return .keys(field: try bound(id), LeafTest.ranges(relation, Int64(span.first)...Int64(span.last)))
  }

  private func listed(_ id: FieldID, _ relation: Comparison, _ value: ValueID) throws(Unanswered) -> LeafTest {
    let field = try bound(id)
    let vocabulary = list.vocabulary
    if vocabulary[id].kind == .orderedEnumeration {
      let ranges = LeafTest.ranges(relation, DecimalNumber(value.index))
      if relation == .notEqual || !vocabulary.hasUnrankedWords(id) { return .keys(field: field, ranges) }
      // A word without a rank is another one, but neither above nor below.
      let last = DecimalNumber(vocabulary.values(of: vocabulary[id]).count - 1)
      return .keys(field: field, ranges.compactMap { $0.limited(to: last) })
    }
    let known = vocabulary[value]
    if let reason = list.binding(field)?.unanswered[known.text] { throw Unanswered(reason: reason) }
    var words = [vocabulary.folded(known.text, of: vocabulary[id])]
    for word in known.members + known.aliases {
      let folded = vocabulary.folded(word, of: vocabulary[id])
      if !words.contains(folded) { words.append(folded) }
    }
    let source = list.contentField(of: field)
    return vocabulary[id].kind == .absentFlag ? .noValues(field: source, words) : .values(field: source, words)
  }
}

extension LeafCompiler {
  private func text(_ id: FieldID, value: FilterValue, isBeginning: Bool = false) throws(Unanswered) -> LeafTest {
    let field = try bound(id)
    guard let binding = list.binding(field) else { return .constant(false) }
    if list.vocabulary.hasWritten(id) {
      // A value that begins with a sign is found wherever it stands.
      let place: TextTest.Kind = isBeginning && value.beginsWithWord ? .beginsWord : .contains
      let test = TextTest(ofText: value, in: .plain, at: place, field: field)
      if !isBeginning { try checkWritten() }
      return isBeginning ? .text(test) : .written(test)
    }
    if searchesWords(id) {
      let place: TextTest.Kind = isBeginning ? .beginsWord : .contains
      return words(id, TextTest(ofText: value, in: list.vocabulary.textForm(of: id), at: place, field: field))
    }
    func test(_ kind: TextTest.Kind, needle: [UInt8], isSelfReferring: Bool = false) -> LeafTest {
      let plain = TextTest(field: field, kind: kind, needle: needle, isSelfReferring: isSelfReferring)
      // Punctuation alone, reduced to letters and digits, is in every text.
      if needle.isEmpty || plain.isLiteral && TextForm.unaccented.bytes(of: value.text).isEmpty {
        return .constant(true)
      }
      if !plain.isLiteral { return united(field) { _ in plain } }
      return united(field) { form in
        TextTest(
          field: field, kind: kind, needle: form.needle(of: value.text), isSelfReferring: isSelfReferring,
          literalForm: form)
      }
    }
    let literal = TextFolding.literal(value.text)
    if isBeginning, case .literal = binding.textRule { return test(.beginsWord, needle: literal) }
    switch binding.textRule {
    case .literal:
      let refers = binding.selfReferringContent != nil && literal.contains(UInt8(ascii: "~"))
      return test(.contains, needle: literal, isSelfReferring: refers)
    case .collated:
      return value.form == .quoted
        ? test(.contains, needle: literal) : test(.containsCollated, needle: TextFolding.collated(value.text))
    case .whole:
      return test(.equalsCollated, needle: TextFolding.collated(value.text))
    case .words:
      return test(isRowOfWords(value.text, of: binding) ? .containsWords : .contains, needle: literal)
    }
  }

  /// Whether a value is a known word or a sequence of them.
  private func isRowOfWords(_ text: String, of binding: FilterableField<Element>) -> Bool {
    if binding.knownWords.contains(ValueSpelling.folded(text)) { return true }
    let words = text.split(separator: " ")
    return !words.isEmpty && words.allSatisfy { binding.knownWords.contains(ValueSpelling.folded(String($0))) }
  }

  /// Throws if the list has no values as they are written.
  private func checkWritten() throws(Unanswered) {
    if list.writtenTexts == nil { throw Unanswered(reason: "the values are not kept as they are written") }
  }

  /// Whether the words of a field are searched as texts.
  private func searchesWords(_ id: FieldID) -> Bool {
    list.vocabulary.isSearchedAsText(id) && list.vocabulary[id].kind.traits.shape != .texts
  }

  /// The test of the words of a field as texts: of an ordered list its ranks.
  private func words(_ id: FieldID, _ test: TextTest) -> LeafTest {
    guard list.vocabulary[id].kind == .orderedEnumeration, !list.vocabulary.hasUnrankedWords(id) else {
      return .text(test.of(field: list.contentField(of: test.field)))
    }
    var probe = TextProbe(test)
    var ranges: [ClosedRange<Int64>] = []
    for (index, value) in list.vocabulary.values(of: list.vocabulary[id]).enumerated() {
      var text = value.text
      guard text.withUTF8({ probe.passes(unfolded: $0) }) else { continue }
      let rank = Int64(index)
      if let last = ranges.last, last.upperBound + 1 == rank {
        ranges[ranges.count - 1] = last.lowerBound...rank
      } else {
        ranges.append(rank...rank)
      }
    }
    return ranges.isEmpty ? .constant(false) : .keys(field: test.field, ranges.map { NumberRange($0) })
  }

  private func path(_ id: FieldID, pattern: PathPattern) throws(Unanswered) -> LeafTest {
    let field = try bound(id)
    do throws(RegexCompilationError) {
      return try united(field) { form throws(RegexCompilationError) in
        TextTest(
          field: field, kind: .matches(try LeafCompiler.regex(pattern.regex, in: form)), needle: [],
          isSelfReferring: false, literalForm: form)
      }
    } catch {
      throw Unanswered(reason: "the path is too long or has too many wildcards", isOfData: false)
    }
  }

  /// - Parameter whole: The text that the pattern is for, if it is one without stars.
  private func regex(
    _ id: FieldID, pattern: FilterPattern, whole: String? = nil, isWhole: Bool = false, isOfWritten: Bool = true
  ) throws(Unanswered) -> LeafTest {
    let field = try bound(id)
    let vocabulary = list.vocabulary
    if isOfWritten, vocabulary.hasWritten(id) { try checkWritten() }
    let syntax = RegexSyntax(parsing: SourceText(pattern.text), of: vocabulary)
    do throws(RegexCompilationError) {
      if vocabulary.hasWritten(id) {
        let test = TextTest(
          field: field, kind: .matches(try LeafCompiler.regex(pattern.text, in: .plain, of: vocabulary)), needle: [],
          isSelfReferring: false, literalForm: .plain, joinsLines: isWhole,
          wholeText: whole.map { TextForm.plain.needle(of: $0) })
        return isOfWritten ? .written(test) : .text(test)
      }
      if searchesWords(id) {
        let form = vocabulary.textForm(of: id)
        let regex = try LeafCompiler.regex(pattern.text, in: form, of: vocabulary)
        return words(
          id,
          TextTest(
            field: field, kind: .matches(regex), needle: [], isSelfReferring: false, literalForm: form,
            joinsLines: isWhole && form == .plain, wholeText: whole.map { form.needle(of: $0) }))
      }
      let mayRefer = list.binding(field)?.selfReferringContent != nil
      return try united(field) { form throws(RegexCompilationError) in
        let regex = try LeafCompiler.regex(pattern.text, in: form, of: vocabulary)
        return TextTest(
          field: field, kind: .matches(regex), needle: [], isSelfReferring: mayRefer && regex.isSelfReferential,
          literalForm: form, joinsLines: isWhole && form == .plain, wholeText: whole.map { form.needle(of: $0) })
      }
    } catch {
      var reason = error.message
      if error == .damaged, let first = syntax.diagnostics().first {
        reason += ": " + first.message.withSmallFirstLetter
      }
      throw Unanswered(reason: reason.withSmallFirstLetter, isOfData: false)
    }
  }

  /// A pattern for texts of a form.
  private static func regex(
    _ pattern: String, in form: TextForm, of vocabulary: Vocabulary? = nil
  ) throws(RegexCompilationError) -> CompiledRegex {
    let text =
      switch form {
      case .unaccented: TextFolding.unaccented(pattern: pattern)
      case .plain: TextFolding.plain(pattern: pattern)
      case .literal, .collated, .exact: CanonicalForm.composed(pattern)
      }
    let syntax = vocabulary.map { RegexSyntax(parsing: SourceText(text), of: $0) } ?? RegexSyntax(parsing: text)
    return try CompiledRegex(syntax, matchesCase: form == .exact)
  }

  /// The test for a whole name without letters and digits, such as `_____`.
  private func name(_ id: FieldID, ofPunctuation text: String) throws(Unanswered) -> LeafTest {
    if text.isEmpty { return .constant(false) }
    let field = try bound(id)
    do throws(RegexCompilationError) {
      let regex = try CompiledRegex(RegexSyntax(parsing: LeafCompiler.pattern(ofWhole: FilterValue(quoted: text))))
      return .text(TextTest(field: field, kind: .matches(regex), needle: [], isSelfReferring: false))
    } catch {
      return .constant(false)
    }
  }
}

extension String {
  /// The message with a lower-case first letter, to follow a colon.
  fileprivate var withSmallFirstLetter: String { prefix(1).lowercased() + dropFirst() }
}
