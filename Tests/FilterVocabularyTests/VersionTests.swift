import FilterAST
import FilterVocabulary
import Testing

/// Versions, which are compared by keys.
@Suite struct VersionTests {
  @Test func versionsAreInTheirOrder() {
    let rows = [
      // The example of semantic versioning 2.0.0, rule 11.
      [
        "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
        "1.0.0",
      ],
      ["1.0.0", "2.0.0", "2.1.0", "2.1.1"],
      [
        "0", "0.0.1", "0.1", "1.9.5", "1.10.0-rc.1", "1.10.0", "1.10.0.1", "1.10.1-0", "1.10.1", "1.100", "v2",
        "10.0.0",
      ],
      ["1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0-A", "1.0.0-a", "1.0.0-a.1", "1.0.0-a-1", "1.0.0-aa"],
      ["1.99999999999999999999999", "1.100000000000000000000000", "2.0.0-0", "2"],
    ]
    for row in rows {
      for (one, other) in zip(row, row.dropFirst()) {
        let (first, second) = (Version(one)?.key ?? "", Version(other)?.key ?? "")
        #expect(
          !first.isEmpty && first.utf8.lexicographicallyPrecedes(second.utf8), "\(one) < \(other): \(first) \(second)")
      }
    }
  }

  @Test func spellingsOfOneVersionHaveOneKey() {
    let rows = [
      ("1.10.0", "11210.", ["v1.10.0", "V1.10", "1.10.0+20130313.sha-5114f85", "01.10.0.0"]),
      ("2.0.0-rc.1", "12!~rc,11", ["v2.0.0-rc.1", "2-rc.1+b", "2.0.0-rc.01"]), ("0.0.0", ".", ["0", "v0.0"]),
      ("1.0.0--", "11!~-,", []), ("1.2.3.4", "11121314.", []), ("1.0.0-0", "11!10", []),
    ]
    for (text, key, others) in rows {
      for spelling in [text] + others {
        #expect(Version(spelling)?.key == key, "\(spelling)")
        #expect(Version(spelling)?.text == text, "\(spelling)")
      }
      #expect(Version(key: key).text == text)
    }
  }

  @Test func otherTextsAreNone() {
    let rows = [
      "", "v", "1.", ".1", "1..2", "1.0.0rc1", "1.0.0-", "1.0.0-a..b", "1.0.0+", "1.0.0-ä", "1,0", "x.1", "latest",
      "vv1",
      "2:1.4", "1.0~rc1", "-1.0", " 1.0", "1.0.0-a_b", "1.\(String(repeating: "9", count: 36))",
    ]
    for text in rows {
      #expect(Version(text) == nil)
    }
  }

  @Test func queriesStandForSpansOfVersions() throws {
    // A query, versions that equal it, and versions that do not.
    let rows = [
      ("1.9", ["1.9.0", "1.9.1-rc.1", "1.9.5", "1.9"], ["1.9.0-rc.1", "1.10.0-alpha", "1.10", "1.90", "11.9.0"]),
      ("1", ["1", "1.9.5", "1.99.0"], ["2.0.0-rc.1", "1.0.0-rc.1", "0.9", "10.0.0"]),
      ("1.0", ["1", "1.0.7"], ["1.1.0-0", "1.0.0-0"]), ("0", ["0", "0.9.9"], ["0-1", "1"]),
      ("9.99", ["9.99.3"], ["9.100", "9.100.0-rc"]), ("1.9.0", ["1.9", "v1.9.0+b"], ["1.9.1", "1.9.0.1", "1.9.0-0"]),
      ("2-rc.1", ["2.0.0-rc.1"], ["2.0.0-rc.1.1", "2.0.0-rc.10", "2"]),
    ]
    for (query, equal, others) in rows {
      let value = try #require(ValueKind.version.traits.keyed?.value(query))
      for (version, isEqual) in equal.map({ ($0, true) }) + others.map({ ($0, false) }) {
        let key = try #require(Version(version)?.key)
        #expect(value.spans(.equal).contains { $0.contains(.init(key)) } == isEqual, "\(query): \(version)")
        #expect(value.spans(.notEqual).contains { $0.contains(.init(key)) } != isEqual, "\(query): \(version)")
      }
    }
  }

  @Test func whatIsNoVersionMayBeMeantAsOne() {
    let rows = [
      ("1.0.0rc1", ["1.0.0-rc1", "1.0.0"]), ("1.2.x", ["1.2"]), ("v1.2.*", ["1.2"]),
      ("1.0_beta.2", ["1.0-beta.2", "1.0"]),
      ("1.2.", ["1.2"]), ("latest", []), ("", []),
    ]
    for (text, expected) in rows {
      #expect(ValueKind.version.traits.keyed?.corrections(text) == expected, "\(text)")
    }
  }
}
