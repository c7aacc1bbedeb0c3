import FilterSemantics
import FilterText
package import FilterVocabulary

/// A list in columns, built once: folded texts in one array, ordered numbers, values with their rows. Queries run much
/// faster over it than over the items.
///
/// ```swift
/// let store = ColumnStore(people, items: everybody)
/// store.run(people.plan("mar shoe>=40")).count
/// ```
public struct ColumnStore: Sendable {
  /// The number of items.
  public let count: Int
  /// The number of variants of all items; equal to ``count`` if each item has one.
  public let variantCount: Int
  /// The first variant of each item, followed by the total; empty if each item has one.
  let variantStarts: [UInt32]
  /// The columns by field index; nil for unbound fields.
  let columns: [Column?]
  /// The items of which an element of a list of objects passes a test, for a store of records that can be read again; nil
  /// for others, in which no element passes.
  package var rowsHavingElement: (@Sendable (ElementTest) -> Bitset)?
  /// The items with a value that passes as it is written, for a store of records that can be read again; nil for others,
  /// in which no value passes.
  package var rowsWritten: (@Sendable (TextTest) -> Bitset)?

  /// Builds the columns of a collection. Linear in the items, apart from sorting the distinct numbers.
  public init<Element>(_ list: FilterableList<Element>, items: some Collection<Element>) {
    var builder = ColumnStoreBuilder(list)
    builder.append(contentsOf: Array(items))
    self = builder.finish()
  }

  init(count: Int, variantStarts: [UInt32], columns: [Column?]) {
    self.count = count
    self.variantCount = variantStarts.last.map { Int($0) } ?? count
    self.variantStarts = variantStarts
    self.columns = columns
  }

  /// The column of a field; nil for an unbound one, and for a field of another list that this one does not have.
  func column(_ field: Int) -> Column? { columns.indices.contains(field) ? columns[field] : nil }

  /// The variants of an item; empty for an item that does not exist.
  public func variants(of item: Int) -> Range<Int> {
    if item < 0 || item >= count { return 0..<0 }
    return variantStarts.isEmpty ? item..<item + 1 : Int(variantStarts[item])..<Int(variantStarts[item + 1])
  }

  /// The variants of some items.
  func variants(of items: Bitset) -> Bitset {
    if variantStarts.isEmpty { return items }
    var result = Bitset(size: variantCount)
    items.forEachRow { item in
      for variant in variants(of: item) { result.insert(variant) }
      return true
    }
    return result
  }

  /// The items with some variant in the set.
  func items(of variants: Bitset) -> Bitset {
    if variantStarts.isEmpty { return variants }
    Steps.add(count)
    var result = Bitset(size: count)
    var item = 0
    variants.forEachRow { variant in
      while Int(variantStarts[item + 1]) <= variant { item += 1 }
      result.insert(item)
      return true
    }
    return result
  }

  /// The item of a variant. Logarithmic in the items.
  package func item(ofVariant variant: Int) -> Int {
    variantStarts.isEmpty ? variant : variantStarts[1...].partitioningIndex { Int($0) > variant } - 1
  }
}

extension ColumnStore {
  /// The comparison key of an item or variant in a field: a number, a day, a rank, or color bits; of the first part.
  /// Nil without content or for other kinds of fields.
  package func key(of row: Int, in field: FieldID) -> DecimalNumber? {
    guard let column = column(field.index), let keys = column.keys, row >= 0, row < column.base else { return nil }
    return column.row(of: row).flatMap { keys[$0] }
  }

  /// The place of the comparison key of an item or variant among the distinct keys of a field; see ``key(of:in:)``.
  package func rank(of row: Int, in field: FieldID) -> Int64? {
    guard let column = column(field.index), let keys = column.keys, row >= 0, row < column.base else { return nil }
    return column.row(of: row).flatMap { keys.rank(ofRow: $0) }.map { Int64($0) }
  }

  /// The items or variants with a value of a list. Nil for other kinds of fields.
  package func rows(having value: String, in field: FieldID) -> Bitset? {
    guard let column = column(field.index) else { return nil }
    switch column.content {
    case .values(let words):
      return column.rows(
        .values(field: field.index, [words.keyed.map { $0.key(value) ?? "" } ?? ValueSpelling.folded(value)]))
    case .numbered: return column.rows(.values(field: field.index, [ValueSpelling.folded(value)]))
    default: return nil
    }
  }
}

/// Builds a ``ColumnStore`` item by item, so that a file can be read without keeping its items.
package struct ColumnStoreBuilder<Element> {
  /// What a field needs per item, without the large binding.
  private struct Source {
    let index: Int
    let isOfVariant: Bool
    let content: FilterableField<Element>.Content
    let selfReferringContent: FilterableField<Element>.Content?
  }

  private let variantCountOf: @Sendable (Element) -> Int
  private let heldFields: (@Sendable (Element) -> [Int]?)?
  private let sources: [Source]
  /// The place of each field among the sources; -1 for one without content of its own.
  private let places: [Int]
  private(set) var builders: [ColumnBuilder?]
  private var count = 0
  /// The first variant of each item, followed by the total; empty as long as each item has one.
  private var variantStarts: [UInt32] = []

  /// An empty store for a list. From `rowsUntilSharing` rows on, rows share a text that many have. `only` asks for the
  /// column of one field, and leaves out the others.
  package init(_ list: FilterableList<Element>, rowsUntilSharing: Int = 1 << 16, only field: Int? = nil) {
    variantCountOf = list.variantCount
    heldFields = list.heldFields
    builders = list.bindings.enumerated().map { index, binding in
      // Like `ColumnForm.forms(of:)`.
      if list.contentField(of: index) != index || index != field ?? index { return nil }
      return binding.map {
        ColumnBuilder(
          $0, in: list.vocabulary, isSearchedCollated: list.isSearchedCollated(index),
          rowsUntilSharing: rowsUntilSharing)
      }
    }
    let builders = builders
    let sources = list.bindings.enumerated().compactMap { index, binding in
      builders[index] == nil
        ? nil
        : binding.map {
          Source(
            index: index, isOfVariant: $0.isOfVariant, content: $0.content,
            selfReferringContent: $0.selfReferringContent)
        }
    }
    // Texts take longest, so they come first.
    func isText(_ source: Source) -> Bool { list.bindings[source.index]?.field.kind == .text }
    self.sources = sources.filter { isText($0) } + sources.filter { !isText($0) }
    var places = [Int](repeating: -1, count: list.bindings.count)
    for (place, source) in self.sources.enumerated() { places[source.index] = place }
    self.places = places
  }

  /// The number of items or variants so far.
  private func rowCount(ofVariants: Bool) -> Int {
    ofVariants ? variantStarts.last.map { Int($0) } ?? count : count
  }

  /// Adds an item.
  package mutating func append(_ item: Element) {
    let variants = max(1, variantCountOf(item))
    if variants == 1, variantStarts.isEmpty, let fields = heldFields?(item) {
      Steps.add(fields.count)
      for field in fields where places[field] >= 0 {
        builders[field]?.skip(to: count)
        builders[field]?.append(
          sources[places[field]].content(item, 0), selfReferring: sources[places[field]].selfReferringContent?(item, 0))
      }
      count += 1
      return
    }
    Steps.add(sources.count)
    for source in sources {
      let row = rowCount(ofVariants: source.isOfVariant)
      builders[source.index]?.skip(to: row)
      for variant in 0..<(source.isOfVariant ? variants : 1) {
        builders[source.index]?.append(
          source.content(item, variant), selfReferring: source.selfReferringContent?(item, variant))
      }
    }
    if variants == 1, variantStarts.isEmpty { count += 1 } else { add([variants]) }
  }

  /// Counts items with these numbers of variants.
  private mutating func add(_ variants: [Int]) {
    if variantStarts.isEmpty { variantStarts = (0...count).map { UInt32($0) } }
    for number in variants { variantStarts.append((variantStarts.last ?? 0) + UInt32(number)) }
    count += variants.count
  }

  /// The fields with content of their own, those that take longest first.
  var fields: [Int] { sources.map { $0.index } }

  /// The number of pieces for concurrent work.
  private static var pieces: Int { 8 }

  /// Adds items. `perform` runs a piece of work for each number below a count and may run several concurrently; the
  /// pieces are independent.
  package mutating func append(
    _ items: UnsafeBufferPointer<Element>, perform: (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) {
    guard let first = items.baseAddress else { return }
    // Empty if each item has one.
    let variants = items.contains { variantCountOf($0) > 1 } ? items.map { max(1, variantCountOf($0)) } : []
    let sources = sources
    let pieces = min(sources.count, Self.pieces)
    let total = items.count
    Steps.add(total * sources.count)
    for source in sources {
      let row = rowCount(ofVariants: source.isOfVariant)
      builders[source.index]?.skip(to: row)
    }
    builders.withUnsafeMutableBufferPointer { buffer in
      // Each piece of work uses builders of its own.
      nonisolated(unsafe) let (columns, base) = (buffer, first)
      perform(pieces) { piece in
        // A few items at a time, so that they stay cached while their fields are read, and the closures of a field
        // are retained once for all of them.
        for start in stride(from: 0, to: total, by: Self.block) {
          for number in stride(from: piece, to: sources.count, by: pieces) {
            let source = sources[number]
            for index in start..<min(total, start + Self.block) {
              let item = base[index]
              for variant in 0..<(source.isOfVariant && !variants.isEmpty ? variants[index] : 1) {
                columns[source.index]?.append(
                  source.content(item, variant), selfReferring: source.selfReferringContent?(item, variant))
              }
            }
          }
        }
      }
    }
    if variants.isEmpty, variantStarts.isEmpty {
      count += total
    } else {
      add(variants.isEmpty ? [Int](repeating: 1, count: total) : variants)
    }
  }

  /// The number of items whose fields are read before those of the next items.
  private static var block: Int { 8 }

  /// Adds items, one column after another.
  mutating func append(contentsOf items: [Element]) {
    items.withUnsafeBufferPointer { items in
      append(items) { count, work in
        for number in 0..<count { work(number) }
      }
    }
  }

  /// The store of the added items.
  package mutating func finish() -> ColumnStore {
    finish { count, work in
      for number in 0..<count { work(number) }
    }
  }

  /// The store of the added items; `perform` may build several columns concurrently.
  package mutating func finish(perform: (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void) -> ColumnStore {
    var columns = [Column?](repeating: nil, count: builders.count)
    var counts = [Int](repeating: 0, count: builders.count)
    for source in sources { counts[source.index] = rowCount(ofVariants: source.isOfVariant) }
    builders.withUnsafeMutableBufferPointer { builders in
      columns.withUnsafeMutableBufferPointer { columns in
        nonisolated(unsafe) let builders = builders
        nonisolated(unsafe) let columns = columns
        perform(builders.count) { [counts] index in
          columns[index] = builders[index]?.column(of: counts[index])
          builders[index] = nil
        }
      }
    }
    return ColumnStore(count: count, variantStarts: variantStarts, columns: columns)
  }
}

#if !hasFeature(Embedded)
  extension ColumnStore {
    /// Builds the columns of an array with several tasks, each for one field at a time. The result is that of
    /// ``init(_:items:)``.
    public init<Element: Sendable>(_ list: FilterableList<Element>, items: [Element], tasks: Int) async {
      var waiting = ColumnStoreBuilder(list).fields[...]
      var columns = [Column?](repeating: nil, count: list.bindings.count)
      var variantStarts: [UInt32] = []
      await withTaskGroup(of: (field: Int, store: ColumnStore).self) { group in
        var running = 0
        while true {
          while running < max(1, tasks), let field = waiting.popFirst() {
            running += 1
            group.addTask {
              var builder = ColumnStoreBuilder(list, only: field)
              builder.append(contentsOf: items)
              return (field, builder.finish())
            }
          }
          guard let built = await group.next() else { break }
          running -= 1
          columns[built.field] = built.store.columns[built.field]
          variantStarts = built.store.variantStarts
        }
      }
      self.init(count: items.count, variantStarts: variantStarts, columns: columns)
    }
  }
#endif
