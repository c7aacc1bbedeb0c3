#if canImport(UIKit)
  import FilterSearch
  import Observation
  import UIKit

  /// The search bar of an app in UIKit: the updater of a search controller, with the results as a table.
  @MainActor final class SearchController: UITableViewController, UISearchResultsUpdating {
    private let model = SearchModel(Shop.list, items: Shop.products)

    func updateSearchResults(for controller: UISearchController) {
      let field = controller.searchBar.searchTextField
      let text = field.text ?? ""
      model.edit(text, caret: field.caret(in: text))
      withObservationTracking {
        _ = model.results
      } onChange: { [weak self] in
        Task { @MainActor in self?.tableView.reloadData() }
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = model.results[indexPath.row].name
      return cell
    }
  }

  extension UITextField {
    /// The caret as an offset in UTF-8 bytes; the end of the text without one.
    fileprivate func caret(in text: String) -> Int {
      guard let end = selectedTextRange?.end else { return text.utf8.count }
      return SourceRange(NSRange(location: offset(from: beginningOfDocument, to: end), length: 0), in: text).start
    }
  }
#endif
