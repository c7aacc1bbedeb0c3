/// The objects of a tree in a JSON text: those at a place, and those under a key of each, in the order of the text.
struct JSONTree {
  private let text: UnsafeBufferPointer<UInt8>
  private let place: JSONPointer
  private let children: String

  init(_ text: UnsafeBufferPointer<UInt8>, at place: JSONPointer, children: String) {
    (self.text, self.place, self.children) = (text, place, children)
  }

  /// Passes each object, without its children, and its offset to `body` until it returns false. Objects that are members
  /// of an object get their key as `key`.
  func forEachNode(_ body: (_ bytes: [UInt8], _ offset: Int) -> Bool) throws(JSONError) {
    var check = JSONScanner(text, scratch: JSONScratch(capacity: 64))
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { check.offset = 3 }
    var current = try JSONValues.value(&check)
    try check.finish()
    for part in place.parts {
      guard text[current].first == UInt8(ascii: "{"),
        let next = try members(current).last(where: { text[$0.key].elementsEqual(part.utf8) })
      else { throw JSONError(offset: current.lowerBound, message: "no value at '\(place)'") }
      current = next.value
    }
    // The nodes that are still to be passed, the next one last.
    var open = try nodes(of: current)
    while let node = open.popLast() {
      var bytes: [UInt8] = [UInt8(ascii: "{")]
      if let key = node.key { bytes += Array("\"key\":\"".utf8) + text[key] + [UInt8(ascii: "\"")] }
      var below: [(key: Range<Int>?, value: Range<Int>)] = []
      for member in try members(node.value) {
        if text[member.key].elementsEqual(children.utf8) {
          below = try nodes(of: member.value)
        } else {
          if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
          bytes +=
            [UInt8(ascii: "\"")] + text[member.key] + [UInt8(ascii: "\""), UInt8(ascii: ":")] + text[member.value]
        }
      }
      bytes.append(UInt8(ascii: "}"))
      if !body(bytes, node.value.lowerBound) { return }
      open += below
    }
  }

  /// The objects in an array, among the values of an object, or an object itself; in reverse.
  private func nodes(of value: Range<Int>) throws(JSONError) -> [(key: Range<Int>?, value: Range<Int>)] {
    func isObject(_ range: Range<Int>) -> Bool { text[range].first == UInt8(ascii: "{") }
    switch text[value].first {
    case UInt8(ascii: "["):
      var scanner = scanner(of: value)
      return try JSONValues.elements(&scanner).map { moved($0, by: value.lowerBound) }.filter { isObject($0) }
        .reversed().map { (nil, $0) }
    case UInt8(ascii: "{"):
      return try members(value).filter { isObject($0.value) }.reversed().map { ($0.key, $0.value) }
    default: return []
    }
  }

  private func members(_ value: Range<Int>) throws(JSONError) -> [(key: Range<Int>, value: Range<Int>)] {
    var scanner = scanner(of: value)
    return try JSONValues.members(&scanner).map {
      (moved($0.key, by: value.lowerBound), moved($0.value, by: value.lowerBound))
    }
  }

  private func scanner(of value: Range<Int>) -> JSONScanner {
    JSONScanner(UnsafeBufferPointer(rebasing: text[value]), scratch: JSONScratch(capacity: 64))
  }

  private func moved(_ range: Range<Int>, by offset: Int) -> Range<Int> {
    range.lowerBound + offset..<range.upperBound + offset
  }
}
