import FilterSearch
import Foundation
import Testing

@testable import SearchBar

/// The app of the model: its script, its picture, and the length of its own code.
@MainActor @Suite struct SearchBarTests {
  @Test func theScriptEndsWithResults() async {
    let model = SearchModel(Shop.list, items: Shop.products, options: SearchOptions(debounce: .zero))
    var pictures: [String] = []
    for key in SearchBar.script {
      TerminalView.press(key, in: model)
      await model.settled()
      await model.settled()
      pictures.append(TerminalView.picture(of: model))
    }
    #expect(pictures[3].hasPrefix("lmap│  ") && pictures[3].contains("Lamp"), "\(pictures[3])")
    let last = pictures.last ?? ""
    #expect(
      last.hasPrefix("[state is used ×] lamp price<500│") && last.hasSuffix("1 products\n    Brass Lamp"), "\(last)")
    // `price<` shows what was found before it.
    let unfinished = pictures.filter { $0.contains("price<│") }
    #expect(unfinished.count == 1 && unfinished.allSatisfy { $0.contains("1 products") })
  }

  /// The app's own code, without the views of other platforms.
  @Test func theAppIsShort() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/SearchBar")
    var count = 0
    for name in ["Shop.swift", "SearchBar.swift", "TerminalView.swift"] {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      count += text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.count
    }
    #expect(count <= 60, "\(count)")
  }
}
