import FilterText

/// An address of the Internet Protocol: `10.0.3.7`, `2001:db8::1`.
///
/// Version 4 is four decimal numbers without leading zeros, which some programs read as octal. Version 6 has the forms
/// of RFC 4291 (section 2.2), without a zone and without brackets, and is written as RFC 5952 asks. An address of version
/// 4 in one of version 6 (`::ffff:10.0.3.7`) is that of version 4. All addresses of version 4 are before those of
/// version 6.
package struct NetworkAddress: Hashable, Sendable {
  /// The bytes: 4 or 16.
  private let bytes: [UInt8]

  private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  private init(bytes: [UInt8]) {
    let isMapped = bytes.count == 16 && bytes.starts(with: NetworkAddress.mappedPrefix)
    self.bytes = isMapped ? Array(bytes[12...]) : bytes
  }

  /// Reads an address; nil for a text that is none. Linear.
  package init?(_ text: String) {
    guard text.utf8.count <= 45 else { return nil }
    let text = Array(text.utf8)
    guard let bytes = NetworkAddress.version4(text[...]) ?? NetworkAddress.version6(text) else { return nil }
    self.init(bytes: bytes)
  }

  private static func version4(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      guard (1...3).contains(part.count), part.allSatisfy({ $0.isDigit }),
        part.count == 1 || part.first != UInt8(ascii: "0")
      else { return nil }
      let number = part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      guard number < 256 else { return nil }
      bytes.append(UInt8(number))
    }
    return bytes
  }

  private static func version6(_ text: [UInt8]) -> [UInt8]? {
    let colon = UInt8(ascii: ":")
    guard text.contains(colon) else { return nil }
    let gap = text.indices.dropLast().first { text[$0] == colon && text[$0 + 1] == colon }
    guard let gap else {
      return groups(text[...]).flatMap { $0.count == 16 ? $0 : nil }
    }
    guard let head = groups(text[..<gap]), let tail = groups(text[(gap + 2)...]), head.count + tail.count <= 14,
      !text[..<gap].contains(UInt8(ascii: "."))
    else { return nil }
    return head + [UInt8](repeating: 0, count: 16 - head.count - tail.count) + tail
  }

  /// The bytes of groups of hexadecimal digits, the last of which may be an address of version 4; nil for other texts.
  private static func groups(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    if text.isEmpty { return [] }
    var bytes: [UInt8] = []
    let groups = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for (index, group) in groups.enumerated() {
      if index == groups.count - 1, let last = version4(group) { return bytes + last }
      guard (1...4).contains(group.count) else { return nil }
      var number = 0
      for byte in group {
        guard let digit = hexadecimal(byte) else { return nil }
        number = number << 4 | digit
      }
      bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
    }
    return bytes.count <= 16 ? bytes : nil
  }

  private static func hexadecimal(_ byte: UInt8) -> Int? {
    if byte.isDigit { return Int(byte - UInt8(ascii: "0")) }
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f") ? Int(letter - UInt8(ascii: "a")) + 10 : nil
  }

  /// The address in its usual form: the longest run of zeros of version 6 is left out.
  package var text: String {
    if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
    let groups = (0..<8).map { Int(bytes[2 * $0]) << 8 | Int(bytes[2 * $0 + 1]) }
    var (gap, start) = (0..<0, 0)
    for index in 0...8 where index == 8 || groups[index] != 0 {
      if index - start > max(gap.count, 1) { gap = start..<index }
      start = index + 1
    }
    func joined(_ groups: some Sequence<Int>) -> String {
      groups.map { String($0, radix: 16) }.joined(separator: ":")
    }
    if gap.isEmpty { return joined(groups) }
    return joined(groups[..<gap.lowerBound]) + "::" + joined(groups[gap.upperBound...])
  }
}

/// The keys of addresses: `4` or `6` for the version, and the bytes as hexadecimal digits in lower case.
extension NetworkAddress {
  /// The key.
  package var key: String {
    let digits = Array("0123456789abcdef".utf8)
    var key = [UInt8(ascii: bytes.count == 4 ? "4" : "6")]
    for byte in bytes {
      key.append(digits[Int(byte >> 4)])
      key.append(digits[Int(byte & 15)])
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// The address of a key; nil for a key after the last address of version 6. The key after the last one of version 4 is
  /// that of the first of version 6.
  package init?(key: String) {
    guard let version = key.utf8.first, version <= UInt8(ascii: "6") else { return nil }
    let count = version == UInt8(ascii: "4") ? 4 : 16
    var bytes = [UInt8](repeating: 0, count: count)
    let digits = key.utf8.dropFirst().compactMap { NetworkAddress.hexadecimal($0) }
    for (index, digit) in digits.prefix(2 * count).enumerated() {
      bytes[index / 2] |= UInt8(digit) << (index % 2 == 0 ? 4 : 0)
    }
    self.init(bytes: bytes)
  }

  /// The key of the next address.
  private var keyOfNext: String {
    var next = bytes
    for index in next.indices.reversed() {
      next[index] &+= 1
      if next[index] != 0 { return NetworkAddress(bytes: next).key }
    }
    return bytes.count == 4 ? "5" : "7"
  }

  /// The first and the last address of a network of which this is one.
  private func network(length: Int) -> (first: NetworkAddress, last: NetworkAddress) {
    var (first, last) = (bytes, bytes)
    for index in bytes.indices {
      let mask = UInt8(truncatingIfNeeded: 0xFF00 >> min(max(length - 8 * index, 0), 8))
      first[index] &= mask
      last[index] |= ~mask
    }
    return (NetworkAddress(bytes: first), NetworkAddress(bytes: last))
  }
}

/// Networks, which a query names by an address and the length of their prefix (RFC 4632): `10.0.0.0/16`.
extension NetworkAddress {
  /// An address, or a network with all its addresses, as a value of a query. Bits after the prefix are ignored.
  /// `10.0.*` is `10.0.0.0/16`. Nil for other texts.
  fileprivate static func value(_ text: String) -> KeyedText? {
    if let address = NetworkAddress(text) { return KeyedText(address.text, key: address.key) }
    if let network = starred(text) { return value(network) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let address = NetworkAddress(String(parts[0])), (1...3).contains(parts[1].utf8.count),
      parts[1].utf8.allSatisfy({ $0.isDigit }), var length = Int(parts[1])
    else { return nil }
    let isMapped = address.bytes.count == 4 && parts[0].utf8.contains(UInt8(ascii: ":"))
    if isMapped { length -= 96 }
    guard (0...8 * address.bytes.count).contains(length) else { return nil }
    if length == 8 * address.bytes.count { return KeyedText(address.text, key: address.key) }
    let network = address.network(length: length)
    return KeyedText("\(network.first.text)/\(length)", from: network.first.key, before: network.last.keyOfNext)
  }

  /// The network of a text such as `10.0.*`; nil for other texts.
  private static func starred(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.prefix { $0 != "*" }
    guard (1...3).contains(numbers.count), parts.count > numbers.count, parts.count <= 4,
      parts[numbers.count...].allSatisfy({ $0 == "*" })
    else { return nil }
    return network(ofNumbers: numbers.map { String($0) })
  }

  private static func network(ofNumbers numbers: [String]) -> String? {
    let text = (numbers + Array(repeating: "0", count: 4 - numbers.count)).joined(separator: ".")
    return NetworkAddress(text) == nil ? nil : "\(text)/\(8 * numbers.count)"
  }

  /// Addresses that a text may stand for: without the port of `10.0.0.1:80`, and the network of `10.0` or `10.0.`.
  fileprivate static func corrections(of text: String) -> [String] {
    if text.utf8.count > 60 { return [] }
    let bytes = Array(text.utf8)
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[(colon + 1)...].allSatisfy({ $0.isDigit }) {
      let address = String(decoding: bytes[..<colon], as: UTF8.self)
      return NetworkAddress(address) == nil ? [] : [address]
    }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    let known = numbers.last == "" ? Array(numbers.dropLast()) : numbers
    guard (1...3).contains(known.count) else { return [] }
    return network(ofNumbers: known).map { [$0] } ?? []
  }
}

extension KeyedReading {
  /// Addresses of the Internet Protocol, and in queries networks.
  static var address: KeyedReading {
    KeyedReading(
      "an address such as 10.0.3.7, or a network such as 10.0.0.0/16", value: { NetworkAddress.value($0) },
      key: { NetworkAddress($0)?.key }, text: { NetworkAddress(key: $0)?.text ?? "" },
      corrections: { NetworkAddress.corrections(of: $0) })
  }
}
