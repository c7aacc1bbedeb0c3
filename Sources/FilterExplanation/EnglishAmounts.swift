package import FilterVocabulary

extension EnglishWords {
  /// A size or a duration of a field: `10 MB`, `1.5 seconds`.
  static func amount(_ amount: DecimalNumber, of field: Field) -> String {
    field.kind == .size ? size(amount) : duration(amount)
  }

  /// A duration in seconds: `1.5 seconds`, `1 hour 30 minutes`.
  package static func duration(_ duration: DecimalNumber) -> String {
    let parts = duration.durationParts.map { number, unit in
      number + " " + unit.noun + (number == "1" ? "" : "s")
    }
    return (duration.isNegative ? "minus " : "") + parts.joined(separator: " ")
  }

  /// A size in megabytes: `10 MB`, `512 bytes`.
  package static func size(_ size: DecimalNumber) -> String {
    let (number, unit) = size.sizeParts
    let words = unit.isEmpty ? number == "1" ? "byte" : "bytes" : unit
    return (size.isNegative ? "-" : "") + number + " " + words
  }
}
