#if canImport(AppKit)
  import AppKit
  import FilterSearch
  import Observation

  /// The search bar of an app in AppKit: the delegate of a search field, with the results as a table.
  @MainActor final class SearchController: NSObject, NSSearchFieldDelegate, NSTableViewDataSource {
    private let model = SearchModel(Shop.list, items: Shop.products)
    private let table: NSTableView

    init(table: NSTableView) { self.table = table }

    func controlTextDidChange(_ notification: Notification) {
      guard let field = notification.object as? NSSearchField else { return }
      let selected = field.currentEditor()?.selectedRange ?? NSRange(location: NSNotFound, length: 0)
      model.edit(field.stringValue, caret: SourceRange(selected, in: field.stringValue).end)
      withObservationTracking {
        _ = model.results
      } onChange: { [weak self] in
        Task { @MainActor in self?.table.reloadData() }
      }
    }

    func numberOfRows(in tableView: NSTableView) -> Int { model.count }

    func tableView(_ tableView: NSTableView, objectValueFor column: NSTableColumn?, row: Int) -> Any? {
      model.results[row].name
    }
  }
#endif
