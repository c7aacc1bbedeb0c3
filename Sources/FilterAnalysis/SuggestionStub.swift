public import FilterText
public struct TermSuggestion: Hashable, Sendable { public let text: String; public let edits: [TextEdit] }
extension AnalyzedQuery {
  func suggestions(forLeaf index: Int) -> [TermSuggestion] { [] }
  func splitSuggestion(forLeaf index: Int) -> [TermSuggestion] { [] }
  func swappedRoleSuggestions(forLeaf index: Int) -> [TermSuggestion] { [] }
}
