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

  /// The variants of an item.
  public func variants(of item: Int) -> Range<Int> {
    variantStarts.isEmpty ? item..<item + 1 : Int(variantStarts[item])..<Int(variantStarts[item + 1])
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
  /// What is asked of each item for a field: no more than that, because a whole binding takes longer to copy than to
  /// answer.
  private struct Source {
    let column: Int
    let isOfVariant: Bool
    let content: FilterableField<Element>.Content
    let selfReferringContent: FilterableField<Element>.Content?
  }

  private let variantCount: @Sendable (Element) -> Int
  private let sources: [Source]
  private var builders: [ColumnBuilder?]
  private var count = 0
  private var variantStarts: [UInt32] = [0]

  /// Begins an empty store.
  public init(_ list: FilterableList<Element>) {
    variantCount = list.variantCount
    sources = list.bindings.enumerated().compactMap { column, binding in
      binding.map {
        Source(
          column: column, isOfVariant: $0.isOfVariant, content: $0.content,
          selfReferringContent: $0.selfReferringContent)
      }
    }
    builders = list.bindings.map { binding in binding.map { ColumnBuilder($0, in: list.vocabulary) } }
  }

  /// Adds an item.
  public mutating func append(_ item: Element) {
    let variants = max(1, variantCount(item))
    for source in sources {
      for variant in 0..<(source.isOfVariant ? variants : 1) {
        builders[source.column]?.append(
          source.content(item, variant), selfReferring: source.selfReferringContent?(item, variant))
      }
    }
    count += 1
    variantStarts.append(variantStarts[count - 1] + UInt32(variants))
  }

  /// Adds items column by column: what a column collects stays near, and its content is asked for in one loop.
  mutating func append(contentsOf items: [Element]) {
    var variants: [Int] = []
    // By place: an iterator over a type that is not known here looks its metadata up at each step.
    for place in items.indices {
      let number = max(1, variantCount(items[place]))
      variants.append(number)
      variantStarts.append(variantStarts[variantStarts.count - 1] + UInt32(number))
    }
    count += items.count
    for source in sources {
      guard var builder = builders[source.column] else { continue }
      builders[source.column] = nil
      let (content, selfReferringContent) = (source.content, source.selfReferringContent)
      for place in items.indices {
        let item = items[place]
        for variant in 0..<(source.isOfVariant ? variants[place] : 1) {
          builder.append(content(item, variant), selfReferring: selfReferringContent?(item, variant))
        }
      }
      builders[source.column] = builder
    }
  }

  /// The store of all items that were added.
  public mutating func finish() -> ColumnStore {
    var columns: [Column?] = []
    for place in builders.indices {
      columns.append(builders[place]?.column())
      builders[place] = nil
    }
    let isPlain = Int(variantStarts[count]) == count
    return ColumnStore(count: count, variantStarts: isPlain ? [] : variantStarts, columns: columns)
  }
}
