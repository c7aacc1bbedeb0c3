/// A text as the characters of a program's alphabet, to be walked through in both directions.
struct SymbolText {
  /// The class of each character.
  private(set) var classes: [UInt16] = []
  /// Where each character begins, in bytes, and where the last one ends.
  private(set) var offsets: [Int] = [0]
  private let kinds: [SymbolKind]

  init(_ text: UnsafeBufferPointer<UInt8>, _ alphabet: SymbolClasses) {
    self.kinds = alphabet.kinds
    guard let base = text.baseAddress else { return }
    let end = base + text.count
    classes.reserveCapacity(text.count)
    offsets.reserveCapacity(text.count + 1)
    var place = base
    while place < end {
      if place.pointee < 0x80 {
        classes.append(alphabet.ascii[Int(place.pointee)])
        place += 1
      } else {
        let reading = ScalarReading(at: place, before: end)
        classes.append(alphabet.ofScalar(reading.scalar))
        place += reading.length
      }
      offsets.append(place - base)
    }
  }

  /// The number of characters.
  var count: Int { classes.count }

  /// The class of the character before a place; nil at the beginning.
  func character(before place: Int) -> UInt16? { place > 0 ? classes[place - 1] : nil }

  /// The class of the character behind a place; nil at the end.
  func character(behind place: Int) -> UInt16? { place < classes.count ? classes[place] : nil }

  /// What stands before a place.
  func kind(before place: Int) -> SymbolKind { place > 0 ? kinds[Int(classes[place - 1])] : .edge }

  /// What stands behind a place.
  func kind(behind place: Int) -> SymbolKind { place < classes.count ? kinds[Int(classes[place])] : .edge }
}
