import ScryfallCards

extension CardCollection {
  /// Whether a file holds prepared cards of any version, by its first bytes. False for a pipe, which is not read.
  package static func isPrepared(_ path: String) -> Bool {
    FileRecognition(ofFile: path, readsRecord: false).kind == .preparedCards
  }
}
