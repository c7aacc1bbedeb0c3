/// Reads the wanted values of JSON records: one walk over the bytes of a record gives the value at each path.
///
/// ```swift
/// let paths = JSONPaths([["user", "login"], ["size"]])!
/// var reader = JSONCellReader(paths)
/// try reader.read(record.bytes)
/// if reader[1].kind == .number { … }
/// ```
///
/// As in jq, the last of several equal keys counts, and keys are compared with their escapes decoded. A path through
/// something other than an object, an array too, finds nothing. A record need not be an object.
///
/// The values of keys that no path names are skipped. Checked is that their strings end and have no control characters,
/// and that as many brackets close as open, of either kind and at most ``JSONScanner/maximumNesting`` deep. Not checked
/// are their escapes and UTF-8, the commas and colons between their brackets, and the spelling of their numbers and
/// literals; ``Checks/everything`` checks these too. Wanted numbers and literals are checked, and the inside of objects
/// on a path. The escapes and UTF-8 of a wanted string are checked when it is decoded.
package struct JSONCellReader: ~Copyable {
  /// How much of a record is checked.
  package enum Checks: Sendable {
    /// What is wanted, and the outline of the rest.
    case wanted
    /// The syntax of the whole record, its escapes and its UTF-8, in a walk of its own before the values are read.
    case everything
  }

  private let paths: JSONPaths
  private let checks: Checks
  private let scratch = JSONScratch()
  /// The value at each node of the paths.
  private let cells: UnsafeMutablePointer<JSONCell>
  /// The keys of an earlier record in the order in which they are taken.
  private let guesses: UnsafeMutablePointer<JSONKeyGuess>
  /// The nodes that the record has: first their number, then each once. The others are missing.
  private let found: UnsafeMutablePointer<Int>
  /// Whether a node is among those.
  private let isFound: UnsafeMutablePointer<Bool>
  private let memory: NodeMemory

  /// Makes a reader for some paths.
  package init(_ paths: JSONPaths, checks: Checks = .wanted) {
    self.paths = paths
    self.checks = checks
    memory = NodeMemory(count: paths.nodes.count)
    (cells, guesses) = (memory.cells, memory.guesses)
    (found, isFound) = (memory.found, memory.isFound)
  }

  /// The value at the path with this index, in the record read last. Its bytes are valid as long as the record. All
  /// values are missing after an error.
  package subscript(_ path: Int) -> JSONCell {
    @inline(__always) get { cells[paths.targets[path]] }
  }

  /// Calls `body` with each path at which the record read last may have a value. Takes time for these, and not for all
  /// paths.
  package borrowing func forEachFoundPath(_ body: (Int) -> Void) {
    for index in 0..<found[0] {
      for path in paths.paths(at: found[index + 1]) { body(path) }
    }
  }

  /// Reads a record. Takes linear time and allocates no memory, except to decode keys that have escapes. Throws with
  /// the offset of the first error.
  package mutating func read(_ record: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    do throws(JSONError) {
      if checks == .everything {
        var scanner = JSONScanner(record, scratch: scratch)
        try scanner.checkRecord()
      }
      clear()
      var walk = JSONScanner(record, scratch: scratch)
      var place = 0
      try take(0, first: walk.peek(), &walk, &place)
      try walk.finish()
    } catch {
      clear()
      throw error
    }
  }

  /// Takes the fields of a line as the members of an object, which is not written. Paths that begin elsewhere find
  /// nothing. Their bytes are those of the line and need not be valid UTF-8.
  package mutating func read(_ fields: LineFields, of line: UnsafeBufferPointer<UInt8>) {
    clear()
    find(0)
    cells[0].kind = .object
    cells[0].bytes = UnsafeBufferPointer(start: nil, count: 0)
    for (place, field) in fields.fields.enumerated() {
      let child = child(named: field.name, at: place)
      if child < 0 { continue }
      find(child)
      let bytes = field.word?.buffer ?? UnsafeBufferPointer(rebasing: line[field.range])
      cells[child] = JSONCell(kind: .string, offset: field.range.lowerBound, bytes: bytes)
    }
  }

  /// The node of a name below the root; the last name at a place is remembered by its address.
  private func child(named name: StaticString, at place: Int) -> Int {
    let memory = memory.names + min(place, JSONKeyGuess.maximumCount &- 1)
    if memory.pointee.start != name.utf8Start {
      memory.pointee = (name.utf8Start, paths.child(of: 0, key: name.buffer))
    }
    return memory.pointee.child
  }

  @inline(__always) private func find(_ node: Int) {
    if isFound[node] { return }
    isFound[node] = true
    found[0] &+= 1
    found[found[0]] = node
  }

  private func clear() {
    for index in 0..<found[0] {
      cells[found[index + 1]].kind = .missing
      isFound[found[index + 1]] = false
    }
    found[0] = 0
  }

  @inline(__always) private func clear(_ start: Int, _ end: Int) {
    for node in start..<end { cells[node].kind = .missing }
  }

  /// Takes the value of a node, with those of the nodes below it. `place` is the number of keys before it.
  private func take(
    _ node: Int, first: UInt8, _ scanner: inout JSONScanner, _ place: inout Int
  ) throws(JSONError) {
    let isRepeated = isFound[node]
    if !isRepeated { find(node) }
    if paths.nodes[node].mask < 0 {
      cells[node] = try scanner.cell(first: first)
      return
    }
    // The values below an earlier equal key do not count.
    if isRepeated { clear(node + 1, paths.nodes[node].end) }
    guard first == UInt8(ascii: "{") else {
      cells[node] = try scanner.cell(first: first)
      return
    }
    let start = scanner.offset
    scanner.offset &+= 1
    try takeMembers(of: node, &scanner, &place)
    let bytes = UnsafeBufferPointer(start: scanner.base + start, count: scanner.offset - start)
    cells[node] = JSONCell(kind: .object, offset: start, bytes: bytes)
  }

  /// Takes the members of an object after its first bracket, and the last bracket. Recurses at most as deep as the
  /// longest path.
  private func takeMembers(
    of node: Int, _ walk: inout JSONScanner, _ place: inout Int
  ) throws(JSONError) {
    // A copy stays in registers.
    var scanner = walk
    defer { walk = scanner }
    if scanner.take(UInt8(ascii: "}")) { return }
    repeat {
      guard scanner.take(UInt8(ascii: "\"")) else { throw scanner.unexpected("a key in quotes") }
      let child: Int
      let guess = guesses + min(place, JSONKeyGuess.maximumCount &- 1)
      place &+= 1
      if guess.pointee.isNext(in: scanner.base, at: scanner.offset, count: scanner.count, of: node) {
        scanner.offset &+= guess.pointee.length
        child = guess.pointee.child
      } else {
        child = try takeKey(of: node, guess, &scanner)
      }
      let first = scanner.peek()
      if child >= 0 {
        try take(child, first: first, &scanner, &place)
      } else if first == UInt8(ascii: "\"") {
        scanner.offset &+= 1
        _ = try scanner.skipString()
      } else {
        try scanner.skipUnchecked(first: first)
      }
    } while scanner.take(UInt8(ascii: ","))
    try scanner.expect(UInt8(ascii: "}"), name: "',' or '}'")
  }

  /// Takes a key after its first quote, and the colon. Returns its node, and keeps the key as the next guess.
  @inline(never) private func takeKey(
    of node: Int, _ guess: UnsafeMutablePointer<JSONKeyGuess>, _ scanner: inout JSONScanner
  ) throws(JSONError) -> Int {
    let start = scanner.offset
    let hasEscapes = try scanner.skipString()
    var key = UnsafeBufferPointer(start: scanner.base + start, count: scanner.offset &- 1 &- start)
    if hasEscapes { key = try scanner.decoded(key, at: start) }
    let child = paths.child(of: node, key: key)
    if !hasEscapes { guess.pointee = JSONKeyGuess(key, of: node, child: child) }
    try scanner.expect(UInt8(ascii: ":"), name: "':'")
    return child
  }
}

/// The memory of a reader. Frees itself: an embedded module cannot end a value without copies of another module.
private final class NodeMemory {
  let cells: UnsafeMutablePointer<JSONCell>
  let guesses: UnsafeMutablePointer<JSONKeyGuess>
  let found: UnsafeMutablePointer<Int>
  let isFound: UnsafeMutablePointer<Bool>
  /// The names of fields of earlier lines, and their nodes.
  let names: UnsafeMutablePointer<(start: UnsafePointer<UInt8>?, child: Int)>

  init(count: Int) {
    cells = .allocate(capacity: count)
    cells.initialize(repeating: JSONCell(), count: count)
    guesses = .allocate(capacity: JSONKeyGuess.maximumCount)
    guesses.initialize(repeating: JSONKeyGuess(), count: JSONKeyGuess.maximumCount)
    found = .allocate(capacity: count + 1)
    found.initialize(repeating: 0, count: count + 1)
    isFound = .allocate(capacity: count)
    isFound.initialize(repeating: false, count: count)
    names = .allocate(capacity: JSONKeyGuess.maximumCount)
    names.initialize(repeating: (nil, -1), count: JSONKeyGuess.maximumCount)
  }

  deinit {
    cells.deallocate()
    guesses.deallocate()
    found.deallocate()
    isFound.deallocate()
    names.deallocate()
  }
}
