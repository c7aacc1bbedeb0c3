import FilterAST
import FilterVocabulary
import Testing

/// Addresses of the Internet Protocol, which are compared by keys.
@Suite struct NetworkAddressTests {
  @Test func addressesAreInTheirOrder() {
    let row = [
      "0.0.0.0", "9.255.255.255", "10.0.0.0", "10.0.0.9", "10.0.0.10", "10.0.1.0", "127.0.0.1", "192.168.0.1",
      "255.255.255.255", "::", "::1", "2001:db8::", "2001:db8::1", "2001:db8:0:1::", "fe80::1",
      "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    ]
    for (one, other) in zip(row, row.dropFirst()) {
      let (first, second) = (NetworkAddress(one)?.key ?? "", NetworkAddress(other)?.key ?? "")
      #expect(
        !first.isEmpty && first.utf8.lexicographicallyPrecedes(second.utf8), "\(one) < \(other): \(first) \(second)")
    }
  }

  @Test func spellingsOfOneAddressHaveOneKeyAndOneText() {
    // The examples of RFC 5952, sections 2 and 4, and addresses of version 4 in version 6.
    let rows = [
      ("10.0.3.7", "40a000307", ["::ffff:10.0.3.7", "::FFFF:a00:307"]),
      (
        "2001:db8::1", "620010db8000000000000000000000001",
        [
          "2001:db8:0:0:0:0:0:1", "2001:0db8::0001", "2001:db8::0:1", "2001:DB8:0:0::1", "2001:db8:0000:0:0::1",
          "2001:db8::0.0.0.1",
        ]
      ),
      ("2001:db8:0:1:1:1:1:1", "620010db8000000010001000100010001", ["2001:DB8:0:1:1:1:1:1"]),
      ("2001:0:0:1::1", "620010000000000010000000000000001", ["2001::1:0:0:0:1"]),
      ("2001:db8::1:0:0:1", "620010db8000000000001000000000001", ["2001:db8:0:0:1::1"]),
      ("::", "600000000000000000000000000000000", ["0::0", "0:0:0:0:0:0:0:0"]),
      ("::1", "600000000000000000000000000000001", ["0::1"]), ("1::", "600010000000000000000000000000000", []),
    ]
    for (text, key, others) in rows {
      for spelling in [text] + others {
        #expect(NetworkAddress(spelling)?.key == key, "\(spelling)")
        #expect(NetworkAddress(spelling)?.text == text, "\(spelling)")
      }
      #expect(NetworkAddress(key: key)?.text == text)
    }
  }

  @Test func otherTextsAreNone() {
    let rows = [
      "", "10", "10.0.0", "10.0.0.0.0", "10.0.0.256", "010.0.0.1", "10.0.0.-1", "10.0.0.1 ", " 10.0.0.1", "10..0.1",
      ":",
      ":::", "1:::2", "1::2::3", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::8", "12345::", "g::",
      "fe80::1%eth0",
      "[::1]", "10.0.0.1::", "10.0.0.0/8", "::10.0.0.256", "localhost", "1.2.3.4:80", "١٠.0.0.1",
    ]
    for text in rows {
      #expect(NetworkAddress(text) == nil)
    }
  }

  @Test func queriesStandForNetworks() throws {
    // A query, how it is written, addresses that equal it, and addresses that do not.
    let rows: [(String, String, [String], [String])] = [
      (
        "10.0.0.0/16", "10.0.0.0/16", ["10.0.0.0", "10.0.255.255", "::ffff:10.0.3.7"],
        ["10.1.0.0", "9.255.255.255", "::"]
      ),
      ("10.0.3.7/16", "10.0.0.0/16", ["10.0.3.7", "10.0.0.0"], ["10.1.3.7"]),
      ("10.0.*", "10.0.0.0/16", ["10.0.9.9"], ["10.1.0.0"]), ("10.*.*.*", "10.0.0.0/8", ["10.9.9.9"], ["11.0.0.0"]),
      ("10.0.3.7", "10.0.3.7", ["10.0.3.7"], ["10.0.3.70", "10.0.3.8"]), ("10.0.3.7/32", "10.0.3.7", ["10.0.3.7"], []),
      ("10.0.3.4/31", "10.0.3.4/31", ["10.0.3.4", "10.0.3.5"], ["10.0.3.6", "10.0.3.3"]),
      ("0.0.0.0/0", "0.0.0.0/0", ["0.0.0.0", "255.255.255.255"], ["::", "::1"]),
      ("::/0", "::/0", ["::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"], ["255.255.255.255"]),
      ("2001:db8::/32", "2001:db8::/32", ["2001:db8::", "2001:db8:ffff::1"], ["2001:db9::", "2001:db7:ffff::"]),
      ("fe80::/10", "fe80::/10", ["fe80::1", "febf::"], ["fec0::", "fe7f::"]),
      ("::ffff:10.0.0.0/112", "10.0.0.0/16", ["10.0.3.7"], ["10.1.0.0"]),
      ("255.255.255.255/31", "255.255.255.254/31", ["255.255.255.255"], ["::"]),
    ]
    for (query, text, equal, others) in rows {
      let value = try #require(ValueKind.address.traits.keyed?.value(query), "\(query)")
      #expect(value.text.text == text, "\(query)")
      for (address, isEqual) in equal.map({ ($0, true) }) + others.map({ ($0, false) }) {
        let key = try #require(NetworkAddress(address)?.key)
        #expect(value.spans(.equal).contains { $0.contains(.init(key)) } == isEqual, "\(query): \(address)")
        #expect(value.spans(.notEqual).contains { $0.contains(.init(key)) } != isEqual, "\(query): \(address)")
      }
    }
    for query in [
      "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/-1", "/8", "10.0", "*", "::ffff:1.2.3.4/8",
    ] {
      #expect(ValueKind.address.traits.keyed?.value(query) == nil, "\(query)")
    }
  }

  @Test func whatIsNoAddressMayBeMeantAsOne() {
    let rows = [
      ("10.0", ["10.0.0.0/16"]), ("10.0.3.", ["10.0.3.0/24"]), ("10.0.0.1:80", ["10.0.0.1"]), ("10", ["10.0.0.0/8"]),
      ("300", []), ("localhost", []), ("", []), ("::1:", []),
    ]
    for (text, expected) in rows {
      #expect(ValueKind.address.traits.keyed?.corrections(text) == expected, "\(text)")
    }
  }
}
