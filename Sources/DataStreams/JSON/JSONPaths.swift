/// The places of JSON records whose values are wanted: paths of keys such as `user.login`, compiled to a tree in which
/// each object of a record looks up its keys. Immutable, so several readers may share it.
package final class JSONPaths: @unchecked Sendable {
  /// The maximum number of paths.
  package static let maximumCount = 4_096
  /// The maximum number of keys in a path.
  package static let maximumLength = 32

  /// A key on a path. A node stands before those below it, which follow it up to `end`. The first node is the record.
  struct Node {
    /// The index after the last node below this one.
    var end = 0
    /// The place of the key in ``keys``.
    var keyStart = 0
    var keyLength = 0
    /// The first slot of the table of the nodes one level below, and the size of the table minus one; -1 without any.
    var table = 0
    var mask = -1
  }

  /// The nodes in the order of a walk through the tree.
  let nodes: UnsafeMutableBufferPointer<Node>
  /// The bytes of all keys.
  private let keys: UnsafeMutableBufferPointer<UInt8>
  /// The tables of all nodes, with open addressing: the index of a node, or -1 for a free slot.
  private let slots: UnsafeMutableBufferPointer<Int32>
  /// The node of each path.
  let targets: [Int]
  /// The paths ordered by their nodes, and the index of the first one of each node, followed by the total.
  private let paths: (ordered: [Int], starts: [Int])

  /// Compiles paths. A path may be empty (the whole record), occur twice, or continue another one. Keys are compared
  /// as bytes. Returns nil for more than ``maximumCount`` paths, or a path of more than ``maximumLength`` keys.
  package init?(_ paths: [[String]]) {
    guard paths.count <= Self.maximumCount, paths.allSatisfy({ $0.count <= Self.maximumLength }) else { return nil }
    var draft = Draft(paths: paths.map { $0.map { Array($0.utf8) } })
    draft.add(Array(paths.indices), depth: 0, key: [])
    nodes = Self.copy(draft.nodes)
    keys = Self.copy(draft.keys)
    slots = Self.copy(draft.slots)
    targets = draft.targets
    var starts = [Int](repeating: 0, count: draft.nodes.count + 1)
    for node in targets { starts[node + 1] += 1 }
    for node in draft.nodes.indices { starts[node + 1] += starts[node] }
    let targets = targets
    self.paths = (paths.indices.sorted { (targets[$0], $0) < (targets[$1], $1) }, starts)
  }

  /// The paths that end at a node.
  func paths(at node: Int) -> ArraySlice<Int> { paths.ordered[paths.starts[node]..<paths.starts[node + 1]] }

  deinit {
    nodes.deallocate()
    keys.deallocate()
    slots.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(_ array: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = buffer.initialize(from: array)
    return buffer
  }

  /// The node of a key one level below a node; -1 if no path goes there.
  @inline(__always) func child(of node: Int, key: UnsafeBufferPointer<UInt8>) -> Int {
    let (table, mask) = (nodes[node].table, nodes[node].mask)
    if mask < 0 { return -1 }
    var slot = Self.hash(key) & mask
    while true {
      let child = Int(slots[table &+ slot])
      // A table has free slots.
      if child < 0 { return -1 }
      if nodes[child].keyLength == key.count, isKey(of: child, key) { return child }
      slot = (slot &+ 1) & mask
    }
  }

  @inline(__always) private func isKey(of node: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = nodes[node].keyStart
    for index in 0..<key.count where keys[start &+ index] != key[index] { return false }
    return true
  }

  /// The hash of a key: of its length, its first and last byte, and the one in the middle.
  @inline(__always) fileprivate static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
    guard key.count > 0 else { return 0 }
    let ends = Int(key[0]) &* 37 &+ Int(key[key.count &- 1]) &* 101
    return ends &+ Int(key[key.count &>> 1]) &* 11 &+ key.count
  }

  /// The tree while it is built.
  private struct Draft {
    let paths: [[[UInt8]]]
    var nodes: [Node] = []
    var keys: [UInt8] = []
    var slots: [Int32] = []
    var targets: [Int]

    init(paths: [[[UInt8]]]) {
      self.paths = paths
      targets = [Int](repeating: 0, count: paths.count)
    }

    /// Adds the node of the paths with these indices, which agree in their first `depth` keys.
    mutating func add(_ indices: [Int], depth: Int, key: [UInt8]) {
      let node = nodes.count
      nodes.append(Node(keyStart: keys.count, keyLength: key.count))
      keys += key
      var groups: [(key: [UInt8], indices: [Int])] = []
      var places: [[UInt8]: Int] = [:]
      for index in indices {
        if paths[index].count == depth {
          targets[index] = node
        } else if let group = places[paths[index][depth]] {
          groups[group].indices.append(index)
        } else {
          places[paths[index][depth]] = groups.count
          groups.append((paths[index][depth], [index]))
        }
      }
      if !groups.isEmpty {
        let size = max(4, (2 * groups.count).nextPowerOfTwo)
        (nodes[node].table, nodes[node].mask) = (slots.count, size - 1)
        slots += [Int32](repeating: -1, count: size)
      }
      for group in groups {
        var slot = group.key.withUnsafeBufferPointer { hash($0) } & nodes[node].mask
        while slots[nodes[node].table + slot] >= 0 { slot = (slot + 1) & nodes[node].mask }
        slots[nodes[node].table + slot] = Int32(nodes.count)
        add(group.indices, depth: depth + 1, key: group.key)
      }
      nodes[node].end = nodes.count
    }
  }
}

extension Int {
  /// The least power of two that is not less than a positive number.
  fileprivate var nextPowerOfTwo: Int { 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
