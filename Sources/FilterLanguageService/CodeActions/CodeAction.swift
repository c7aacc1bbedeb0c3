public import FilterText

/// A titled change of the document.
public struct CodeAction: Hashable, Sendable {
  /// The title: an imperative without a full stop, such as `Negate 't:elf'`.
  public let title: String
  /// The kind of change.
  public let kind: CodeActionKind
  /// The edits in byte offsets of the document: sorted, not touching, never empty.
  public let edits: [TextEdit]
  /// The diagnostic that the action fixes, in byte offsets of the document; `nil` if it fixes none or several.
  public let diagnostic: Diagnostic?
  /// Whether an editor may apply the action without asking: it keeps the meaning, or only one correction is possible.
  public let isPreferred: Bool

  init(
    title: String, kind: CodeActionKind, edits: [TextEdit], diagnostic: Diagnostic? = nil, isPreferred: Bool = false
  ) {
    self.title = title
    self.kind = kind
    self.edits = edits
    self.diagnostic = diagnostic
    self.isPreferred = isPreferred
  }
}

extension CodeAction: CustomStringConvertible {
  /// The kind and the title: `refactor.rewrite: Negate 't:elf'`.
  public var description: String { "\(kind): \(title)" }
}

/// The kinds of code actions, by which editors group their menus.
public enum CodeActionKind: CaseIterable, Hashable, Sendable {
  /// Fixes a diagnostic.
  case quickFix
  /// Rewrites a part of a query with the same meaning, or negates it.
  case refactorRewrite
  /// Puts a selection into a group.
  case refactorExtract
  /// Removes the parentheses of a group.
  case refactorInline
  /// Applies all certain fixes in the document.
  case sourceFixAll
  /// Sorts the terms of all queries of the document.
  case sourceOrganizeTerms

  /// The dotted name of the Language Server Protocol: `refactor.rewrite`.
  public var name: String {
    switch self {
    case .quickFix: "quickfix"
    case .refactorRewrite: "refactor.rewrite"
    case .refactorExtract: "refactor.extract"
    case .refactorInline: "refactor.inline"
    case .sourceFixAll: "source.fixAll.filterq"
    case .sourceOrganizeTerms: "source.organizeTerms.filterq"
    }
  }

  /// Whether the action changes the whole document, independent of the range.
  package var isAboutDocument: Bool { self == .sourceFixAll || self == .sourceOrganizeTerms }

  /// The kinds with a name or prefix: three for `refactor`, one for `source.fixAll`, all for the empty name, none for
  /// an unknown one.
  package static func kinds(under name: String) -> Set<CodeActionKind> {
    if name.isEmpty { return Set(allCases) }
    return Set(allCases.filter { $0.name == name || $0.name.utf8.starts(with: (name + ".").utf8) })
  }
}

extension CodeActionKind: CustomStringConvertible {
  /// The dotted name of the kind.
  public var description: String { name }
}

extension DocumentSnapshot {
  /// The code actions for a selection or, if the range is empty, for a caret, in byte offsets of the document.
  ///
  /// ```swift
  /// let document = DocumentSnapshot("t:elf -(c:g or c:w)", vocabulary: .scryfall)
  /// document.codeActions(in: SourceRange(at: 7)).map(\.title)
  /// // ["Remove the negation of '(c:g or c:w)'", "Move the negation inward: -c:g -c:w", …]
  /// ```
  ///
  /// First come the fixes of the diagnostics that touch the range, then refactorings, the largest change first, then
  /// actions for the whole document. Refactorings that change the spelling of the whole query are offered if several
  /// terms are selected, or if the caret is between terms. Refactorings need a valid query of at most 64 KB that
  /// contains the range; each is applied and parsed again before it is offered. Analyzes only the queries that the range
  /// touches, or all if `kinds` contains a kind for the document. A range in a comment or outside the text gets only
  /// actions for the document.
  public func codeActions(
    in range: SourceRange, kinds: Set<CodeActionKind> = Set(CodeActionKind.allCases)
  ) -> [CodeAction] {
    let touched = queries(touching: range)
    var actions: [CodeAction] = []
    if kinds.contains(.quickFix) {
      var parameters = ParameterActions()
      for query in touched {
        actions += QuickFixes(query, vocabulary: vocabulary).actions(touching: range)
        parameters.add(query, touching: range, in: self)
      }
      actions += parameters.actions
    }
    let refactorings: Set<CodeActionKind> = [.refactorRewrite, .refactorExtract, .refactorInline]
    if !kinds.isDisjoint(with: refactorings), touched.count == 1, let query = touched.first {
      // The actions so far are fixes of this query.
      let fixed = actions.compactMap { query.source(applying: $0.edits) }
      let lineBreak = String(decoding: lineEnding, as: UTF8.self)
      actions += Refactorings(query, range: range, lineBreak: lineBreak)?.actions(of: kinds, besides: Set(fixed)) ?? []
    }
    if kinds.contains(.sourceFixAll) { actions += fixAllAction.map { [$0] } ?? [] }
    if kinds.contains(.sourceOrganizeTerms) { actions += organizeTermsAction.map { [$0] } ?? [] }
    return actions
  }
}

/// Parts of queries in titles.
enum ActionTitle {
  /// A text in one line and in quotes, cut at the maximum length.
  static func quoted(_ text: String) -> String { "'" + (short(text) ?? cut(text)) + "'" }

  /// `: text` if the text is short; otherwise empty.
  static func result(_ text: String) -> String {
    short(text).map { ": " + $0 } ?? ""
  }

  private static let maximumLength = 40

  /// A text in one line; `nil` if it exceeds the maximum length.
  private static func short(_ text: String) -> String? {
    text.utf8.count <= maximumLength * 4 && text.unicodeScalars.count <= maximumLength ? oneLine(text[...]) : nil
  }

  private static func cut(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(maximumLength - 1) { result.append(scalar) }
    return oneLine(Substring(String(result))) + "…"
  }

  private static func oneLine(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar.value < 0x20 ? " " : scalar) }
    return String(result)
  }
}
