import Testing
import _FilterTestSupport

@testable import FilterReports

/// One content as a file, as a prepared file and as an exported list of SQLite.
struct EqualLists {
  let file: String
  let prepared: String
  let exported: String

  var all: [String] { [file, prepared, exported] }

  /// Writes a text below a name, and makes the others of it with `filterq items prepare` or `cards prepare`, and
  /// `items export`.
  init(_ name: String, _ text: String, of noun: String = "items", in folder: TemporaryFolder) throws {
    file = try folder.write(name, text)
    (prepared, exported) = (folder.path("list.prepared"), folder.path("list.db"))
    #expect(run(noun, "prepare", file, "--output", prepared).status == 0)
    #expect(run("items", "export", file, exported).status == 0)
  }
}
