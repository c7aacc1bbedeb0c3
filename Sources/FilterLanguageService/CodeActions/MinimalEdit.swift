import FilterText

extension TextEdit {
  /// The edit that changes some bytes at an offset into others, without what both begin and end with; nil where they are equal,
  /// or where what comes is no text. Scalars are not torn apart.
  init?(replacing old: ArraySlice<UInt8>, at offset: Int, with new: [UInt8]) {
    var prefix = 0
    while prefix < old.count, prefix < new.count, old[old.startIndex + prefix] == new[prefix] { prefix += 1 }
    if prefix == old.count, prefix == new.count { return nil }
    func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    while prefix > 0,
      (prefix < old.count && isInside(old[old.startIndex + prefix])) || (prefix < new.count && isInside(new[prefix]))
    {
      prefix -= 1
    }
    var suffix = 0
    while suffix < old.count - prefix, suffix < new.count - prefix,
      old[old.endIndex - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    while suffix > 0, isInside(new[new.count - suffix]) { suffix -= 1 }
    let middle = new[prefix..<(new.count - suffix)]
    let text = String(decoding: middle, as: UTF8.self)
    guard text.utf8.elementsEqual(middle) else { return nil }
    self.init(
      range: SourceRange(start: offset + prefix, end: offset + old.count - suffix), replacement: text)
  }
}
