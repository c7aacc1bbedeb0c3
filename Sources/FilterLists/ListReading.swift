/// The reading of queries, and what of a list is shown, where a list leaves that open.
package struct ListReading: Hashable, Sendable {
  /// Whether queries are read exactly as the site that the list comes from reads them.
  package var isStrict: Bool
  /// Whether items that are hidden unless a query asks for them are shown.
  package var includesExtras: Bool

  package init(isStrict: Bool = false, includesExtras: Bool = false) {
    (self.isStrict, self.includesExtras) = (isStrict, includesExtras)
  }
}

extension SearchableList {
  /// Whether the list leaves its reading open.
  package var hasReadings: Bool { functions.reading != nil }

  /// The list under a reading; the same list if it has only one.
  package func reading(_ reading: ListReading) -> SearchableList { functions.reading?(reading) ?? self }
}
