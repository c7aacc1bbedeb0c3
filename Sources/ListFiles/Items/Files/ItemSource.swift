import DataStreams
public import FilterItems
public import FilterVocabulary

/// The source of the items of a list: a file of JSON lines, JSON, CSV, TSV, a log or lines of text, packed with gzip or not,
/// or a table of a SQLite database. The form of the file is recognized from its beginning.
///
/// ```swift
/// let orders = ItemSource(path: "orders.csv")
/// let vocabulary = try Vocabulary.inferred(from: orders)
/// ```
///
/// Reading takes linear time. Only regular files and pipes are read. Records that cannot be read are left out.
public struct ItemSource: Hashable, Sendable {
  package var file: ItemFile

  /// A file at a path; `app.db:table` is a table or view of a database. The file is opened when it is read.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether the first record of delimited text names the columns; otherwise they are `c1`, `c2` and so
  ///     on. Recognised if nil.
  ///   - delimiter: The character between cells, an ASCII character; recognised if nil or not ASCII.
  ///   - pointer: A JSON Pointer (RFC 6901) to the array of items, such as `/data/items`, or a tree such as
  ///     `devices.**.children`; recognised if nil or neither.
  public init(path: String, hasHeader: Bool? = nil, delimiter: Character? = nil, pointer: String? = nil) {
    file = ItemFile(path)
    file.hasHeader = hasHeader
    file.delimiter = delimiter?.asciiValue
    file.place = pointer.flatMap { JSONPointer(place: $0) }
  }
}

extension Vocabulary {
  /// The vocabulary of a file, inferred from its first 2,000 records and, if it is a file of lines on disk, from some
  /// more that are spread evenly over the rest: a field for each path of keys or column, with its kind and the values of
  /// short lists. The same records give the same vocabulary.
  ///
  /// - Parameter name: The name of the list; by default that of the file, without extension.
  /// - Throws: If the file is missing, cannot be read or holds no items.
  public static func inferred(from source: ItemSource, named name: String? = nil) throws(ItemFileError) -> Vocabulary {
    try inferred(from: source, named: name, over: .spread)
  }

  fileprivate static func inferred(
    from source: ItemSource, named name: String? = nil, over extent: SampleExtent
  ) throws(ItemFileError) -> Vocabulary {
    var sample = RecordSample()
    try sample.add(source.file, over: extent)
    return inferred(from: sample, named: name ?? source.file.listName)
  }
}

extension ItemCollection {
  /// Reads the items of a file into memory.
  ///
  /// - Parameters:
  ///   - vocabulary: The fields; inferred from all items if nil.
  ///   - maximumBytes: The maximum size of the unpacked text.
  /// - Throws: If the file is missing, cannot be read, holds no items or is too large. Records that cannot be read are
  ///   left out.
  public convenience init(
    _ source: ItemSource, vocabulary: Vocabulary? = nil, maximumBytes: Int = 1 << 30
  ) throws(ItemFileError) {
    let fields = if let vocabulary { vocabulary } else { try Vocabulary.inferred(from: source, over: .whole) }
    try self.init(reading: [source.file], vocabulary: fields, maximumBytes: maximumBytes)
  }
}

extension ItemFile {
  /// The name of the file without its folder and extensions; `items` for standard input.
  package var listName: String { path == "-" ? "items" : text.listName }
}
