package import FilterAST
package import FilterRegex
import FilterSemantics
package import FilterText
package import FilterVocabulary

/// A term compiled against a list. Equal tests have equal answers, so a test is the key under which its result is
/// cached.
package enum LeafTest: Hashable, Sendable {
  /// Holds for every item, or for none.
  case constant(Bool)
  /// A text contains the needle or matches the pattern.
  case text(TextTest)
  /// A text of one of several fields passes. At least two tests with the same needle or pattern.
  case anyText([TextTest])
  /// The key lies in one of at most two ascending ranges: a number, a day or a rank.
  case keys(field: Int, [NumberRange])
  /// The number is whole, and even or odd.
  case parity(field: Int, isEven: Bool)
  /// Compares the numbers of two fields, part by part.
  case columns(left: Int, Comparison, right: Int)
  /// Compares the texts or the keys of two fields, each of one with each of the other; texts as spelled if both fields
  /// match letter case.
  case compared(left: Int, Comparison, right: Int, matchesCase: Bool)
  /// An element of a list of objects meets a query of its own.
  indirect case element(ElementTest)
  /// The color set is one of those whose bits are set.
  case colors(field: Int, UInt64)
  /// Compares the cost with another cost.
  case costs(field: Int, Comparison, Cost)
  /// The cost contains a symbol, or generic mana, a number of times.
  case devotion(field: Int, Comparison, Cost)
  /// The content has one of these folded values.
  case values(field: Int, [String])
  /// The content has none of these folded values.
  case noValues(field: Int, [String])
  /// The content has a value whose key lies in one of these spans.
  case spans(field: Int, [KeySpan])
  /// The content has a value of the kind of the field, or another one that is none of these folded marks.
  case present(field: Int, besides: [String])
  /// A value of the field as it is written passes, whatever its kind.
  case written(TextTest)

  /// The field of the tested content; of two columns the left one. Nil for a constant.
  package var field: Int? {
    switch self {
    case .constant, .element: nil
    case .text(let test), .written(let test): test.field
    case .anyText(let tests): tests.first?.field
    case .keys(let field, _), .parity(let field, isEven: _), .columns(left: let field, _, right: _),
      .compared(left: let field, _, right: _, matchesCase: _), .colors(let field, _), .costs(let field, _, _),
      .devotion(let field, _, _), .values(let field, _),
      .noValues(let field, _), .spans(let field, _), .present(let field, _):
      field
    }
  }
}

extension LeafTest {
  /// The text test of a field, or the first one if the field has none. Nil for other tests.
  func textTest(ofField field: Int? = nil) -> TextTest? {
    switch self {
    case .text(let test), .written(let test): test
    case .anyText(let tests): tests.first { $0.field == field } ?? tests.first
    default: nil
    }
  }

  /// Whether it is about words, and not about texts or keys of 64 bits.
  var isOfWords: Bool {
    switch self {
    case .values, .noValues, .spans: true
    default: false
    }
  }

  /// Whether a word or the key of a value is one that is searched.
  func accepts(_ word: String) -> Bool {
    switch self {
    case .values(_, let words), .noValues(_, let words): words.contains(word)
    case .spans(_, let spans): spans.contains { $0.contains(ExactText(word)) }
    default: false
    }
  }

  /// The test of a value that passes both of two tests of one field; throws for tests that are not of keys.
  static func both(_ lower: LeafTest, _ upper: LeafTest) throws(Unanswered) -> LeafTest {
    switch (lower, upper) {
    case (.keys(let field, let ranges), .keys(_, let others)):
      let common = ranges.flatMap { range in others.compactMap { range.common(with: $0) } }
      return common.isEmpty ? .constant(false) : .keys(field: field, common)
    case (.spans(let field, let spans), .spans(_, let others)):
      let common = spans.flatMap { span in others.compactMap { span.common(with: $0) } }
      return common.isEmpty ? .constant(false) : .spans(field: field, common)
    case (.constant(let holds), let other) where holds: return other
    case (let other, .constant(let holds)) where holds: return other
    case (.constant, _), (_, .constant): return .constant(false)
    default: throw Unanswered(reason: "the field has no ranges", isOfData: false)
    }
  }

  /// The keys that satisfy a relation to a key.
  static func ranges(_ relation: Comparison, _ key: DecimalNumber) -> [NumberRange] {
    key == .least ? [.all] : NumberRange.satisfying(relation, NumberRange(key, key))
  }

  /// The keys that satisfy a relation to a span of keys, such as the days of a month: equal means inside the span,
  /// greater means after it.
  static func ranges(_ relation: Comparison, _ span: ClosedRange<Int64>) -> [NumberRange] {
    NumberRange.satisfying(relation, NumberRange(span))
  }
}

/// A compiled test of a text: with a folded needle or a compiled pattern.
package struct TextTest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The lower-case text contains the needle.
    case contains
    /// The text reduced to letters and digits contains the needle.
    case containsCollated
    /// The text reduced to letters and digits equals the needle.
    case equalsCollated
    /// The lower-case text contains the needle as whole words.
    case containsWords
    /// The lower-case text contains the needle at the beginning of a word; see `WordBeginnings`.
    case beginsWord
    /// The text matches the pattern.
    case matches(CompiledRegex)
    /// The text is one of these folded texts. Only ``FilterPlan/unitingValues`` makes it.
    case equalsOne(Set<[UInt8]>)
  }

  package let field: Int
  package let kind: Kind
  /// The folded needle; empty for a pattern.
  package let needle: [UInt8]
  /// The folded text that equals the texts that pass, if the pattern is one without stars.
  let wholeText: [UInt8]?
  /// Whether the text with the item's names replaced by `~` is searched.
  package let isSelfReferring: Bool
  /// How texts and needle are compared where the search is literal: in lower case, without accents, or as spelled.
  package let literalForm: TextForm

  /// Whether the pattern is that of a whole text, in which line breaks are blanks.
  package let joinsLines: Bool

  init(
    field: Int, kind: Kind, needle: [UInt8], isSelfReferring: Bool, literalForm: TextForm = .literal,
    joinsLines: Bool = false, wholeText: [UInt8]? = nil
  ) {
    self.wholeText = wholeText
    (self.field, self.kind, self.needle) = (field, kind, needle)
    (self.isSelfReferring, self.literalForm, self.joinsLines) = (isSelfReferring, literalForm, joinsLines)
  }

  /// Whether a blank of the needle stands for a line break too.
  var findsBreaks: Bool { isLiteral && literalForm == .plain && needle.contains(0x20) }

  /// Whether it has a pattern instead of a needle.
  package var isPattern: Bool {
    if case .matches = kind { return true }
    return false
  }

  /// A test of a needle in texts of a form; of an empty needle one that every text passes.
  init(ofText value: FilterValue, in form: TextForm, at kind: Kind, field: Int) {
    self.init(field: field, kind: kind, needle: form.needle(of: value.text), isSelfReferring: false, literalForm: form)
  }

  /// The same test for another field with the same folding.
  func of(field: Int) -> TextTest {
    TextTest(
      field: field, kind: kind, needle: needle, isSelfReferring: false, literalForm: literalForm,
      joinsLines: joinsLines, wholeText: wholeText)
  }

  /// One test in place of several of whole texts in one form and of one field.
  init(uniting tests: [TextTest]) {
    self.init(
      field: tests[0].field, kind: .equalsOne(Set(tests.compactMap { $0.wholeText })), needle: [],
      isSelfReferring: false, literalForm: tests[0].literalForm, joinsLines: tests[0].joinsLines)
  }

  /// Whether the text is searched with its spaces and signs.
  package var isLiteral: Bool {
    switch kind {
    case .contains, .containsWords, .beginsWord, .matches, .equalsOne: true
    case .containsCollated, .equalsCollated: false
    }
  }

  /// The form of the searched texts.
  var form: TextForm { isLiteral ? literalForm : .collated }
}

/// Where a needle may stand in a text.
enum NeedlePlace {
  case anywhere
  /// As whole words.
  case words
  /// At the beginning of a word.
  case beginning

  init(_ kind: TextTest.Kind) {
    switch kind {
    case .containsWords: self = .words
    case .beginsWord: self = .beginning
    case .contains, .containsCollated, .equalsCollated, .matches, .equalsOne: self = .anywhere
    }
  }
}
