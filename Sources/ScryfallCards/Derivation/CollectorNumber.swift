import FilterText
import DataStreams

/// The numbers in a collector number, which is a text: `12a`, `★5`, `A-37`.
public enum CollectorNumber {
  /// The digits it begins with, as a number: 12 for `12a`. Nil for `★5`. What comparisons of `cn` go by.
  public static func leadingInteger(of text: String) -> Int? {
    text.withBytes { integer(in: $0, from: 0) }
  }

  /// The first digits in it, as a number: 5 for `★5`, 37 for `A-37`. Nil where there are none. What `collector` goes by.
  public static func numericPart(of text: String) -> Int? {
    text.withBytes { bytes in
      bytes.firstIndex(where: { $0.isDigit }).flatMap { integer(in: bytes, from: $0) }
    }
  }

  /// The digits from a place on; a number beyond a billion stays at that.
  private static func integer(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var number = 0
    var index = start
    while index < bytes.count, bytes[index].isDigit {
      number = min(number * 10 + Int(bytes[index] - 0x30), 1_000_000_000)
      index += 1
    }
    return index > start ? number : nil
  }
}
