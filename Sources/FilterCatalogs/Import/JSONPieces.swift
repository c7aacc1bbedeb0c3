/// Cuts a stream of JSON into the objects it is made of, so that a file of half a gigabyte is never in memory as a whole.
///
/// Takes one object after the other (JSON lines, or a single object) and the elements of an array at the top. Only braces,
/// brackets and quotes are looked at; whether a piece is right is up to who decodes it.
struct JSONPieces {
  /// What is wrong with the shape of the stream, and where.
  struct Failure: Error {
    let offset: Int
    let message: String
  }

  /// A piece larger than this is none of a catalog; it would fill the memory.
  static let longest = 256 << 20

  private var piece: [UInt8] = []
  private var depth = 0
  private var isInArray = false
  private var isInString = false
  private var isProtected = false
  /// How many bytes were read.
  private(set) var offset = 0
  /// Where the piece at hand began.
  private(set) var start = 0

  /// Reads bytes and hands each piece on when it is whole, with the offset where it began.
  mutating func read(_ bytes: [UInt8], found: ([UInt8], Int) throws -> Void) throws {
    for byte in bytes {
      offset += 1
      if isInString {
        piece.append(byte)
        if isProtected {
          isProtected = false
        } else if byte == UInt8(ascii: "\\") {
          isProtected = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      try take(byte, found)
      if piece.count > Self.longest { throw Failure(offset: start, message: "this object is larger than 256 MB") }
    }
  }

  private mutating func take(_ byte: UInt8, _ found: ([UInt8], Int) throws -> Void) throws {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if depth == 0, byte == UInt8(ascii: "["), !isInArray {
        isInArray = true
        return
      }
      if depth == 0 { start = offset - 1 }
      depth += 1
      piece.append(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if depth == 0 {
        guard isInArray, byte == UInt8(ascii: "]") else {
          throw Failure(offset: offset - 1, message: "nothing is open here")
        }
        isInArray = false
        return
      }
      depth -= 1
      piece.append(byte)
      if depth == 0 {
        try found(piece, start)
        piece.removeAll(keepingCapacity: true)
      }
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","):
      if depth > 0 { piece.append(byte) }
    default:
      if depth == 0 { throw Failure(offset: offset - 1, message: "an object was expected here") }
      if byte == UInt8(ascii: "\"") { isInString = true }
      piece.append(byte)
    }
  }

  /// Says whether the stream ended where it may.
  func finish() throws {
    if depth > 0 || isInString { throw Failure(offset: start, message: "this object has no end") }
    if isInArray { throw Failure(offset: offset, message: "the array has no end") }
  }
}
