/// What sort of change a code action makes: what editors group their menus by.
public enum CodeActionKind: CaseIterable, Hashable, Sendable {
  /// Mends a finding.
  case quickFix
  /// Writes something differently that means the same; a negation, which means the opposite, is one of them.
  case refactorRewrite
  /// Makes a group of something.
  case refactorExtract
  /// Takes a group apart.
  case refactorInline
  /// Mends all findings of the document whose repair is certain.
  case sourceFixAll
  /// Sorts the terms of all queries of the document.
  case sourceOrganizeTerms

  /// The dotted name editors know the kind by: `refactor.rewrite`. A name covers all names that go on behind it with a dot.
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

  /// Whether the action is about the whole document, whatever range was asked about.
  public var isAboutDocument: Bool { self == .sourceFixAll || self == .sourceOrganizeTerms }

  /// The kinds a dotted name covers: `refactor` the three of that family, `source.fixAll` one, the empty name all, an unknown
  /// name none.
  public static func kinds(under name: String) -> Set<CodeActionKind> {
    if name.isEmpty { return Set(allCases) }
    return Set(allCases.filter { $0.name == name || $0.name.utf8.starts(with: (name + ".").utf8) })
  }
}

extension CodeActionKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
