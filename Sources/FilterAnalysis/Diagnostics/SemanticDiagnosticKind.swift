import FilterSemantics
public import FilterText

/// The kinds of diagnostics about the meaning of terms. The case name is the id: `unknownField` is reported as
/// `unknown-field`. See ``LogicDiagnosticKind`` for logic and `SyntaxDiagnosticKind` for syntax.
public enum SemanticDiagnosticKind: String, CaseIterable, Hashable, Sendable {
  /// A field and an incomplete operator: `pow!`.
  case halfOperator
  /// The text before the operator is not a field: `foo:bar`, `subtype:elf`.
  case unknownField
  /// The field has a closed list without the value: `f:modren`. Or an open list that has a similar value: `t:creture`.
  case unknownValue
  /// A term that the list cannot answer for another reason: a bare word in a list without names.
  case unreadTerm
  /// The field does not take the operator: `t>=elf`.
  case operatorNotTaken
  /// A value that starts with operator characters, or in the syntax of lists with a minus: `t=:elf`, `origin:-usa`.
  case strayOperator
  /// A quoted value for a field that takes bare values only: `is:"foil"`.
  case quotedValue
  /// An empty quoted value: `o:""`.
  case emptyValue
  /// A value that is neither a number nor a numeric field: `pow>big`.
  case malformedNumber
  /// A number that is out of range: `pow>99999999999`.
  case numberOutOfRange
  /// A value that is neither a date nor a named day: `date>soon`.
  case malformedDate
  /// A value that is not a set of colors: `c:rx`.
  case malformedColors
  /// The letter for "none" or "many" among colors: `c:rc`.
  case mixedColors
  /// A value that is not a cost: `m:2k`.
  case malformedCost
  /// A devotion to several symbols: `devotion:wu`.
  case mixedDevotion
  /// A value that is not an identifier: `oracleid:5`.
  case malformedIdentifier
  /// The same field on both sides: `pow>pow`.
  case sameColumn
  /// A regular expression for a field that takes none: `a:/guay/`.
  case regexNotTaken
  /// More regular expressions than the limit of the vocabulary.
  case tooManyRegexes
  /// Two terms without a space between them: `pow=1t:goblin`, `++e:dom`.
  case gluedTerm
  /// A comma at the end of a value, or instead of a space between terms: `t:goblin,`, `t:elf,c:g`.
  case gluedComma
  /// A range or a list of values: `cn:1-5`, `e:war,m21`.
  case valueList
  /// A directive inside parentheses: `(t:elf order:cmc)`.
  case directiveInGroup
  /// A minus before a directive, which has no effect: `-order:cmc`.
  case negatedDirective
  /// A directive that a later one overrides: `order:cmc order:name`.
  case repeatedDirective
  /// A minus before a numeric comparison, which some services do not negate: `-pow>=3`.
  case negatedNumber
  /// A mathematical sign instead of an operator: `mv≥3`.
  case foreignOperator
  /// A regular expression without a field: `/^light/`.
  case bareRegex
  /// A connective of another language: `a || b`, `a && b`, `NOT a`.
  case foreignConnective
  /// Syntax of another search language, or text of another keyboard, an address or a page: `cmc BETWEEN 2 AND 5`,
  /// `cmc＞3`, `t%3Aelf`.
  case foreignSyntax
  /// A text of several words without quotes: `!Lightning Bolt`, `kw:first strike`.
  case unquotedWords
  /// A unit that a space separates from its number: `size>10 MB`.
  case spacedUnit
  /// A line break within quotes, with white space after it.
  case lineBreakInQuotes
  /// Several terms that are all ignored, so the query is refused: `foo:bar f:modren`.
  case allIgnored
  /// A text longer than the limit of the vocabulary.
  case queryTooLong
  /// A word that looks like a field and its value without an operator: `cmc3`.
  case runTogether
  /// A value that belongs to another field: `t:flying`.
  case swappedRole
  /// A wording that texts had once, or that is usual elsewhere: `o:"enters the battlefield"`, `kw:unblockable`.
  case otherWording
  /// A word that is the value of a field: `modern`.
  case bareValue
  /// An `or` next to terms without a connective: `a b or c`.
  case surprisingPrecedence
  /// Several values that look like one number with thousands separators: `votes:1,200`.
  case numberList
  /// A parameter without a value: `owner:$me`.
  case unsetParameter
  /// A parameter or an inclusion as other programs write it: `{{me}}`, `${me}`, `%1`, `include other.filterq`. Also a file
  /// of values where none is read: `state in @values.txt` in a document.
  case foreignParameter

  /// The stable id, as used in JSON output and scripts: `unknown-field`.
  public var id: DiagnosticID { SemanticDiagnosticKind.ids[self] ?? DiagnosticID(declaration: rawValue) }

  private static let ids = [SemanticDiagnosticKind: DiagnosticID](
    uniqueKeysWithValues: allCases.map { ($0, DiagnosticID(declaration: $0.rawValue)) })

  /// An error refuses the query. A warning means that the term is ignored, matches nothing, or is read differently than
  /// it seems. Hints are guesses. In a list that does not ignore terms (``Vocabulary/ignoresUnreadTerms``) the
  /// diagnostics of a term that cannot be read are errors, whatever their kind.
  public var severity: Severity {
    switch self {
    case .directiveInGroup, .allIgnored, .unsetParameter, .foreignParameter: .error
    // Limits of the service are none of this list.
    case .negatedDirective, .tooManyRegexes, .queryTooLong: .information
    case .runTogether, .swappedRole, .bareValue, .surprisingPrecedence, .numberList: .hint
    default: .warning
    }
  }

  /// Whether only one correction is possible, so that the first fix may be applied without asking.
  var hasOneFix: Bool {
    switch self {
    case .quotedValue, .gluedTerm, .gluedComma, .valueList, .directiveInGroup, .negatedDirective, .repeatedDirective,
      .foreignConnective, .foreignOperator, .bareRegex:
      true
    default: false
    }
  }
}

extension Diagnostic {
  init(
    _ kind: SemanticDiagnosticKind, at range: SourceRange, _ message: String, related: [RelatedRange] = [],
    fixes: [Fix] = []
  ) {
    self.init(
      id: kind.id, severity: kind.severity, range: range, message: message, related: related, fixes: fixes)
  }
}
