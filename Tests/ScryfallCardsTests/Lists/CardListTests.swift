import FilterItems
import FilterLists
import FilterSQL
import FilterSemantics
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import ScryfallCards

/// Cards as a list and in SQL: records, values and requests.
@Suite struct CardListTests {
  private func page(_ query: String, _ request: RowRequest) throws -> ListPage {
    let list = SearchableList.sample
    return try list.page(of: list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary)), request)
  }

  /// Each row has its own record, which contains its name.
  @Test func cardsHaveTheirRecords() throws {
    var request = RowRequest(limit: 5, columns: ["name", "loyalty"])
    (request.readsRecords, request.readsTitles) = (true, true)
    let rows = try page("t:goblin", request).rows
    #expect(rows.count == 5)
    for row in rows {
      let name = row.title.split(separator: " // ")[0]
      #expect(String(decoding: row.record, as: UTF8.self).contains("\"name\":\"\(name)"), "\(row.title)")
    }
  }

  /// A column without a text in a row is nothing, and not an empty text.
  @Test func emptyColumnsAreNothing() throws {
    let rows = try page("t:land", RowRequest(limit: 2, columns: ["name", "mana_cost"])).rows
    #expect(rows.count == 2)
    for row in rows {
      #expect(row.values[0] != .nothing)
      #expect(row.values[1] == .nothing)
    }
  }

  /// The order that chooses the printing of a card, by `prefer:`.
  @Test(arguments: [
    ("default", false), ("atypical", true), ("oldest", false), ("newest", true), ("usd-low", false),
    ("usd-high", true), ("promo", true), ("ub", true), ("notub", false),
  ])
  func preferences(_ preference: String, isDescending: Bool) throws {
    let library = CardCollection.sample.library
    let requests = CardRequests(library.settings)
    let request = requests.request(for: library.plan(CardSearch("prefer:\(preference)")), includesExtras: false)
    let order = try #require(request.choice?.order)
    #expect(order.count == 2)
    #expect(order.first?.isDescending == isDescending)
  }
}
