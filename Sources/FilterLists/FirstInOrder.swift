/// The first elements in an order: of all added elements, at most a limited number is kept.
///
/// Adding one takes time logarithmic in that number.
package struct FirstInOrder<Element> {
  /// Whether one element comes before another that is not equal to it.
  private let isBefore: (Element, Element) -> Bool
  private let limit: Int
  /// All kept elements; once they are as many as the limit, a heap whose first one is the last in the order.
  private var kept: [Element] = []

  /// Keeps at most `limit` elements.
  package init(limit: Int, by isBefore: @escaping (Element, Element) -> Bool) {
    self.limit = max(0, limit)
    self.isBefore = isBefore
  }

  /// The number of kept elements.
  package var count: Int { kept.count }

  /// Whether an element would be kept if it were added.
  package func wants(_ element: Element) -> Bool {
    kept.count < limit || limit > 0 && isBefore(element, kept[0])
  }

  /// Adds an element.
  package mutating func add(_ element: Element) {
    if kept.count < limit {
      kept.append(element)
      if kept.count == limit { for index in (0..<limit / 2).reversed() { sink(index) } }
    } else if wants(element) {
      kept[0] = element
      sink(0)
    }
  }

  /// Moves an element down to its place in the heap.
  private mutating func sink(_ start: Int) {
    var index = start
    while true {
      var last = index
      for child in [2 * index + 1, 2 * index + 2] where child < kept.count && isBefore(kept[last], kept[child]) {
        last = child
      }
      if last == index { return }
      kept.swapAt(index, last)
      index = last
    }
  }

  /// The kept elements in order.
  package var sorted: [Element] { kept.sorted(by: isBefore) }
}
