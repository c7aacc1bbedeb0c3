/// The bytes of one record of a file, before they are read as a card.
struct RawRecord {
  /// From the first byte to the last, without blanks around them; valid until the next record.
  var bytes: UnsafeBufferPointer<UInt8>
  /// Where they begin in the unpacked text, in bytes.
  var offset: Int
  /// The line of the first byte, from 1.
  var line: Int
  /// How many records came before.
  var number: Int
  /// What is wrong with it, where that is known before it is read.
  var problem: String?
}
