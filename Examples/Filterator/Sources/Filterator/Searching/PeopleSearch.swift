import FilterAnalysis
public import FilterEvaluation
import FilterExplanation
import FilterSemantics

/// The list that is searched while somebody types and clicks.
public struct PeopleSearch: Sendable {
  /// The people, in the order of the list.
  public let people: [Person]
  private var filter: IncrementalFilter

  /// Puts the people into columns. Everybody is found at first.
  public init(_ people: [Person]) {
    self.people = people
    filter = IncrementalFilter(ColumnStore(.people, items: people))
  }

  /// What the last search found.
  public var result: FilterResult { filter.result }

  /// Searches for a text and answers who came and who went since the last search: what a table view is told.
  @discardableResult
  public mutating func update(_ text: PanelText) -> ResultChanges {
    filter.update(FilterPlan(text.query, for: .people))
  }

  /// The first people that are found.
  public func first(_ number: Int) -> [Person] { filter.result.rows(limit: number).map { people[$0] } }
}
