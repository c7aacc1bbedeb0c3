import FilterSQL

/// Files of data that DuckDB reads as one table: a path, perhaps with stars or of a store such as `s3://`, that ends as
/// the files of a known form do.
struct DataFileName: Hashable {
  /// The path as the name of a table, which DuckDB replaces by the content of the files.
  let table: TableName

  /// Reads a path; nil for one that ends in another way.
  ///
  /// - Throws: `.unreachable` for a path with a line break, which no statement for a client can have.
  init?(_ path: Substring) throws(EngineError) {
    guard DataFileName.isRead(String(path)) else { return nil }
    if path.contains(where: { $0.isNewline }) || path.utf8.contains(0) {
      throw EngineError(.unreachable, "the path '\(EngineText.shown(path))' has a line break or a zero byte")
    }
    table = TableName(String(path))
  }

  /// Whether DuckDB reads the files of a path by its ending.
  /// (https://duckdb.org/docs/stable/clients/c/replacement_scans)
  static func isRead(_ path: String) -> Bool {
    var path = path.lowercased()
    if path.hasSuffix(".parquet") { return path.utf8.count > 8 }
    for packed in [".gz", ".zst"] where path.hasSuffix(packed) { path.removeLast(packed.count) }
    return [".csv", ".tsv", ".json", ".jsonl", ".ndjson"].contains {
      path.hasSuffix($0) && path.utf8.count > $0.utf8.count
    }
  }
}
