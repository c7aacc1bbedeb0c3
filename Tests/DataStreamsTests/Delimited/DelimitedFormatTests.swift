import Testing
import _FilterTestSupport

@testable import DataStreams

/// How a delimited text is written is recognised from its first records.
@Suite struct DelimitedFormatTests {
  private static func format(
    _ text: String, isNamed: Bool = true, isWhole: Bool = true, delimiter: UInt8? = nil
  ) -> DelimitedFormat.Recognition {
    Array(text.utf8).withUnsafeBufferPointer {
      DelimitedFormat.recognized($0, isWhole: isWhole, delimiter: delimiter, isNamed: isNamed)
    }
  }

  /// The header or `-`, the delimiter and what else is special.
  private static func shown(_ recognition: DelimitedFormat.Recognition) -> String {
    switch recognition {
    case .undecided: return "?"
    case .none: return "none"
    case .format(let format):
      let delimiter = Character(UnicodeScalar(format.delimiter))
      return (format.hasHeader ? "header" : "records") + " \(delimiter)" + (format.hasRowNames ? " row names" : "")
        + (format.quote == UInt8(ascii: "'") ? " single" : "")
        + (format.skippedLines > 0 ? " below \(format.skippedLines)" : "")
    }
  }

  /// Rows: a text that is known to have columns, and its format.
  private static let named: [(text: String, format: String)] = [
    ("", "none"), ("a,b", "header ,"), ("a,b\n1,2\n", "header ,"), ("id,name\nx1,Ann\nx2,Bob\n", "header ,"),
    // The first record looks like the others.
    ("1,2.5\n2,3.5\n", "records ,"), ("1,2.5\r\n2,3.5\r\n", "records ,"),
    ("5.1,3.5,setosa\n4.9,3.0,setosa\n", "records ,"),
    ("ann,2026-01-02\nbob,2026-01-03\n", "records ,"), ("ann,a@b.org\nbob,b@c.org\n", "records ,"),
    ("12;x\n\n15;y\n", "records ;"), ("1\n2\n3\n", "records ,"), ("1,2.5\n", "records ,"), ("7,NA\n5,3\n", "records ,"),
    ("male,yes\nfemale,no\nmale,no\nmale,no\n", "records ,"), ("10.0.0.1,a\n10.0.0.2,b\n", "records ,"),
    ("3:20,a\n4:30,b\n", "records ,"), ("$1.50,x\n$2.00,y\n", "records ,"), ("\"1\",\"x\"\n\"2\",\"y\"\n", "records ,"),
    // It does not.
    ("name,1\nann,x\nbob,y\n", "header ,"), ("country,2019,2020\nfr,5,6\nit,7,8\n", "header ,"),
    ("place,1/22/20,1/23/20\nx,5,6\ny,7,8\n", "header ,"), (",0,1,2\na,5,5,9\nb,1,8,7\n", "header ,"),
    ("id,n\nNA,5\n1,6\n", "header ,"), ("2020,2021\n5,6\n7,8\n", "header ,"), ("a,b\na,b\n1,2\n", "header ,"),
    ("version\n1.2.3\n1.2.4\n", "header ,"), ("name,name\nann,bob\n", "header ,"), ("x,5\ny,NA\n", "header ,"),
    // Row names, as R writes them.
    ("mpg,cyl\nMazda,21,6\nDatsun,22.8,4\n", "header , row names"),
    ("\"mpg\" \"cyl\"\n\"Mazda RX4\" 21 6\n\"Datsun 710\" 22.8 4\n", "header   row names"),
    ("\"x\"\n\"1\" 5\n\"2\" 6\n", "header   row names"), ("\"a\" \"b\"\n\"x y\" 1\n\"z\" 2\n", "header  "),
    ("\"first name\"\nAnn Lee\nBob\n", "header ,"),
    // Titles and comments above.
    ("Report 2026\n\nname,total\na,1\nb,2\n", "header , below 2"),
    ("# a\n#b, c\nname,total\na,1\n", "header , below 2"),
    ("Report, 2026\nname;total;x\na;1;2\nb;2;3\n", "header ; below 1"),
    ("# x\r\n\r\na,b\r\n1,2\r\n", "header , below 2"),
    ("# x\n1,2.5\n2,3.5\n", "records , below 1"), ("#chrom,start\nchr1,100\nchr2,200\n", "header ,"),
    ("##v=1\n#chrom\tstart\nchr1\t100\nchr2\t200\n", "header \t below 1"), ("# only\n# these\n", "header ,"),
    ("#code\tname of it\tnote\nAD\tAndorra\nAQ\tAntarctica\tx\n", "header \t"),
    ("sep=;\na;b\n1;2\n", "header ; below 1"), ("sep=;\n1;2,5\n2;3,5\n", "records ; below 1"),
    // Ragged records are no titles.
    ("a,b,c\n1,2\n3,4\n", "header ,"), ("a,b\n1,2,3\n4,5,6,7\n", "header ,"), ("hello\nworld\n", "header ,"),
    // Single quotes.
    ("name,total\n'a, b',1\n'c',2\n", "header , single"), ("name,total\n'tis,1\n'twas,2\n", "header ,"),
    ("name,x\n'a',\"b\"\n'c','d'\n", "header ,"), ("name\tx\n'a\tb'\t1\n'c'\t2\r\n", "header \t single"),
  ]

  @Test func namedTexts() {
    for (text, format) in Self.named {
      let delimiter = text.contains("\t") ? UInt8(ascii: "\t") : nil
      #expect(Self.shown(Self.format(text, delimiter: delimiter)) == format, "\(text)")
    }
  }

  /// Rows: a text of which nothing is known, and its format.
  @Test func otherTexts() {
    let rows: [(text: String, format: String)] = [
      ("hello\nworld\n", "none"), ("a,b\n1,2\n", "header ,"), ("1,2\n3,4\n", "none"), ("1,2\n3,4\n9,1\n", "records ,"),
      ("5.1,3.5,setosa\n4.9,3.0,setosa\n4.7,3.2,setosa\n", "records ,"), ("a,a\n1,2\n", "none"),
      ("Dear Ann, thank you\nfor the letter and\nmore\n", "none"), ("Title\n\na,b\n1,2\n3,4\n", "none"),
      ("# x\na,b\n1,2\n", "header , below 1"), ("mpg\tcyl\nMazda\t21\t6\nDatsun\t22\t4\n", "header \t row names"),
      ("a,b\nx,1,2\ny,1,2\n", "none"), ("\"a\",\"b\"\n\"x\",1,2\n\"y\",1,2\n", "header , row names"),
      ("\"mpg\" \"cyl\"\n\"Mazda RX4\" 21 6\n\"Datsun 710\" 22.8 4\n", "header   row names"),
    ]
    for (text, format) in rows { #expect(Self.shown(Self.format(text, isNamed: false)) == format, "\(text)") }
  }

  /// A decision by the beginning of a text is that of the whole, where the first records decide.
  @Test func beginningsDecideAsTheWhole() {
    for (text, format) in Self.named where !format.contains("single") && !format.contains("row names") {
      let delimiter = text.contains("\t") ? UInt8(ascii: "\t") : nil
      for length in 0...text.utf8.count {
        let part = String(decoding: text.utf8.prefix(length), as: UTF8.self)
        let found = Self.shown(Self.format(part, isWhole: false, delimiter: delimiter))
        #expect(found == "?" || found == format, "\(text) \(length)")
      }
    }
  }

  @Test func remarks() {
    var format = DelimitedFormat(hasHeader: false)
    #expect(format.remarks(guessesHeader: false) == [])
    (format.skippedLines, format.hasRowNames, format.quote) = (2, true, UInt8(ascii: "'"))
    #expect(
      format.remarks(guessesHeader: true) == [
        "2 lines above the table are skipped",
        "no header was found, so the columns are c1, c2 and so on (--header if the first line names them)",
        "the header has no name for the first column, which is 'row'", "cells are in single quotes",
      ])
  }

  /// Whatever the beginning of a text is, it is recognised in time, and the reader stays within it.
  @Test func mutatedTextsNeverTrap() {
    var random = SeededGenerator(seed: 92)
    for _ in 0..<PropertyCases.count(long: 100_000, plain: 400) {
      var bytes = Array((random.pick(Self.named)?.text ?? "").utf8)
      for _ in 0..<(1 + random.below(4)) {
        let place = random.below(bytes.count + 1)
        switch random.below(3) {
        case 0: bytes.insert(random.pick(Array("\",;'\n\r #\u{0}é1a".utf8)) ?? 0, at: place)
        case 1 where place < bytes.count: bytes.remove(at: place)
        default: bytes.insert(contentsOf: Array((random.pick(Self.named)?.text ?? "").utf8), at: place)
        }
      }
      let found = bytes.withUnsafeBufferPointer {
        DelimitedFormat.recognized($0, isWhole: true, isNamed: random.below(2) == 0)
      }
      guard case .format(let format) = found else { continue }
      #expect(format.skippedBytes <= bytes.count)
      var reader = DelimitedReader(format)
      var last = -1
      let take = { (record: DelimitedRecord) -> Bool in
        #expect(record.offset > last && record.offset + record.bytes.count <= bytes.count)
        last = record.offset
        return true
      }
      for start in stride(from: 0, to: bytes.count, by: 7) {
        _ = bytes[start..<min(bytes.count, start + 7)].withUnsafeBufferPointer { reader.add($0, take: take) }
      }
      reader.finish(take)
    }
  }
}
