import Foundation
import Testing
import _FilterTestSupport

/// Values that begin with a slash, and words with slashes, in files of items.
@Suite struct SlashedValueSearchTests {
  private static let items = """
    {"u":"/api/a x","m":"GET /health","p":"/","uri":"/v1/api/users/1"}
    {"u":"api b","m":"health tcp/ip","p":"x","uri":"/x/y"}
    {"u":"zz","m":"a /metrics","p":"/p","uri":"/api.users/z"}
    {"u":"a api/a2","m":"ip over tcp","p":"-","uri":"/api/users"}

    """

  @Test func rowsFound() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("u.jsonl", Self.items)
      for (query, found) in [
        ("u:/api/a", "1"), ("m:/health", "1"), ("p:/", "1 3"), ("u~/api", "1"), ("uri:/^.api.users/", "3 4"),
        ("uri:/api.users/", "3 4 1"), ("m:/heal.h/", "1 2"), ("m:/api/v1/", ""), ("u:/^.api/a/", "1"), ("p=/", "1"),
        ("u:(/api/a or zz)", "1 3"), ("u:/api/a,zz", "1 3"), ("tcp/ip", "2"), ("m:tcp/ip", "2"),
        ("uri:/api/users", "1 4"),
        ("-m:/health/", "3 4"),
      ] {
        let result = run("search", query, path, "--columns", "u", "--format", "jsonl")
        let rows = Self.items.split(separator: "\n").enumerated().filter { _, line in
          let key = line.split(separator: ",")[0] + "}"
          return result.output.contains(key)
        }.map { "\($0.offset + 1)" }
        #expect(rows == found.split(separator: " ").map { String($0) }.sorted(), "\(query): \(result)")
      }
      let explained = run("search", "--explain", "u:/api/a m:/heal.h/ uri:/^.api/", path, "--count")
      #expect(explained.errors.contains("have “/api/a” anywhere in the u"), "\(explained)")
      #expect(explained.errors.contains("match the pattern /heal.h/ in their m"), "\(explained)")
    }
  }
}
