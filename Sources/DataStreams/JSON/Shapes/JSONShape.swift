/// A shape of JSON in which the items of a list are not objects one after another.
package enum JSONShape: Hashable, Sendable {
  /// An object of objects of one shape, whose keys are a field.
  case members
  /// An object of equally long arrays, or of objects with the same numbers as keys: each is a column.
  case columns
  /// An object with the names of columns, and arrays of their values, as pandas writes it with `orient="split"`.
  case split
  /// An array of arrays, the first of which may name the columns.
  case rows
  /// The largest of several arrays of objects in one object.
  case largest(JSONPointer, others: [JSONPointer])
  /// The objects at a place, and those under a key of each of them, and so on.
  case tree(JSONPointer, children: String)

  /// Whether the bytes of the records stand in the text.
  var isInText: Bool { if case .largest = self { true } else { false } }

  /// The shape that a place asks for: `/devices/**/children` is a tree; nil for other places.
  package init?(_ place: JSONPointer) {
    guard let stars = place.parts.firstIndex(of: "**"), stars + 2 == place.parts.count else { return nil }
    self = .tree(JSONPointer(parts: Array(place.parts[..<stars])), children: place.parts[stars + 1])
  }

  /// Recognises the shape of a text of one value by its beginning; nil for a text of other records.
  package static func recognized(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> JSONShape? {
    let outline = ShapeOutline(head)
    if outline.isDamaged { return nil }
    if let end = outline.end, head[end...].contains(where: { !RecordForm.isBlank($0) }) { return nil }
    if outline.isArray { return outline.first == .beginArray ? .rows : nil }
    let members = outline.members
    if members.count == 3 || members.count == 2,
      Set(members.map { $0.key }).isSubset(of: ["columns", "index", "data"]),
      members.contains(where: { $0.key == "columns" }), members.contains(where: { $0.key == "data" }),
      members.allSatisfy({ $0.kind == .array })
    {
      return .split
    }
    let isCut = outline.end == nil
    if members.allSatisfy({ $0.kind == .array && $0.objects == 0 }), members.count > 1 || isCut {
      let counts = Set(members.filter { $0.isClosed }.map { $0.count })
      return counts.count <= 1 && counts.first != 0 ? .columns : nil
    }
    if members.allSatisfy({ $0.kind == .object }), members.count > 1 || isCut {
      return objects(members, isCut: isCut)
    }
    let arrays = outline.arrays
    if arrays.count > 1, let largest = arrays.max(by: { $0.bytes < $1.bytes }) {
      return .largest(
        JSONPointer(parts: largest.keys),
        others: arrays.filter { $0.keys != largest.keys }.map { JSONPointer(parts: $0.keys) })
    }
    return nil
  }

  private static func objects(_ members: [ShapeOutline.Member], isCut: Bool) -> JSONShape? {
    func isNumber(_ key: String) -> Bool { !key.isEmpty && key.utf8.allSatisfy { $0.isASCIIDigit } }
    let whole = members.filter { $0.isClosed }
    let areNumbered = members.allSatisfy { !$0.keys.isEmpty && $0.keys.allSatisfy { isNumber($0) } && $0.objects == 0 }
    if areNumbered, !members.allSatisfy({ isNumber($0.key) }) {
      return Set(whole.map { $0.keys }).count <= 1 ? .columns : nil
    }
    guard whole.count > 1 else { return nil }
    // Of one shape: most keys are those of most others.
    var counts: [String: Int] = [:]
    for member in whole { for key in member.keys { counts[key, default: 0] += 1 } }
    let common = Set(counts.filter { 2 * $0.value > whole.count }.keys)
    let alike = whole.count { member in
      !member.keys.isEmpty && 2 * common.intersection(member.keys).count >= max(common.count, member.keys.count)
    }
    let isList =
      whole.count > 2 ? 10 * alike >= 9 * whole.count : whole[0].keys == whole[1].keys && whole[0].keys.count > 1
    return isList ? .members : nil
  }
}

/// The members of the first value in the beginning of a JSON text.
private struct ShapeOutline {
  enum Kind { case object, array, scalar }

  struct Member {
    var key: String
    var kind: Kind
    /// The keys of an object.
    var keys: Set<String> = []
    /// The number of elements, and how many of these are objects or arrays.
    var count = 0
    var objects = 0
    var isClosed = false
  }

  private(set) var end: Int?
  private(set) var isDamaged = false
  private(set) var isArray = false
  /// The event that begins the first element of a top-level array.
  private(set) var first: JSONEventReader.Event?
  private(set) var members: [Member] = []
  /// The arrays of objects that only objects lead to, with their lengths.
  private(set) var arrays: [(keys: [String], bytes: Int)] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var reader = JSONEventReader(reportsTopArrays: true)
    var open: [(isObject: Bool, key: String?, start: Int, holdsObjects: Bool)] = []
    var key = ""
    var lastOffset = 0
    func isPlain() -> Bool { open.dropLast().allSatisfy { $0.isObject } }
    func note(_ array: (isObject: Bool, key: String?, start: Int, holdsObjects: Bool), at offset: Int) {
      let keys = open.dropFirst().compactMap { $0.key } + [array.key].compactMap { $0 }
      guard array.holdsObjects, open.allSatisfy({ $0.isObject }), !keys.isEmpty, keys.count <= FileFormat.maximumDepth
      else { return }
      arrays.append((keys, offset - array.start))
    }
    do throws(JSONError) {
      try reader.read(text) { (event, bytes, offset) throws(JSONError) in
        lastOffset = offset
        let depth = open.count
        if depth == 0, members.isEmpty, event == .beginArray { isArray = true }
        if depth == 1, isArray, first == nil, event != .endArray {
          first = event
          // Stops the reader.
          if event != .beginObject { throw JSONError(offset: offset, message: "stop") }
        }
        let isOfMember = depth == 2 && !isArray && !members.isEmpty
        switch event {
        case .key, .longKey:
          key = event == .key ? String(decoding: bytes, as: UTF8.self) : ""
          if isOfMember, members[members.count - 1].keys.count < 1_000_000 {
            members[members.count - 1].keys.insert(key)
          }
        case .beginObject, .beginArray:
          if depth == 1, !isArray { members.append(Member(key: key, kind: event == .beginObject ? .object : .array)) }
          if isOfMember {
            members[members.count - 1].count += 1
            members[members.count - 1].objects += 1
          }
          if event == .beginObject, depth > 0, !open[depth - 1].isObject { open[depth - 1].holdsObjects = true }
          open.append((event == .beginObject, open.last?.isObject == true ? key : nil, offset, false))
        case .endObject, .endArray:
          guard let closed = open.popLast() else { break }
          if !closed.isObject { note(closed, at: offset) }
          if open.count == 1, !isArray, !members.isEmpty { members[members.count - 1].isClosed = true }
          if open.isEmpty {
            end = offset + 1
            throw JSONError(offset: offset, message: "stop")
          }
        case .string, .longString, .number, .literal:
          if depth == 1, !isArray { members.append(Member(key: key, kind: .scalar, isClosed: true)) }
          if isOfMember { members[members.count - 1].count += 1 }
        }
      }
    } catch {
      isDamaged = error.message != "stop"
    }
    while let array = open.popLast() { if !array.isObject { note(array, at: lastOffset) } }
  }
}
