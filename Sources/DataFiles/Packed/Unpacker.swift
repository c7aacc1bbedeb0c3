package import DataStreams

/// A program that unpacks files of a form, or reads them as JSON, as the first bytes of a file tell.
package struct Unpacker: Sendable {
  /// The form as the object of a verb: `zstd`, `a Parquet file`.
  let form: String
  /// Whether the form is a packing of another one.
  package let isPacking: Bool
  let program: String
  /// The package that has the program on most systems, or the page that does.
  let package: String
  private let magic: [UInt8]
  /// The function of DuckDB that reads the form.
  private let function: String

  private init(packing form: String, _ magic: [UInt8], program: String, package: String) {
    (self.form, self.magic, self.program, self.package) = (form, magic, program, package)
    (isPacking, function) = (true, "")
  }

  private init(table form: String, _ magic: [UInt8], function: String) {
    (self.form, self.magic, self.function) = (form, magic, function)
    (isPacking, program, package) = (false, "duckdb", "duckdb.org")
  }

  private static let all: [Unpacker] = [
    Unpacker(packing: "zstd", [0x28, 0xB5, 0x2F, 0xFD], program: "zstd", package: "zstd"),
    Unpacker(packing: "xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], program: "xz", package: "xz-utils"),
    Unpacker(packing: "bzip2", Array("BZh".utf8), program: "bzip2", package: "bzip2"),
    Unpacker(packing: "lz4", [0x04, 0x22, 0x4D, 0x18], program: "lz4", package: "lz4"),
    Unpacker(table: "a Parquet file", Array("PAR1".utf8), function: "read_parquet"),
    Unpacker(table: "an Arrow file", Array("ARROW1".utf8), function: "read_arrow"),
  ]

  /// The reader of spreadsheets, which are zip files.
  package static let spreadsheets = Unpacker(table: "a spreadsheet", [], function: "read_xlsx")

  /// The program for a file; nil if it needs none. Reads its first bytes, but nothing of a pipe.
  package init?(for file: InputFile) {
    guard file.size != nil else { return nil }
    let head: [UInt8]
    do throws(PackedFileError) { head = try file.bytes(at: 0, count: 10) } catch { return nil }
    guard let found = Self.all.first(where: { head.starts(with: $0.magic) }) else { return nil }
    // `BZh`, the size of blocks and the digits of pi.
    if found.program == "bzip2", !head.dropFirst(4).elementsEqual([0x31, 0x41, 0x59, 0x26, 0x53, 0x59]) { return nil }
    self = found
  }

  /// A clause about the file: `is packed with zstd`, `is a Parquet file`.
  package var description: String { isPacking ? "is packed with \(form)" : "is \(form)" }

  /// The error for a file that needs the program, where none may be started.
  package func refusal(of path: String) -> PackedFileError {
    PackedFileError(path: path, reason: .program("\(description), which only the command line may have read"))
  }

  /// The bytes that the program makes of a file. It is killed when the source is freed.
  ///
  /// - Parameter path: The folders in which the program is looked for.
  package func source(
    of file: InputFile, searching path: String? = HelperProgram.searchPath
  ) throws(PackedFileError) -> ByteSource {
    func fail(_ reason: String) -> PackedFileError { PackedFileError(path: file.path, reason: .program(reason)) }
    guard let path = HelperProgram.path(of: program, in: path) else {
      throw fail("\(description), and \(missing(file.path))")
    }
    var arguments = ["-dc"]
    if !isPacking {
      if let sign = file.path.first(where: { "*?[{".contains($0) }) {
        throw fail("\(description) whose name has '\(sign)', which 'duckdb' reads as a pattern; rename it")
      }
      arguments = ["-init", "/dev/null", "-json", "-c", statement(file.path)]
    }
    let helper: HelperProgram
    do throws(HelperFailure) {
      helper = try HelperProgram(
        named: program, at: path, arguments, input: isPacking ? file.rewoundDescriptor : nil)
    } catch {
      throw fail("\(description), and \(error.message)")
    }
    return ByteSource(
      named: file.path, size: nil, currentSize: { 0 },
      reading: { buffer throws(PackedFileError) in
        do throws(HelperFailure) { return try helper.read(into: buffer) } catch {
          throw fail("\(description), and \(error.message); the file may be damaged")
        }
      })
  }

  private func statement(_ path: String) -> String {
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
    return "SELECT * FROM \(function)('\(quoted)')"
  }

  /// Advice where the program is missing.
  private func missing(_ path: String) -> String {
    isPacking
      ? "no program '\(program)' is on the PATH; install the package \(package)"
      : "no program 'duckdb' is on the PATH; install it from \(package), or where it is: "
        + "duckdb -json -c \"\(statement(path))\" | filterq search QUERY -"
  }
}
