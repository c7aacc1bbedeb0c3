package import DataStreams

extension ItemReader {
  /// A form of text whose lines can be read by themselves, unless a quoted cell spans several.
  package enum LineForm {
    case json
    case delimited(CellMarks, columns: [String])
    /// A text each line of which is a record.
    case text(TextLayout)

    package var columnNames: [String] {
      if case .delimited(_, let columns) = self { columns } else { [] }
    }
  }

  /// The form of the text; nil if it is not known yet or its records are not lines.
  package var lineForm: LineForm? {
    if isDecoded { return nil }
    return switch form {
    case .json: splitter.hasLines ? .json : nil
    case .delimited:
      if let marks = delimited.marks, delimited.columnCount > 0 {
        .delimited(marks, columns: delimited.header ?? (0..<delimited.columnCount).map { "c\($0 + 1)" })
      } else {
        nil
      }
    case .text(let form): form.joining == .none ? .text(form) : nil
    case .unknown, .reshaped, .foreign: nil
    }
  }

  /// Whether the next byte begins a record.
  package var isAtRecordStart: Bool {
    switch form {
    case .json: splitter.isAtLineStart
    case .delimited: delimited.isAtRecordStart
    case .text: lines.isAtRecordStart
    case .unknown, .reshaped, .foreign: false
    }
  }

  /// The line of the next byte, from 1.
  package var line: Int {
    switch form {
    case .delimited: delimited.recordStart.line
    case .text: lines.line
    case .json, .unknown, .reshaped, .foreign: splitter.line
    }
  }

  /// Skips whole records with this number of line breaks.
  package mutating func skip(bytes: Int, lines: Int) {
    switch form {
    case .json: splitter.skip(bytes: bytes, lines: lines)
    case .delimited: delimited.skip(bytes: bytes, lines: lines)
    case .text: self.lines.skip(bytes: bytes, lines: lines)
    case .unknown, .reshaped, .foreign: break
    }
  }
}
