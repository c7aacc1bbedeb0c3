/// A column of a list's own table.
package struct TableColumn: Hashable, Sendable {
  package let title: String
  /// The least width of a table that has the column.
  package let leastTableWidth: Int
  /// Whether its texts may be cut.
  package let isCut: Bool
  /// How much wider a text counts when the widest is cut, for texts that are known by their beginning.
  package let weight: Int
  /// The names of the columns of the list whose values it shows.
  package let shows: Set<String>

  /// Texts are not cut below this width, as long as there is a wider one.
  package static let minimumWidth = 8

  package init(
    _ title: String, from leastTableWidth: Int = 0, isCut: Bool = false, weight: Int = 0, shows: Set<String> = []
  ) {
    (self.title, self.leastTableWidth, self.isCut, self.weight) = (title, leastTableWidth, isCut, weight)
    self.shows = shows
  }
}
