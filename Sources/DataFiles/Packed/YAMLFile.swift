package import DataStreams

/// Files of YAML, by the name: the text does not tell.
package enum YAMLFile {
  /// Whether this program reads YAML: it was built with the trait.
  package static var isRead: Bool {
    #if YAML
      true
    #else
      false
    #endif
  }

  /// Whether a file is one that this program reads as YAML.
  package static func isOne(_ file: InputFile) -> Bool {
    let name = file.path.lowercased()
    return isRead && file.size != nil && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
  }

  /// The documents of a file as JSON. Reads the whole file.
  package static func source(of file: InputFile) throws(PackedFileError) -> ByteSource {
    func fail(_ predicate: String) -> PackedFileError {
      PackedFileError(path: file.path, reason: .program(predicate))
    }
    #if YAML
      guard let size = file.size, size <= YAMLDocuments.maximumBytes else {
        throw PackedFileError(path: file.path, reason: .tooLarge(maximumBytes: YAMLDocuments.maximumBytes))
      }
      let bytes = try file.bytes(at: 0, count: size)
      var documents: YAMLDocuments
      do throws(YAMLFailure) { documents = try YAMLDocuments(bytes) } catch { throw fail(error.predicate) }
      var rest: ArraySlice<UInt8> = []
      return ByteSource(
        named: file.path, size: nil, currentSize: { 0 },
        reading: { buffer throws(PackedFileError) in
          while rest.isEmpty {
            do throws(YAMLFailure) {
              guard let document = try documents.next() else { return 0 }
              rest = document[...]
            } catch {
              throw fail(error.predicate)
            }
          }
          let count = min(buffer.count, rest.count)
          rest.prefix(count).withUnsafeBytes { buffer.copyMemory(from: $0) }
          rest = rest.dropFirst(count)
          return count
        })
    #else
      throw fail("is YAML, which this program was built without")
    #endif
  }
}
