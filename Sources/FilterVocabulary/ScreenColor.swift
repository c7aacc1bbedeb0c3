/// A color of a screen: red, green and blue in sRGB, 8 bits each.
public struct ScreenColor: Hashable, Sendable {
  /// The share of red, from 0 to 255.
  public var red: UInt8
  /// The share of green, from 0 to 255.
  public var green: UInt8
  /// The share of blue, from 0 to 255.
  public var blue: UInt8

  /// Makes a color of its shares.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#` and six hexadecimal digits in any letter case: `#0e68ab`. Nil for any other text.
  public init?(hex text: String) {
    var digits: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      switch (index, byte) {
      case (0, UInt8(ascii: "#")): break
      case (1..., 0x30...0x39): digits.append(byte - 0x30)
      case (1..., 0x41...0x46), (1..., 0x61...0x66): digits.append((byte | 0x20) - 0x61 + 10)
      default: return nil
      }
    }
    guard digits.count == 6 else { return nil }
    self.init(
      red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3], blue: digits[4] << 4 | digits[5])
  }

  /// `#` and six hexadecimal digits in lower case: `#0e68ab`.
  public var hex: String {
    [red, green, blue].reduce("#") { $0 + ScreenColor.digit($1 >> 4) + ScreenColor.digit($1 & 15) }
  }

  private static func digit(_ value: UInt8) -> String {
    String(Unicode.Scalar(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10))
  }

  /// How different two colors are: the square of the distance of their shares. Zero for equal colors.
  package func difference(from other: ScreenColor) -> Int {
    func square(_ left: UInt8, _ right: UInt8) -> Int { (Int(left) - Int(right)) * (Int(left) - Int(right)) }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}
