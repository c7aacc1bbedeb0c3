import DataFiles
import FilterEvaluation
import FilterText
import FilterVocabulary
import ListFiles
import TerminalUI

/// Parts of the line about inferred fields.
extension ItemVocabulary {
  /// The kind of a field in words.
  static func word(_ field: Field) -> String {
    switch field.kind {
    case .enumeration where !field.values.isEmpty: field.values.prefix(4).map { $0.text }.joined(separator: "|")
    case .orderedEnumeration: "ordered words"
    case .integerID: "identifier"
    case .number where field.isIdentifier: "identifier"
    case _ where field.form.dateOrder != nil:
      field.kind.rawValue + (field.form.dateOrder == .dayMonth ? ", day before month" : ", month before day")
    case .number where !field.form.unit.isEmpty: "number, \(field.form.unit)"
    default: field.kind.rawValue
    }
  }

  /// The line to type for the items of a file in a form that another program reads:
  /// `for its items: yq -o=json . a.yaml | filterq search QUERY -`.
  static func conversionNote(_ path: String) -> String {
    let format: String
    switch path.lowercased().split(separator: ".").last {
    case "yaml", "yml":
      if YAMLFile.isRead { return "" }
      format = "yaml"
    case "toml": format = "toml"
    case "ini": format = "ini"
    case "xml": format = "xml"
    default: return ""
    }
    let options = format == "yaml" ? "-o=json" : "-p=\(format) -o=json"
    return "for its items: yq \(options) . \(ShellText.quoted(path)) | filterq search QUERY -"
  }

  /// `the times of 'time' have no year: they are the last ones up to 2026-12-01`
  static func yearNote(_ fields: [Field]) -> String {
    guard let field = fields.first(where: { $0.form.latestDay != nil }) else { return "" }
    return field.form.yearNote.replacing("the times", with: "the times of '\(field.name)'", maxReplacements: 1)
  }

  /// The last day that a time without a year can be of: the day after the last one on which a file was written to. A clock
  /// in another zone may be ahead. For a file that is none on a disk it is tomorrow.
  ///
  /// - Parameter days: The days after the last one on which a file was written to.
  static func latestDay(of files: [ItemFile], after days: Int = 1) -> DateSpan {
    let states = files.map { file in file.path == "-" ? nil : FileState(path: file.path) }
    let written = states.map { state in state.flatMap { $0.isRegular ? $0.written : nil } ?? SystemClock.now() ?? 0 }
    return DateSpan(daysSince1970: Int((written.max() ?? SystemClock.now() ?? 0) / InstantSpan.dayLength) + days)
  }
}

extension ValueKind {
  /// `a number`, `an address`, `true or false`.
  var nounWithArticle: String {
    if self == .boolean { return traits.noun }
    return ("aeiou".contains(traits.noun.prefix(1)) && self != .uuid ? "an " : "a ") + traits.noun
  }

  /// `not a number`, `neither true nor false`.
  var negatedNoun: String { self == .boolean ? "neither true nor false" : "not \(nounWithArticle)" }
}
