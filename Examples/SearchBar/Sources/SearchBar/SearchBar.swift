import FilterSearch

/// Types a query into a search bar and draws it after every key: `FILTERQ_EXAMPLES=1 swift run SearchBar`.
@main struct SearchBar {
  /// The keys; `⇥` accepts the first suggestion, `⌫` deletes.
  static let script = "lmap⌫⌫⌫amp state:u⇥ price<50⌫00".map { String($0) }

  @MainActor static func main() async {
    let model = SearchModel(Shop.list, items: Shop.products)
    for key in script {
      TerminalView.press(key, in: model)
      await model.settled()
      print(TerminalView.picture(of: model))
    }
  }
}
