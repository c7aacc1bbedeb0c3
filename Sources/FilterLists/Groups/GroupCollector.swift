package import FilterItems

/// Groups of the rows of a part of a list.
package final class GroupCollector: RowCollector {
  package private(set) var groups: RowGroups

  /// A collector of groups without rows.
  package init(_ groups: RowGroups) { self.groups = groups }

  package func add(_ values: [ItemValue]) { groups.add(values) }
}
