import FilterText
import Foundation

/// Paths as users type them.
enum PathText {
  /// A path with the home folder in place of `~` at its start.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"], !home.isEmpty
    else { return path }
    return home + path.dropFirst()
  }

  /// More entries of a folder are not offered.
  private static let maximumEntries = 200

  /// The files and folders whose path begins with a text, as a menu for a range of the line. Hidden ones are left out
  /// unless their dot is typed. Of several, the first item is what all of them begin with.
  static func menu(_ typed: String, at range: Range<Int>) -> ReplMenu {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? (typed == "~" ? "~/" : "")
    let begun = typed == "~" ? "" : String(typed.dropFirst(folder.count))
    let place = folder.isEmpty ? "." : expanded(folder)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).filter { name in
      name.hasPrefix(begun) && (!name.hasPrefix(".") || begun.hasPrefix("."))
        && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }.sorted().prefix(maximumEntries)
    let items = names.map { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: place + "/" + name, isDirectory: &isFolder)
      let text = folder + name + (isFolder.boolValue ? "/" : "")
      return ReplMenu.Item(
        label: name + (isFolder.boolValue ? "/" : ""), kind: "path", detail: isFolder.boolValue ? "folder" : "",
        edit: TextEdit(range: SourceRange(range), replacement: text), caret: range.lowerBound + text.utf8.count,
        asksAgain: isFolder.boolValue)
    }
    return ReplMenu(items: items, replace: SourceRange(range))
  }
}

extension ReplMenu {
  /// The common beginning of the texts of all items, if they replace the same range and it is longer than the text there.
  func commonBeginning(after typed: String) -> String? {
    guard items.count > 1, let first = items.first?.edit.replacement else { return nil }
    let common = items.dropFirst().reduce(first) { $0.commonPrefix(with: $1.edit.replacement) }
    return common.count > typed.count && common.hasPrefix(typed) ? common : nil
  }
}
