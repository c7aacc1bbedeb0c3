import FilterAnalysis
package import FilterEvaluation
package import FilterItems
import FilterSemantics
public import FilterVocabulary

/// The columns that the rows of a list can show.
public struct ListColumns: Sendable {
  /// The columns, as fields that find their values in the records.
  public let fields: Vocabulary
  /// The names of the columns of a table.
  public let usual: [String]
  /// The columns of a page that has room for long texts, too.
  package let detailed: [String]
  /// The text between the parts of a value.
  package var separator: String { partsKey == nil ? ", " : " // " }
  /// The key of the parts of a record, whose values are read where the record itself has none.
  let partsKey: String?
  /// The columns of other tables, which are shown where a query names them.
  private var related: Set<String> = []

  /// The fields of a vocabulary. Directives and flags are no columns.
  public init(of vocabulary: Vocabulary) { self.init(vocabulary, usual: vocabulary.usualColumns) }

  /// The fields of a vocabulary, some of which may stand in other tables.
  package init(of vocabulary: Vocabulary, isRelated: (String) -> Bool) {
    let all = vocabulary.usualColumns
    self.init(vocabulary, usual: all.filter { !isRelated($0) })
    related = Set(all).subtracting(usual)
  }

  package init(_ fields: Vocabulary, usual: [String], texts: [String] = [], partsKey: String? = nil) {
    self.fields = fields
    self.usual = usual
    detailed = usual + texts
    self.partsKey = partsKey
  }

  /// The column of a name: a field, the source of one as it is written in the records, or a JSON Pointer into them. Nil
  /// for other names, and for fields that have no value in a record: directives and flags. Linear in the fields.
  public func column(_ name: String) -> String? {
    if let id = fields.fieldID(ofColumn: name) { return fields[id].hasRowValues ? fields[id].name : nil }
    if name.hasPrefix("/") { return name }
    return fields.fields.contains { $0.hasRowValues && $0.sources.contains(name) } ? name : nil
  }

  /// The column that names an item; none without columns.
  package var ofTitle: [String] { fields.titleColumn(among: usual) }

  /// Whether a table shows the values of a search field.
  package func isUsual(_ field: String) -> Bool { column(field).map { usual.contains($0) } ?? false }

  /// The columns whose values a plan asks about, in the order of its terms: those of terms about a field, and the one
  /// that rows are sorted by.
  package func asked(by plan: FilterPlan, in vocabulary: Vocabulary) -> [String] {
    var names: [String] = []
    for leaf in plan.leaves.indices {
      let indices = plan.fieldIndices(ofLeaf: leaf)
      // A term about more fields searches all texts.
      if indices.count <= 2 { names += indices.map { vocabulary.fields[$0].name } }
    }
    if let order = plan.reading[directive: "order"] { names.append(order) }
    var columns: [String] = []
    for name in names {
      if let column = column(name), !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// The columns of a table of what a plan finds.
  package func usual(for plan: FilterPlan, in vocabulary: Vocabulary) -> [String] {
    related.isEmpty ? usual : usual + asked(by: plan, in: vocabulary).filter { related.contains($0) }
  }

  /// The error for a name that is not a column. `option` is where it was given: ` in --columns`.
  package func problem(of name: String, place option: String = "") -> String {
    if fields.fieldID(ofColumn: name) != nil { return UnknownColumn.withoutColumn(name, place: option) }
    let names = fields.usualColumns
    let others = names.flatMap { fields.fieldID(spelled: $0).map { fields[$0].aliases } ?? [] }
    return UnknownColumn(name, place: option, among: names, otherNames: others).message
  }
}

/// Reads columns of records, one record after another.
package struct RecordValues {
  private let list: ItemList
  private let row: ItemRow
  private let count: Int
  private let isOfParts: Bool

  /// A reader of some columns.
  package init(_ columns: ListColumns, _ names: [String]) {
    let parts = columns.partsKey.map { key in
      names.map { name in
        let source = columns.fields.fieldID(ofColumn: name).map { columns.fields[$0].sourceNames[0] } ?? name
        return source.hasPrefix("/") ? source : "\(key).\(source)"
      }
    }
    list = ItemList(columns.fields, fields: [], columns: names + (parts ?? []))
    row = list.row(checks: .wanted)
    count = names.count
    isOfParts = parts != nil
  }

  /// The value of each column; nil for a damaged record.
  package func values(of record: some Sequence<UInt8>) -> [ItemValue]? {
    let bytes = ContiguousArray(record)
    return bytes.withUnsafeBufferPointer { values(of: $0) }
  }

  /// The value of each column; nil for a damaged record.
  package func values(of record: UnsafeBufferPointer<UInt8>) -> [ItemValue]? {
    guard (try? row.read(json: record)) != nil else { return nil }
    let values = list.columns(of: row)
    if !isOfParts { return values }
    return zip(values.prefix(count), values.dropFirst(count)).map { value, parts in
      value == .nothing ? Self.joined(parts) : value
    }
  }

  /// The texts of parts as one text with ` // ` between them. Lists are joined into one list.
  private static func joined(_ parts: ItemValue) -> ItemValue {
    guard case .list(let values) = parts else { return parts }
    if values.contains(where: { if case .list = $0 { true } else { false } }) {
      var found: [ItemValue] = []
      for case .list(let values) in values { found += values.filter { !found.contains($0) } }
      return .list(found)
    }
    let texts = parts.scalarTexts.filter { !$0.isEmpty }
    return texts.isEmpty ? .nothing : .text(texts.joined(separator: " // "))
  }
}

extension Vocabulary {
  /// The value of `order:` that sorts by a column: the name of its field, or the column itself.
  package func order(ofColumn column: String) -> String { fieldID(ofColumn: column).map { self[$0].name } ?? column }
}
