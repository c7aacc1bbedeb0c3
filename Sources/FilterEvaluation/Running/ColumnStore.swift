import FilterSemantics
import FilterVocabulary

/// A list as columns, built once: texts folded and in one piece, numbers ordered, values turned into sets of items.
/// Queries run over it many times faster than over the items.
///
/// ```swift
/// let store = ColumnStore(people, everybody)
/// store.run(people.plan("mar shoe>=40")).count
/// ```
public struct ColumnStore: Sendable {
  /// How many items there are.
  public let count: Int
  /// How many variants there are in all; as many as items where each has one.
  public let variantCount: Int
  /// Where the variants of each item begin, and one more; empty where each item has one.
  let variantStarts: [UInt32]
  /// The columns, by the place of their field in the vocabulary; nil where the list does not bind the field.
  let columns: [Column?]

  /// Puts the items of a collection into columns. Linear in them, but for ordering the distinct numbers.
  public init<Element>(_ list: FilterableList<Element>, _ items: some Collection<Element>) {
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

  /// The variants of an item; none of one that does not exist.
  public func variants(of item: Int) -> Range<Int> {
    if item < 0 || item >= count { return 0..<0 }
    return variantStarts.isEmpty ? item..<item + 1 : Int(variantStarts[item])..<Int(variantStarts[item + 1])
  }

  /// The variants of some items.
  func variants(of items: Bitset) -> Bitset {
    if variantStarts.isEmpty { return items }
    var result = Bitset(size: variantCount)
    items.forEach { item in
      for variant in variants(of: item) { result.insert(variant) }
      return true
    }
    return result
  }

  /// The items of which some variant is in the set.
  func items(of variants: Bitset) -> Bitset {
    if variantStarts.isEmpty { return variants }
    var result = Bitset(size: count)
    var item = 0
    variants.forEach { variant in
      while Int(variantStarts[item + 1]) <= variant { item += 1 }
      result.insert(item)
      return true
    }
    return result
  }

  /// The item a variant belongs to.
  public func item(ofVariant variant: Int) -> Int {
    if variantStarts.isEmpty { return variant }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(variantStarts[middle + 1]) <= variant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Builds a ``ColumnStore`` item by item, so that a file can be read without holding its items.
public struct ColumnStoreBuilder<Element> {
  /// What a field needs for each item. Apart from the binding, which is large and would be copied for each field of each item.
  private struct Source {
    let place: Int
    let isOfVariant: Bool
    let content: FilterableField<Element>.Content
    let selfReferringContent: FilterableField<Element>.Content?
  }

  private let variantCountOf: @Sendable (Element) -> Int
  private let sources: [Source]
  private var builders: [ColumnBuilder?]
  private var count = 0
  private var variantStarts: [UInt32] = [0]

  /// Begins an empty store.
  public init(_ list: FilterableList<Element>) {
    variantCountOf = list.variantCount
    builders = list.bindings.enumerated().map { place, binding in
      // As ColumnForm.forms(of:) has it.
      if list.contentField(of: place) != place { return nil }
      return binding.map {
        ColumnBuilder($0, in: list.vocabulary, isSearchedCollated: list.isSearchedCollated(place))
      }
    }
    let sources = list.bindings.enumerated().compactMap { place, binding in
      binding.map {
        Source(
          place: place, isOfVariant: $0.isOfVariant, content: $0.content, selfReferringContent: $0.selfReferringContent)
      }
    }
    // Texts take longest; what is begun first is not waited for at the end.
    func isText(_ source: Source) -> Bool { list.bindings[source.place]?.field.kind == .text }
    self.sources = sources.filter { isText($0) } + sources.filter { !isText($0) }
  }

  /// Adds an item.
  public mutating func append(_ item: Element) {
    let variants = max(1, variantCountOf(item))
    for source in sources {
      for variant in 0..<(source.isOfVariant ? variants : 1) {
        builders[source.place]?.append(
          source.content(item, variant), selfReferring: source.selfReferringContent?(item, variant))
      }
    }
    count += 1
    variantStarts.append(variantStarts[count - 1] + UInt32(variants))
  }

  /// Into how many pieces the columns are parted for work at once.
  private static var pieces: Int { 8 }

  /// Adds items, some columns at a time. `perform` does a piece of work for each number below a count, and may do several at once: the
  /// pieces have nothing to do with each other.
  package mutating func append(
    _ items: UnsafeBufferPointer<Element>, perform: (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) {
    guard let first = items.baseAddress else { return }
    let variants = items.map { max(1, variantCountOf($0)) }
    let sources = sources
    let pieces = min(sources.count, Self.pieces)
    builders.withUnsafeMutableBufferPointer { buffer in
      // Each piece of work takes columns of its own, so no two touch the same builder.
      nonisolated(unsafe) let (columns, base) = (buffer, first)
      perform(pieces) { piece in
        for place in variants.indices {
          // Item by item, so that it stays near while all its fields are asked for.
          let item = base[place]
          for number in stride(from: piece, to: sources.count, by: pieces) {
            let source = sources[number]
            for variant in 0..<(source.isOfVariant ? variants[place] : 1) {
              columns[source.place]?.append(
                source.content(item, variant), selfReferring: source.selfReferringContent?(item, variant))
            }
          }
        }
      }
    }
    for number in variants { variantStarts.append((variantStarts.last ?? 0) + UInt32(number)) }
    count += items.count
  }

  /// Adds items, all columns in turn.
  mutating func append(contentsOf items: [Element]) {
    items.withUnsafeBufferPointer { items in
      append(items) { count, work in
        for number in 0..<count { work(number) }
      }
    }
  }

  /// The store of all items that were added.
  public mutating func finish() -> ColumnStore {
    finish { count, work in
      for number in 0..<count { work(number) }
    }
  }

  /// The store of all items that were added; the columns are made by `perform`, perhaps several at once.
  package mutating func finish(perform: (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void) -> ColumnStore {
    var columns = [Column?](repeating: nil, count: builders.count)
    builders.withUnsafeMutableBufferPointer { builders in
      columns.withUnsafeMutableBufferPointer { columns in
        nonisolated(unsafe) let builders = builders
        nonisolated(unsafe) let columns = columns
        perform(builders.count) { place in
          columns[place] = builders[place]?.column()
          builders[place] = nil
        }
      }
    }
    let isPlain = Int(variantStarts[count]) == count
    return ColumnStore(count: count, variantStarts: isPlain ? [] : variantStarts, columns: columns)
  }
}
