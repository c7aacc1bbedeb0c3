import DataStreams
import FilterItems
package import FilterLists
package import ListFiles

/// The form of the records of a file, by its first one.
private enum RecordForm: Equatable {
  case json
  case delimited(header: [UInt8]?, names: [String], delimiter: UInt8?)
  case text(header: [UInt8]?)

  /// The form of a file; nil for one without records, and one that cannot be read, which the search reports.
  init?(of file: ItemFile, on console: inout Console) {
    var form: RecordForm?
    func take(_ raw: RawItem) -> Bool {
      switch raw {
      case .json: form = .json
      case .delimited(let record):
        form = .delimited(header: record.headerBytes, names: record.columnNames, delimiter: record.delimiter)
      case .text(let record): form = .text(header: record.form.header)
      }
      return false
    }
    if file.path == "-" {
      var reader = ItemReader(file)
      var bytes: [UInt8] = []
      while form == nil, bytes.count < 1 << 22, let more = console.input.nextBytes() {
        bytes += more
        _ = more.withUnsafeBufferPointer { reader.add($0, take: take) }
      }
      if form == nil { reader.finish(take) }
      console.input.putBack(bytes)
    } else {
      do throws(ItemFileError) { try file.readRaw(take) } catch {}
    }
    guard let form else { return nil }
    self = form
  }
}

extension ItemSearchOptions {
  /// Chooses one format and one set of columns for several files whose records have different ones, unless they are given:
  /// those of the first file, and the columns of the others after them.
  package mutating func unifyColumns(
    of files: [ItemFile], in list: ListColumns, on console: inout Console
  ) throws(CommandFailure) {
    let printsRecords = format == .raw || format == nil && !console.outputIsTerminal
    guard files.count > 1, columns.isEmpty, !isSummary, printsRecords else { return }
    var forms: [(file: ItemFile, form: RecordForm)] = []
    for file in files { if let form = RecordForm(of: file, on: &console) { forms.append((file, form)) } }
    guard let first = forms.first, let other = forms.first(where: { $0.form != first.form }) else { return }
    if format == .raw {
      throw CommandFailure(
        message: "--format raw prints records as they are; '\(other.file.name)' has other columns than "
          + "'\(first.file.name)'; use --format csv or jsonl")
    }
    guard case .delimited(_, _, let delimiter) = first.form else {
      format = .jsonl
      return
    }
    format = delimiter == UInt8(ascii: "\t") ? .tsv : .csv
    var seen: Set<String> = []
    for (_, form) in forms {
      guard case .delimited(_, let names, _) = form else { continue }
      columns += names.filter { name in list.column(name).map { seen.insert($0).inserted } ?? false }
    }
    columns += list.usual.filter { seen.insert(list.column($0) ?? $0).inserted }
  }
}
