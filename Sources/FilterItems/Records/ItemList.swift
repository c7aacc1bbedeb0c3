import DataStreams
package import FilterEvaluation
import FilterSemantics
package import FilterVocabulary

/// A vocabulary bound to the records of files: which value of a record each field has, and how it is searched.
package struct ItemList: Sendable {
  package let vocabulary: Vocabulary
  /// The fields bound to rows that ``row(checks:)`` makes.
  package let list: FilterableList<ItemRow>
  private let slots: ItemSlots
  /// The sources of the columns, which follow those of the fields.
  private let columnSources: Range<Int>

  /// Binds the fields of a vocabulary.
  ///
  /// - Parameters:
  ///   - fields: The indices of the fields that are needed; the others have no content. All by default.
  ///   - columns: Names of further sources, which ``columns(of:)`` returns.
  package init(_ vocabulary: Vocabulary, fields: Set<Int>? = nil, columns: [String] = []) {
    // Records may have any value, unless it is known that they have none of another kind.
    let vocabulary = vocabulary.noting { _, field in field.others == .absent ? .absent : .possible }
    self.vocabulary = vocabulary
    func isNeeded(_ index: Int) -> Bool { fields?.contains(index) ?? true }
    var names: [[String]] = vocabulary.fields.enumerated().map { index, field in
      isNeeded(index) ? field.sourceNames : []
    }
    let columnStart = names.count
    for column in columns {
      let field = vocabulary.fieldID(ofColumn: column).map { vocabulary[$0] }
      names.append(field.map { $0.sourceNames } ?? [column])
    }
    columnSources = columnStart..<names.count
    // The flags are the boolean fields of those names.
    var flags: [Int: [(name: String, source: Int)]] = [:]
    // The field that has the value of each source.
    var fieldsOfSources = Array(0..<columnStart) + columns.map { _ in -1 }
    for (index, field) in vocabulary.fields.enumerated() where field.kind == .flag && isNeeded(index) {
      flags[index] = field.values.map { value in
        let other = vocabulary.fieldID(spelled: value.text).map { vocabulary[$0] }
        names.append(other.map { $0.sourceNames } ?? [value.text])
        fieldsOfSources.append(index)
        return (value.text, names.count - 1)
      }
    }
    // The lists of objects follow.
    var objectSources: [String: Int] = [:]
    for path in vocabulary.objectLists {
      objectSources[path.lowercased()] = names.count
      names.append([path])
      fieldsOfSources.append(-1)
    }
    slots = ItemSlots(names)
    var list = FilterableList(
      vocabulary: vocabulary,
      fields: vocabulary.fields.enumerated().map { index, field in
        ItemList.binding(of: field, at: index, flags: flags[index], in: vocabulary)
      }, now: { SystemClock.now() })
    func fieldIndices(of sources: [[Int]]) -> [[Int]] {
      sources.map { $0.map { fieldsOfSources[$0] }.filter { $0 >= 0 } }
    }
    let found = fieldIndices(of: slots.sourcesOfPaths)
    let throughArrays = fieldIndices(of: slots.sourcesThroughArrays)
    let always = vocabulary.fields.indices.filter { isNeeded($0) && vocabulary.fields[$0].isOfPlace }
    list.heldFields = { row in
      let held = row.found(among: found, throughArrays: throughArrays, count: columnStart)
      return always.isEmpty ? held : held.map { $0 + always }
    }
    list.writtenTexts = { row, field in row.value(of: field).scalarTexts }
    if !objectSources.isEmpty { list.elements = ItemList.elements(of: vocabulary, objectSources) }
    self.list = list
  }

  /// How the objects of lists in a row are read, each as a record of its own.
  private static func elements(
    of vocabulary: Vocabulary, _ sources: [String: Int]
  ) -> ElementReading<ItemRow> {
    ElementReading(
      plan: { condition in
        vocabulary.elements(of: condition.list).map { FilterPlan(condition.query, for: ItemList($0).list) }
      },
      test: { name, plan in
        guard let source = sources[name], let elements = vocabulary.elements(of: name) else { return { _ in false } }
        let fields = Set(plan.leaves.indices.flatMap { plan.fieldIndices(ofLeaf: $0) })
        let list = ItemList(elements, fields: fields)
        let inner = list.row(checks: .wanted)
        let passes = CompiledFilter(plan, for: list.list).matcher()
        return { row in
          row.containsElement(of: source) { bytes in
            do throws(JSONError) { try inner.read(json: bytes) } catch { return false }
            return passes(inner)
          }
        }
      })
  }

  /// The numbers of the records of which an element of a list of objects passes a test. Reads all records.
  func records(_ records: ItemRecords, havingElement test: ElementTest) -> Bitset {
    var bits = Bitset(size: records.count)
    guard let passes = list.elements?.test(test.list, test.plan) else { return bits }
    let row = row(checks: .wanted)
    for record in 0..<records.count where records.read(record, into: row, passes) { bits.insert(record) }
    return bits
  }

  /// The numbers of the records with a value that passes a test as it is written. Reads all records.
  func records(_ records: ItemRecords, written test: TextTest) -> Bitset {
    var bits = Bitset(size: records.count)
    let list = ItemList(vocabulary, fields: [test.field])
    let row = list.row(checks: .wanted)
    var search = TextSearch(test)
    for record in 0..<records.count {
      let passes = records.read(record, into: row) { row in
        var passes = false
        row.forEachScalar(of: test.field) { bytes in
          passes = bytes.isASCII ? search.passes(bytes) : search.passes(repairing: bytes)
          return !passes
        }
        return passes
      }
      if passes { bits.insert(record) }
    }
    return bits
  }

  /// A row that reads the records of a file.
  package func row(checks: ItemChecks = .everything) -> ItemRow {
    ItemRow(slots, checks: checks == .everything ? .everything : .wanted)
  }

  /// The names of sources that are not read: there are too many, or their paths are too long.
  package var leftOut: [String] { slots.leftOut }

  /// The values of the columns of a row.
  package func columns(of row: ItemRow) -> [ItemValue] {
    columnSources.map { row.value(of: $0) }
  }

  private static func binding(
    of field: Field, at index: Int, flags: [(name: String, source: Int)]?, in vocabulary: Vocabulary
  ) -> FilterableField<ItemRow> {
    if let flags {
      return FilterableField(field) { row, _ in
        .values(flags.filter { ItemContent.flag(row.value(of: $0.source)) == true }.map { $0.name })
      }
    }
    let content = ItemContent(field, in: vocabulary)
    return FilterableField(folding: field) { row, _ in
      content.content(of: row.value(of: index))
    }
  }
}

/// The part of a record that is checked.
package enum ItemChecks: Hashable, Sendable {
  /// The required values, and the outline of the rest.
  case wanted
  /// The syntax of the whole record.
  case everything
}
