/// A name that is none of the columns of a list.
package struct UnknownColumn {
  /// A sentence without a full stop: `unknown field 'nme'; did you mean 'name'?`.
  package let message: String
  /// The column that is probably meant; nil if none is close.
  package let nearest: String?

  /// The maximum number of columns that a message lists.
  private static let maximumListed = 8

  /// A name that is none of the columns, nor one of their other names. `place` is where it was given: ` in --columns`.
  package init(_ name: String, place: String = "", among names: [String], otherNames: [String] = []) {
    let fault = "unknown field '\(name)'\(place)"
    nearest = SpellingDistance.closest(to: name, in: names + otherNames)
    if let nearest {
      message = "\(fault); did you mean '\(nearest)'?"
      return
    }
    let more = names.count > Self.maximumListed ? " and \(names.count - Self.maximumListed) more" : ""
    message =
      names.isEmpty
      ? fault : "\(fault); the fields are \(names.prefix(Self.maximumListed).joined(separator: ", "))\(more)"
  }

  /// The message for a field without values that a row can show.
  package static func withoutColumn(_ name: String, place: String) -> String {
    "'\(name)'\(place) is a field without a column"
  }
}
