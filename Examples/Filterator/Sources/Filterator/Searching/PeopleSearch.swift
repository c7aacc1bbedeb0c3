import FilterAnalysis
public import FilterEvaluation
import FilterExplanation
import FilterSemantics

/// An incremental search of a list of people.
public struct PeopleSearch: Sendable {
  /// The people, in the order of the list.
  public let people: [Person]
  private var filter: IncrementalFilter

  /// Builds the columns. Without a query, all people are found.
  public init(_ people: [Person]) {
    self.people = people
    filter = IncrementalFilter(ColumnStore(.people, items: people))
  }

  /// The result of the last search.
  public var result: FilterResult { filter.result }

  /// Runs a query and returns the changes since the last search, as a table view requires them.
  @discardableResult
  public mutating func update(_ text: PanelText) -> ResultChanges {
    filter.update(FilterPlan(text.query, for: .people))
  }

  /// The first people of the result.
  public func first(_ number: Int) -> [Person] { filter.result.rows(limit: number).map { people[$0] } }
}
