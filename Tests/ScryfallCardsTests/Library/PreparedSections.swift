import FilterEvaluation
import _FilterTestSupport

@testable import ScryfallCards

extension PartedForm {
  /// The prepared form of a library: the store, then its tables.
  static let library = PartedForm(arrays: [], inner: [0: .store]) { bytes in
    bytes.withUnsafeBytes { PreparedReader.checksum($0) }
  }
}

extension CardLibrary {
  /// The library as bytes for `init(prepared:)`.
  func prepared() -> [UInt8] { preparedWriter().bytes }
}
