import FilterReports
import TerminalUI

/// Names in sentences for people.
package enum NameText {
  /// A name as it is written in an expectation: between double quotes, or single ones where it has double ones in it.
  package static func quoted(_ name: String) -> String {
    let hasDouble = name.utf8.contains(UInt8(ascii: "\""))
    let mark: Character = hasDouble && !name.utf8.contains(UInt8(ascii: "'")) ? "'" : "\""
    var result = String(mark)
    var scalars = name.unicodeScalars.makeIterator()
    var scalar = scalars.next()
    while let current = scalar {
      scalar = scalars.next()
      let isMark = current == mark.unicodeScalars.first
      let protects = current == "\\" && (scalar == nil || scalar == "\\" || scalar == mark.unicodeScalars.first)
      if isMark || protects { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(current)
    }
    result.append(mark)
    return result
  }

  /// The first three names and how many more there are: `"A", "B", "C" and 4 more`.
  package static func list(_ names: [String], count: Int, conjunction: String = "and") -> String {
    var parts = names.prefix(3).map { quoted($0) }
    if count > parts.count { parts.append("\(count - parts.count) more") }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
