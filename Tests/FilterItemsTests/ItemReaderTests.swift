import DataStreams
import FilterItems
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Records of files in all forms, read into a row.
@Suite struct ItemReaderTests {
  /// The values of the columns of each record of a text, and the messages about damaged ones.
  private func read(
    _ text: String, _ columns: [String], named name: String = "items", hasHeader: Bool = true
  ) -> (rows: [[String]], damage: [String]) {
    let list = ItemList(Vocabulary(name: "test", summary: "", fields: []), columns: columns)
    let row = list.row()
    var file = ItemFile(name)
    file.hasHeader = hasHeader
    if !hasHeader { file.delimiter = UInt8(ascii: ",") }
    var rows: [[String]] = []
    var damage: [String] = []
    var reader = ItemReader(file)
    func take(_ raw: RawItem) -> Bool {
      switch row.read(raw, of: file) {
      case .record: rows.append(list.columns(of: row).map { $0.display })
      case .damage(let one): damage.append(one.text)
      }
      return true
    }
    Array(text.utf8).withUnsafeBufferPointer { _ = reader.add($0, take: take) }
    reader.finish(take)
    return (rows, damage)
  }

  @Test func everyFormHasTheSameRecords() {
    let table: [String] = [
      "{\"a\":1,\"b\":{\"c\":\"x\"}}\n{\"a\":2,\"b\":{\"c\":\"y\"}}\n",
      "[{\"a\":1,\"b\":{\"c\":\"x\"}},{\"a\":2,\"b\":{\"c\":\"y\"}}]",
      "[\n  {\n    \"a\": 1,\n    \"b\": { \"c\": \"x\" }\n  },\n  { \"a\": 2, \"b\": { \"c\": \"y\" } }\n]\n",
      "{\"total\":2,\"items\":[{\"a\":1,\"b\":{\"c\":\"x\"}},{\"a\":2,\"b\":{\"c\":\"y\"}}]}",
      "a,b.c\n1,x\n2,y\n", "a;b.c\r\n1;x\r\n2;\"y\"\r\n", "\u{FEFF}a\tb.c\n1\tx\n2\ty",
    ]
    for text in table {
      let (rows, damage) = read(text, ["a", "b.c"])
      #expect(rows == [["1", "x"], ["2", "y"]], "\(text)")
      #expect(damage == [], "\(text)")
    }
  }

  @Test func aListOfObjectsHasTheValuesOfAll() {
    let text = "{\"lines\":[{\"sku\":\"a\",\"tags\":[1,2]},{\"sku\":\"b\"},3,{\"sku\":null}],\"x.y\":\"dot\"}\n"
    let (rows, _) = read(text + text, ["lines.sku", "lines.tags", "x.y", "nothing.here"])
    #expect(rows == Array(repeating: ["a, b", "1, 2", "dot", ""], count: 2))
  }

  @Test func damagedRecordsAreReportedAndSkipped() {
    let (rows, damage) = read("{\"a\":1}\n{\"a\":tru}\n{\"a\":\n{\"a\":4}\n", ["a"])
    #expect(rows == [["1"], ["4"]])
    #expect(damage.count == 2)
    #expect(damage.first?.hasPrefix("items:2:") == true, "\(damage)")
    let cells = read("a,b\n1,2\n1,2,3\n4,5\n", ["a", "b"])
    #expect(cells.rows == [["1", "2"], ["4", "5"]])
    #expect(cells.damage == ["items:3:5: expected 2 columns, found 3"])
  }

  @Test func columnsWithoutAHeaderAreNumbered() {
    #expect(read("1,2\n3,4\n", ["c2", "c1"], hasHeader: false).rows == [["2", "1"], ["4", "3"]])
  }
}
