import FilterItems
import FilterSemantics
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterLists

/// The items of a name, and the names of items.
@Suite struct ListNameTests {
  private static func list(_ csv: String) throws -> SearchableList {
    SearchableList(try ItemCollection(bytes: Array(csv.utf8), named: "people.csv"))
  }

  /// Of the names that contain a text, those that begin with it come first.
  @Test func namesThatBeginWithATextComeFirst() throws {
    let list = try Self.list("name,age\nAnn Zed,1\nZed Orr,2\nBo Zed,3\nZed Abe,4\n")
    #expect(try list.items(named: "zed").map { $0.title } == ["Zed Orr", "Zed Abe", "Ann Zed", "Bo Zed"])
    #expect(try list.items(named: "ann zed").map { $0.title } == ["Ann Zed"])
    #expect(try list.items(named: "orr").map { $0.item } == [1])
    #expect(try list.items(named: "nobody").isEmpty)
  }

  @Test func namesAreListedOnce() throws {
    let list = try Self.list("name,age\nAnn,1\nBo,2\nAnn,3\n")
    #expect(try list.titles() == ["Ann", "Bo"])
    #expect(try list.titles(of: [2, 0, 1]) == ["Ann", "Bo"])
    #expect(try list.items(exactlyNamed: "ann") == [0, 2])
  }

  /// A number is a row of the result, from 1; an item without a name is called by its row.
  @Test func rowsOfAResult() throws {
    let list = try Self.list("name,age\nAnn,1\n,2\nCy,3\n")
    func verdict(_ name: String, _ query: String) throws -> NamedVerdict {
      let plan = list.plan(AnalyzedQuery(parsing: query, vocabulary: list.vocabulary))
      return try list.verdict(on: name, isRow: true, of: plan)
    }
    #expect(try verdict("1", "age>1").found == ["row 1"])
    #expect(try verdict("2", "age>1").found == ["Cy"])
    #expect(try verdict("2", "").found == ["row 2"])
    #expect(try verdict("9", "").found.isEmpty)
  }
}
