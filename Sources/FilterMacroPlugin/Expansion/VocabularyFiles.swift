#if Macros
  import DataFiles
  import DataStreams
  import FilterVocabulary

  /// The vocabularies of files that queries name, each read once while it does not change.
  struct VocabularyFiles {
    /// A file without a vocabulary, with the reason.
    struct Refusal: Error {
      let message: String
    }

    /// The size limit of a vocabulary file.
    private static let maximumBytes = 16 << 20

    private var known: [String: (state: FileState, vocabulary: Vocabulary)] = [:]

    /// The vocabulary of a file, whose path is relative to the package of a source file: to the nearest folder above it with
    /// a `Package.swift`, or without one to the folder of the source file. Only a regular file in that folder or in one
    /// below it is read.
    mutating func vocabulary(at path: String, for source: String) throws(Refusal) -> Vocabulary {
      if path.hasPrefix("/") { throw Refusal(message: "the path of a vocabulary is relative to the package") }
      let root = Self.package(of: source)
      let file = root + "/" + path
      let state = FileState(path: file)
      if let state, let last = known[file], last.state == state { return last.vocabulary }
      let bytes: [UInt8]
      do throws(PackedFileError) {
        bytes = try InputFile.bytes(ofFile: file, maximumBytes: Self.maximumBytes, within: root)
      } catch {
        throw Refusal(message: Self.message(error, path: path))
      }
      let vocabulary = try Self.vocabulary(bytes, named: "'\(path)'")
      if let state { known[file] = (state, vocabulary) }
      return vocabulary
    }

    /// The vocabulary of a JSON text.
    static func vocabulary(_ bytes: [UInt8], named name: String) throws(Refusal) -> Vocabulary {
      do throws(VocabularyError) {
        return try Vocabulary(jsonBytes: bytes, zone: { ZoneRules(named: $0) })
      } catch {
        throw Refusal(message: "invalid vocabulary \(name): " + error.diagnostics[0].description)
      }
    }

    /// The folder of the package of a source file. A relative path is that of the folder in which the compiler runs.
    private static func package(of source: String) -> String {
      let path = InputFile.resolved(source) ?? source
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      var folder = parts
      while !folder.isEmpty {
        let path = folder.joined(separator: "/")
        if FileState(path: path + "/Package.swift")?.isRegular == true { return path }
        folder = folder.dropLast()
      }
      return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private static func message(_ error: PackedFileError, path: String) -> String {
      switch error.reason {
      case .outside: "'\(path)' is outside of the package"
      case .missing: "there is no file '\(path)' in the package"
      case .unreadable:
        "'\(path)' cannot be read; the compiler may forbid its plug-ins to read files, which '--disable-sandbox' permits, "
          + "or pass the text as 'vocabularyJSON'"
      default: PackedFileError(path: path, reason: error.reason).message
      }
    }
  }
#endif
