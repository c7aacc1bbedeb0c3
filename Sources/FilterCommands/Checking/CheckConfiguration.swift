import DataFiles
import FilterLanguageService
import FilterReports
import FilterText
import FilterVocabulary

/// The file `.filterq.json`: how `check` and `format` read the queries of its folder. The file is not trusted: it names
/// files of its folder alone.
struct CheckConfiguration {
  /// The name of the file that is looked for.
  static let fileName = ".filterq.json"
  /// The maximum size of the file in bytes, and the maximum number of patterns of each kind.
  static let maximum = (bytes: 1 << 20, patterns: 1_000)

  /// The path, for messages.
  let path: String
  /// The folder of the file, with all links resolved.
  let folder: String
  /// Vocabulary files by patterns; the first that matches counts.
  private(set) var vocabularies: [(files: GlobList, vocabulary: String)] = []
  /// The keys of queries in YAML and JSON; nil for the standard ones.
  private(set) var keys: [String]?
  /// The style of formatting; nil for the standard one.
  private(set) var style: FormattingOptions.Style?
  /// The width of lines; nil to keep the lines.
  private(set) var width: Int?
  /// Severities by the code of the diagnostic; nil turns a diagnostic off.
  private(set) var severities: [String: Severity?] = [:]
  /// The files that are not read.
  private(set) var exclude: GlobList

  private init(path: String, folder: String) {
    self.path = path
    self.folder = folder
    exclude = GlobList([], in: folder)
  }

  /// Reads a file. Throws everything that is wrong with it at once.
  static func read(_ path: String) throws(CommandFailure) -> CheckConfiguration {
    guard let resolved = InputFile.resolved(path), let folder = InputFile.folder(of: resolved) else {
      throw CommandFailure(message: "there is no file '\(path)'")
    }
    let bytes = try Files.read(path, accepting: .regular, maximumBytes: Self.maximum.bytes)
    do throws(VocabularyError) {
      return try VocabularyReader.read(bytes) { reader, value in
        guard let object: VocabularyObject<ConfigurationKey> = reader.object(value, at: .start) else { return nil }
        var configuration = CheckConfiguration(path: path, folder: folder)
        configuration.take(object, &reader)
        return configuration
      }
    } catch {
      throw CommandFailure(message: error.report(kind: "configuration", file: path))
    }
  }

  private mutating func take(_ object: VocabularyObject<ConfigurationKey>, _ reader: inout VocabularyReader) {
    _ = reader.text(.schema, of: object)
    _ = reader.texts(.notes, of: object)
    if object.members[.keys] != nil { keys = reader.texts(.keys, of: object) }
    style = reader.choice(.style, of: object, noun: "style")
    if object.members[.width] != nil { width = reader.number(.width, of: object, in: 1...10_000) }
    let excluded = reader.texts(.exclude, of: object)
    exclude = GlobList(excluded.compactMap { GlobPattern($0) }, in: folder)
    if excluded.count > Self.maximum.patterns {
      reader.note("more than 1,000 patterns", at: object.location(of: .exclude))
    }
    for (key, value, location) in members(of: .vocabularies, of: object, &reader) {
      guard case .string(let file) = value.content, !file.isEmpty else {
        reader.wrongType(value, at: location, demand: "the vocabulary of '\(key)' must be the path of a file")
        continue
      }
      guard let pattern = GlobPattern(key) else {
        reader.note("'\(key)' is not a pattern of files", at: location)
        continue
      }
      vocabularies.append((GlobList([pattern], in: folder), file))
    }
    for (code, value, location) in members(of: .severities, of: object, &reader) {
      if !DiagnosticCodes.all.contains(code) {
        reader.note(DiagnosticCodes.unknown(code), at: location)
      }
      guard let level: Level = reader.choice(value, at: location, noun: "severity") else { continue }
      severities[code] = .some(Severity(rawValue: level.rawValue))
    }
  }

  /// The words of severities; `off` turns a diagnostic off.
  enum Level: String, CaseIterable {
    case error
    case warning
    case information
    case hint
    case off
  }

  /// The members of the object under a key, whose names are free.
  private func members(
    of key: ConfigurationKey, of object: VocabularyObject<ConfigurationKey>, _ reader: inout VocabularyReader
  ) -> [(key: String, value: LocatedJSON, location: FileLocation)] {
    guard let value = object.members[key] else { return [] }
    let location = object.location(of: key)
    guard case .object(let members) = value.content else {
      reader.wrongType(value, at: location, demand: "'\(key.rawValue)' must be an object { … }")
      return []
    }
    if members.count > Self.maximum.patterns { reader.note("more than 1,000 members", at: location) }
    return members.prefix(Self.maximum.patterns).map { ($0.key, $0.value, location.key($0.key, at: $0.offset)) }
  }

  /// The path of the vocabulary of a file, whose path has its links resolved; nil for that of cards.
  func vocabulary(of path: String) -> String? {
    vocabularies.first { $0.files.excludes(path, isFolder: false) == true }?.vocabulary
  }
}

/// The keys of a configuration.
enum ConfigurationKey: String, VocabularyKey {
  case schema = "$schema"
  case vocabularies, keys, style, width, severities, exclude, notes

  static let object = "a configuration"
  static let required: [ConfigurationKey] = []
}

/// The configurations of files: the nearest `.filterq.json` in or above their folders, but not above a repository.
struct Configurations {
  /// The one for all files, if `--config` names it.
  private var given: CheckConfiguration?
  private let looks: Bool
  private var known: [String: CheckConfiguration?] = [:]

  /// The configurations under the options `--config` and `--no-config`.
  init(named path: String?, looks: Bool) throws(CommandFailure) {
    given = try path.map { path throws(CommandFailure) in try CheckConfiguration.read(path) }
    self.looks = looks && path == nil
  }

  /// The configuration of the files in a folder, whose path has its links resolved.
  mutating func configuration(ofFolder folder: String) throws(CommandFailure) -> CheckConfiguration? {
    if let given { return given }
    if !looks { return nil }
    if let configuration = known[folder] { return configuration }
    let base = folder == "/" ? "" : folder
    var configuration: CheckConfiguration?
    if FileState(path: "\(base)/\(CheckConfiguration.fileName)")?.isRegular == true {
      configuration = try CheckConfiguration.read("\(base)/\(CheckConfiguration.fileName)")
    } else if FileState(path: base + "/.git") == nil, let parent = InputFile.folder(of: folder) {
      configuration = try self.configuration(ofFolder: parent)
    }
    known[folder] = .some(configuration)
    return configuration
  }
}
