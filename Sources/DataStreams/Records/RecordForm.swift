/// How the records of a file stand in it; the first two lines tell.
package enum RecordForm: Hashable {
  /// A record on each line; in an array the lines of its brackets hold nothing else, as in Scryfall's bulk files.
  case lines(isArray: Bool)
  /// Records over several lines, or several on a line.
  case values

  /// Decides by the beginning of a text. Answers nil where more of it is needed; `isWhole` says that there is no more.
  package init?(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    /// As much as is looked at: a record of Scryfall takes some kilobytes.
    let enough = 1 << 17
    let isWhole = isWhole || text.count >= enough
    guard let start = text.firstIndex(where: { !Self.isBlank($0) }) else {
      if !isWhole { return nil }
      self = .lines(isArray: false)
      return
    }
    let end = text[start...].firstIndex(of: 0x0A)
    guard isWhole || end != nil else { return nil }
    let rest = text[(start + 1)..<(end ?? text.count)]
    let isAlone = end != nil && rest.allSatisfy { Self.isBlank($0) }
    if text[start] != UInt8(ascii: "[") {
      self = text[start] == UInt8(ascii: "{") && isAlone ? .values : .lines(isArray: false)
      return
    }
    guard isAlone, let end else {
      self = .values
      return
    }
    guard let second = text[end...].firstIndex(where: { !Self.isBlank($0) }) else {
      if !isWhole { return nil }
      self = .values
      return
    }
    let secondEnd = text[second...].firstIndex(of: 0x0A)
    guard isWhole || secondEnd != nil else { return nil }
    let line = text[second..<(secondEnd ?? text.count)]
    let last = line.lastIndex { !Self.isBlank($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]") }
    let isRecord = text[second] == UInt8(ascii: "{") && last.map { text[$0] == UInt8(ascii: "}") } == true
    self = isRecord ? .lines(isArray: true) : .values
  }

  /// Space, tab, line feed and carriage return: what JSON counts as blank.
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}
