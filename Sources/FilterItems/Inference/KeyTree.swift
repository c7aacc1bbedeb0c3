/// The keys of the records of a sample as a tree, in which a key is found by its bytes.
struct KeyTree {
  private struct Node {
    let key: [UInt8]
    /// The keys from the record to here.
    let path: [String]
    /// The index of the field of its values; nil before the first value.
    var field: Int?
    /// Whether an object was seen in a list at the key.
    var hasObjects = false
    var children: [Int] = []
    /// The children by their keys; empty while there are few.
    var childrenByKey: [[UInt8]: Int] = [:]
    /// The place of the child that probably comes next: records have their keys in one order.
    var next = 0
  }

  private var nodes = [Node(key: [], path: [])]

  /// The record itself.
  static let root = 0
  /// The maximum number of keys, more than any list of fields needs; objects with arbitrary keys have as many as
  /// records.
  private static let maximumCount = 4 * RecordSample.maximumFields
  /// The number of children above which they are looked up by hash.
  private static let maximumCompared = 16

  /// The keys from the record to a node.
  func path(to node: Int) -> [String] { nodes[node].path }

  /// The index of the field of the values of a node.
  subscript(fieldOf node: Int) -> Int? {
    get { nodes[node].field }
    set { nodes[node].field = newValue }
  }

  /// Notes that a list at a node has an object.
  mutating func noteObject(in node: Int) { nodes[node].hasObjects = true }

  /// The paths of the lists of objects.
  var pathsOfObjects: [[String]] { nodes.filter { $0.hasObjects }.map { $0.path } }

  /// The node of a key within that of another one; nil for a new key beyond the maximum number that is not wanted.
  mutating func child(
    _ key: UnsafeBufferPointer<UInt8>, of parent: Int, isWanted: (String) -> Bool = { _ in false }
  ) -> Int? {
    let count = nodes[parent].children.count
    let next = nodes[parent].next
    if next < count, isKey(key, of: nodes[parent].children[next]) {
      nodes[parent].next = next + 1
      return nodes[parent].children[next]
    }
    if let place = place(of: key, in: parent) {
      nodes[parent].next = place + 1
      return nodes[parent].children[place]
    }
    let text = String(decoding: key, as: UTF8.self)
    guard nodes.count < KeyTree.maximumCount || isWanted(text) else { return nil }
    let path = nodes[parent].path + [text]
    nodes.append(Node(key: Array(key), path: path))
    nodes[parent].children.append(nodes.count - 1)
    nodes[parent].next = count + 1
    if count + 1 > KeyTree.maximumCompared { index(parent) }
    return nodes.count - 1
  }

  private func isKey(_ key: UnsafeBufferPointer<UInt8>, of node: Int) -> Bool {
    nodes[node].key.count == key.count && nodes[node].key.elementsEqual(key)
  }

  private func place(of key: UnsafeBufferPointer<UInt8>, in parent: Int) -> Int? {
    if nodes[parent].children.count > KeyTree.maximumCompared { return nodes[parent].childrenByKey[Array(key)] }
    return nodes[parent].children.firstIndex { isKey(key, of: $0) }
  }

  /// Indexes the children of a node: all of them, or the last one if the others are.
  private mutating func index(_ parent: Int) {
    let children = nodes[parent].children
    for place in nodes[parent].childrenByKey.count..<children.count {
      nodes[parent].childrenByKey[nodes[children[place]].key] = place
    }
  }
}
