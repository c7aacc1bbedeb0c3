import Testing
import _FilterTestSupport

/// Queries about one element of a list of objects, beside those whose terms may be met by several.
@Suite struct ElementIdiomTests {
  private static let list = IdiomList(records: records, column: "id", rows: rows)

  private static let records = """
    {"id":1,"items":[{"sku":"x","qty":1},{"sku":"y","qty":5}],"labels":[{"name":"bug","color":"red"},{"name":"ui","color":"blue"}],"orders":[{"no":1,"lines":[{"sku":"a","qty":1},{"sku":"b","qty":9}]},{"no":2,"lines":[{"sku":"a","qty":5}]}]}
    {"id":2,"items":[{"sku":"x","qty":3},{"sku":"X","qty":7}],"labels":[{"name":"bug","color":"blue"}],"orders":[{"no":3,"lines":[{"sku":"b","qty":1}]}]}
    {"id":3,"items":[],"labels":[]}
    {"id":4,"items":{"sku":"x","qty":9}}
    {"id":5,"items":[{"sku":"y"},{"qty":4},{"sku":"x"}]}

    """

  private static let rows: [IdiomList.Row] = [
    ("items:(sku:x qty>2)", "2 4", "Elastic"), ("items:(sku=x qty>=3 qty<5)", "2", "Elastic"),
    ("items:(sku:x qty:3..5)", "2", "GitHub"), ("-items:(sku:x qty>2)", "1 3 5", "Gmail"),
    ("NOT items:(sku:x qty>2)", "1 3 5", "KQL"), ("items:(sku:x or qty>4)", "1 2 4 5", "KQL"),
    ("items:(sku:x AND qty>2)", "2 4", "KQL"), ("items:(sku:x -qty>2)", "1 5", "Gmail"),
    ("items:(-has:qty)", "5", "Sentry"), ("items:(-has:sku)", "5", "Sentry"), ("items:(qty:(1 or 9))", "1 4", "KQL"),
    ("items:(x qty>2)", "2 4", "words"), ("items:(items.sku:x qty>2)", "2 4", "full names"),
    ("items = (sku:x qty>2)", "2 4", "SQL"), ("items:(sku:x) items:(sku:y)", "1 5", "Elastic"),
    ("items:(sku:x qty>2) id<3", "2", "Gmail"), ("id>1 (items:(qty>6) or items:(sku:y))", "2 4 5", "Gmail"),
    ("labels:(name:bug color:red)", "1", "GitHub"), ("labels:(name:bug color:blue)", "2", "GitHub"),
    ("orders:(orders.no:1 lines.sku:a lines.qty>5)", "1", "Elastic"),
    ("orders:(lines:(sku:a qty>4))", "1", "Elastic"), ("orders:(orders.no:1 lines:(sku:a qty>4))", "", "Elastic"),
    ("items:(sku:'x' qty>2)", "2 4", "Scryfall"), ("items:(sku!=')' qty>4)", "1 2 4", "Scryfall"),
    ("items:(sku!=\")\" qty>4)", "1 2 4", "Elastic"), ("orders.lines:(sku:a qty>4)", "1", "Elastic"),
    ("orders.lines:(sku:b qty:9)", "1", "Elastic"),
  ]

  @Test func idioms() throws { try Self.list.expectRows() }

  /// Without a group each term may be met by another element, and values of a field are a group of values.
  @Test func separateElements() throws {
    let rows: [IdiomList.Row] = [
      ("items.sku:x items.qty>4", "1 2 4", "Elastic"), ("labels.name:bug labels.color:blue", "1 2", "GitHub"),
      ("labels:bug", "1 2", "GitHub"), ("labels:(bug or ui)", "1 2", "GitHub"), ("labels:(bug ui)", "1", "GitHub"),
      ("labels:bug,ui", "1 2", "GitHub"),
    ]
    try IdiomList(records: Self.records, column: "id", rows: rows).expectRows()
  }

  @Test func presence() throws {
    let rows: [IdiomList.Row] = [("has:items", "1 2 4 5", "Sentry"), ("-has:items", "3", "Sentry")]
    try IdiomList(records: Self.records, column: "id", rows: rows).expectRows()
  }

  @Test func refusals() throws {
    try Self.list.expectRefusals([
      ("items:(skuu:x qty>2)", "1:8: error: unknown field 'skuu'; did you mean 'sku'?"),
      ("items:(sku:x qty>two)", "1:18: error: 'two' is not a number"),
      ("id<9 items:(sku:x qty>2", "1:12: error: unclosed '('"), ("items:(sku:x or)", "missing term after 'or'"),
      ("items:(sku:x qty>)", "missing value after 'qty>'"), ("items:(sku:(x y:1))", "among the values of another"),
      ("items:(x)", "unknown field 'items'"), ("items!=(sku:x)", "no value in"),
    ])
  }
}
