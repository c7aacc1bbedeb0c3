import DataStreams

/// A set of invented cards that the library brings along, so that a search has something to find without a file. See
/// `Examples/Cards/README.md`.
public enum SampleCards {
  /// The records as JSON lines.
  public static var jsonLines: [UInt8] {
    records.withUTF8Buffer { Array($0) }
  }
}
