import FilterCompletion
import FilterEvaluation
import FilterItems
import FilterText
import FilterVocabulary
import Foundation
import ListFiles

/// A book of an app.
struct Book: Sendable {
  enum State: String, CaseIterable { case wanted, reading, finished }

  let title: String
  let author: String
  let pages: Int
  let rating: Double?
  let state: State
  let added: Date
}

/// A shelf that people search: the fields, the books in columns, and completion with what the shelf has.
struct BookShelf: Sendable {
  static let list = FilterableList<Book>(
    name: "books", itemName: "book", itemNamePlural: "books", nameField: "title",
    fields: [
      .text("title", rule: .collated) { $0.title },
      .values("author", aliases: ["by"]) { [$0.author] },
      .number("pages") { $0.pages },
      .decimal("rating") { $0.rating },
      .enumeration("state", isOrdered: true) { $0.state },
      .date("added") { $0.added },
    ])

  let books: [Book]
  let store: ColumnStore
  let engine: CompletionEngine

  init(_ books: [Book]) {
    self.books = books
    store = ColumnStore(Self.list, items: books)
    engine = CompletionEngine(vocabulary: Self.list.vocabulary.counting(in: store))
  }

  /// The books that a query finds.
  func books(matching query: String) -> [Book] { store.run(Self.list.plan(query)).rows().map { books[$0] } }

  /// What may stand at the end of a query, the most likely first.
  func completions(of query: String) -> [String] {
    engine.complete(query, at: query.utf8.count).items.map { $0.edit.replacement }
  }

  /// The titles that match in a file whose fields are inferred.
  static func titles(in path: String, matching query: String) throws -> [String] {
    let items = try ItemCollection(ItemSource(path: path))
    return items.items(matching: query).flatMap { items.values(of: "title", item: $0) }
  }
}
