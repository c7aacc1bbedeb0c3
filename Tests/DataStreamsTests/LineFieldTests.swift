import Testing
import _FilterTestSupport

@testable import DataStreams

/// The fields of a line, read where they stand: those of the JSON object that the form writes for it.
@Suite struct LineFieldTests {
  private static let lines = [
    #"10.0.0.7 - ann [20/Nov/2026:03:23:30 +0000] "GET /a?b=\"c\" HTTP/1.1" 200 1532 "-" "curl/8.5 \x22""#,
    #"example.org 10.0.0.9 - - [20/Nov/2026:03:23:31 +0000] "BREW" 401 - "http://é/" "Firefox" rt=0.1"#,
    "2026/11/20 03:23:30 [error] 12#34: *56 no such file, client: 10.0.0.1, server: a, request: \"GET / HTTP/1.1\"",
    "<34>1 2026-11-20T03:23:30.003Z host app 812 ID47 - it stopped", "Nov 20 03:23:30 host app[812]: it began\n  again",
    "2026-11-20T03:23:30.1Z stdout F a container wrote", "E1120 03:23:30.123456 812 main.go:12] it failed",
    "2026-11-20 03:23:30,123 INFO app.db: connected to \u{1}db", "INFO: started", "nothing of a log \\ here",
  ]
  private static let names = [
    "client", "ident", "user", "host", "time", "method", "path", "protocol", "request", "status", "bytes", "referer",
    "user_agent", "rest", "level", "logger", "message", "pid", "tid", "server", "connection", "app", "stream", "source",
    "facility", "severity", "version", "msgid",
  ]

  @Test func placesHaveTheValuesOfTheObject() throws {
    let paths = try #require(JSONPaths(Self.names.map { [$0] }))
    var inPlace = JSONCellReader(paths)
    var written = JSONCellReader(paths)
    let scratch = JSONScratch()
    var values = 0
    /// Why a reading in place and one of the object differ; nil if they do not.
    func difference(_ bytes: [UInt8], _ row: Int) -> String? {
      let layout = TextLayout(row: row)
      return bytes.withUnsafeBufferPointer { line in
        var fields = LineFields()
        guard layout.find(line, &fields) else { return nil }
        inPlace.read(fields, of: line)
        let writer = FieldWriter()
        layout.write(line, line: 1, to: writer, &fields)
        do throws(JSONError) { try written.read(writer.bytes) } catch { return "no JSON: \(error)" }
        for (path, name) in Self.names.enumerated() {
          let (one, other) = (inPlace[path], written[path])
          if one.kind != other.kind { return "\(name) is \(one.kind) and \(other.kind)" }
          if one.kind == .missing { continue }
          values += 1
          let text = (try? other.decoded(scratch)).map { String(decoding: $0, as: UTF8.self) }
          if String(decoding: one.bytes, as: UTF8.self) != text { return "\(name) is \(text ?? "an error")" }
        }
        return nil
      }
    }
    for line in Self.lines {
      for row in TextLayout.table.indices { #expect(difference(Array(line.utf8), row) == nil, "\(line)") }
    }
    #expect(values > 100)
    let failure = checkProperty(
      "the values in place are those of the object", cases: PropertyCases.count(long: 4_000),
      seed: PropertyCases.seed(default: 530),
      generate: { generator in
        (mutated(Array(Self.lines[generator.below(Self.lines.count)].utf8), from: 0, &generator), generator.below(10))
      },
      shrink: { (_: ([UInt8], Int)) -> [([UInt8], Int)] in [] }, describe: { "\($0)" },
      law: { difference($0.0, $0.1) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
