/// The bytes of one record of a file, before they are read as a card.
package struct RawRecord {
  /// From the first byte to the last, without blanks around them; valid until the next record.
  package var bytes: UnsafeBufferPointer<UInt8>
  /// Where they begin in the unpacked text, in bytes.
  package var offset: Int
  /// The line of the first byte, from 1.
  package var line: Int
  /// How many records came before.
  package var number: Int
  /// What is wrong with it, where that is known before it is read.
  package var problem: String?
}
