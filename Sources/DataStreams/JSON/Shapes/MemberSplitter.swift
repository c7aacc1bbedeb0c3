/// Splits an object into its members, each as an object with its key. Holds a piece and the longest member.
struct MemberSplitter {
  private enum State { case before, betweenMembers, key, afterKey, value, ended }

  private var state = State.before
  private var depth = 0
  private var isInText = false
  private var isEscaped = false
  private var key: [UInt8] = []
  private var value: [UInt8] = []
  private var isTooLong = false
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var place = (offset: 0, line: 1, column: 1)
  private var number = 0

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    for byte in piece {
      if !accept(byte, take) { return false }
      offset += 1
      if byte == 0x0A {
        line += 1
        lineStart = offset
      }
    }
    return true
  }

  mutating func finish(_ take: (RawRecord) -> Bool) {
    if state != .ended { _ = emit(error: "unclosed object", take) }
  }

  private mutating func accept(_ byte: UInt8, _ take: (RawRecord) -> Bool) -> Bool {
    switch state {
    case .before: if byte == UInt8(ascii: "{") { state = .betweenMembers }
    case .betweenMembers:
      if byte == UInt8(ascii: "\"") {
        (state, isEscaped, isTooLong) = (.key, false, false)
        key.removeAll(keepingCapacity: true)
        value.removeAll(keepingCapacity: true)
        place = (offset, line, offset - lineStart + 1)
      } else if byte == UInt8(ascii: "}") {
        state = .ended
      }
    case .key:
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        state = .afterKey
        return true
      }
      if key.count < RecordSplitter.maximumLength { key.append(byte) }
    case .afterKey:
      if byte == UInt8(ascii: ":") { (state, depth, isInText) = (.value, 0, false) }
    case .value: return acceptValue(byte, take)
    case .ended: break
    }
    return true
  }

  private mutating func acceptValue(_ byte: UInt8, _ take: (RawRecord) -> Bool) -> Bool {
    if isInText {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText = false
      }
    } else {
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ",") where depth == 0:
        state = .betweenMembers
        return emit(error: nil, take)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 {
          state = .ended
          return emit(error: nil, take)
        }
        depth -= 1
      default: break
      }
    }
    if value.count > RecordSplitter.maximumLength { isTooLong = true } else { value.append(byte) }
    return true
  }

  private mutating func emit(error: String?, _ take: (RawRecord) -> Bool) -> Bool {
    var start = 0
    while start < value.count, RecordForm.isBlank(value[start]) { start += 1 }
    while let last = value.last, value.count > start, RecordForm.isBlank(last) { value.removeLast() }
    let inside = value[start...]
    var bytes: [UInt8] = []
    if inside.first == UInt8(ascii: "{"), inside.last == UInt8(ascii: "}") {
      let hasKey = inside.withUnsafeBufferPointer { bytes in
        JSONMembers.keys(of: bytes).contains { $0.elementsEqual("key".utf8) }
      }
      bytes = Array((hasKey ? "{\"_key\":\"" : "{\"key\":\"").utf8) + key + [UInt8(ascii: "\"")]
      let members = inside.dropFirst().dropLast()
      if members.contains(where: { !RecordForm.isBlank($0) }) { bytes.append(UInt8(ascii: ",")) }
      bytes += members
    } else {
      bytes = Array("{\"key\":\"".utf8) + key + Array("\",\"value\":".utf8) + inside
    }
    bytes.append(UInt8(ascii: "}"))
    let message = error ?? (isTooLong ? "the record is longer than 16 MB" : nil)
    number += 1
    return bytes.withUnsafeBufferPointer {
      take(
        RawRecord(
          bytes: $0, offset: place.offset, line: place.line, column: place.column, number: number - 1, error: message))
    }
  }
}
