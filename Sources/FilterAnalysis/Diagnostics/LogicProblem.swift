public import FilterText

/// Every kind of finding about the logic of a query. A case's name is its id: `alwaysTrue` is reported as `always-true`.
public enum LogicProblem: String, CaseIterable, Hashable, Sendable {
  /// Terms that cannot all hold: `mv>3 mv<2`. The places of the finding are exactly the terms that exclude each other: without
  /// any one of them the rest can hold.
  case contradiction
  /// Terms that cannot all hold for one part of an item, though for several they may: `pow>3 pow<2` for the faces of a card.
  case contradictionWithinPart
  /// What always holds and so narrows nothing: `t:elf or -t:elf`.
  case alwaysTrue
  /// A term that is said already: `t:elf t:elf`.
  case duplicateTerm
  /// A term that follows from another one: `mv>3 mv>5`.
  case redundantTerm

  /// The stable id.
  public var id: DiagnosticID { LogicProblem.ids[self] ?? DiagnosticID(declaration: rawValue) }

  private static let ids = [LogicProblem: DiagnosticID](
    uniqueKeysWithValues: allCases.map { ($0, DiagnosticID(declaration: $0.rawValue)) })

  /// How grave a finding of this kind is.
  public var severity: Severity {
    switch self {
    case .contradiction: .warning
    case .contradictionWithinPart, .alwaysTrue, .duplicateTerm, .redundantTerm: .information
    }
  }
}
