import DataFiles
import DataStreams
package import FilterEngines
package import FilterSQL
import Foundation

/// Writes a list for an engine atomically. A database keeps its content until the list is complete.
package struct EngineExport {
  /// Creates the writer of a list with a schema.
  package typealias MakeWriter = (SQLSchema) throws(EngineError) -> any ContentWriter

  package let target: ExportTarget
  private let replaces: Bool
  private let timeLimit: Duration

  /// An export to a target. With `replaces`, an existing list is replaced.
  package init(_ target: ExportTarget, replaces: Bool, timeLimit: Duration) {
    self.target = target
    self.replaces = replaces
    self.timeLimit = timeLimit
  }

  /// Throws for a target that cannot be written to, before the list is read, which takes long.
  ///
  /// - Parameter inputs: The paths of the files that are read, which are not replaced.
  /// - Returns: A note for a file of SQLite that holds other tables as well.
  package func check(inputs: [String]) throws(CommandFailure) -> String? {
    switch target {
    case .folder(let path, _):
      if replaces { throw CommandFailure(message: "--replace is for databases; a folder must be new or empty") }
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
      if !isFolder.boolValue { throw CommandFailure(message: "'\(path)' is not a folder; name a new one") }
      if let names = try? FileManager.default.contentsOfDirectory(atPath: path), !names.isEmpty {
        throw CommandFailure(message: "the folder '\(path)' is not empty; name a new one")
      }
      return nil
    case .database(.sqlite(let path)):
      // The part before a colon is the database of a table.
      let all = inputs.flatMap { input in
        [input] + input.indices.filter { input[$0] == ":" }.map { String(input[..<$0]) }
      }
      do throws(OutputFileError) { try OutputFile.check(path, condition: .otherThan(all)) } catch {
        throw CommandFailure(message: error.message)
      }
      let contents = try checkedContents(of: .sqlite(path: path))
      guard let others = contents.shownOthers else { return nil }
      let end = contents.list == nil ? "the list is added beside them" : "they stay as they are"
      return "'\(path)' holds other tables (\(others)); \(end)"
    case .database(let address):
      _ = try checkedContents(of: address)
      return nil
    }
  }

  /// The contents of a database; throws if a list in it is not to be replaced.
  private func checkedContents(of address: EngineAddress) throws(CommandFailure) -> EngineContents {
    do throws(EngineError) {
      let contents = try EngineDatabase(address, timeLimit: timeLimit).contents()
      if let refusal = contents.refusal(replaces: replaces, in: "'\(target.name)'") { throw refusal }
      return contents
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a list. `body` receives a closure that creates its writer. Nil after an interrupt.
  package func run<Result>(
    on console: inout Console, _ body: (MakeWriter) throws(EngineError) -> Result
  ) throws(CommandFailure) -> Result? {
    do throws(EngineError) {
      switch target {
      case .folder(let path, let dialect): return try writeFolder(path, dialect, body)
      case .database(let address): return try write(address, on: console.interruption, body)
      }
    } catch {
      if error.kind == .cancelled, console.interruption.isRequested() { return nil }
      throw CommandFailure(error)
    }
  }

  private func writeFolder<Result>(
    _ path: String, _ dialect: SQLDialect, _ body: (MakeWriter) throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    let isNew = !FileManager.default.fileExists(atPath: path)
    var isMade = false
    do throws(EngineError) {
      return try body { (schema) throws(EngineError) in
        let writer = try EngineFolder(path, schema, dialect)
        isMade = true
        return writer
      }
    } catch {
      if isMade {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where EngineFolder.isOwn(name) {
          try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
        if isNew { try? FileManager.default.removeItem(atPath: path) }
      }
      throw error
    }
  }

  private func write<Result>(
    _ address: EngineAddress, on interruption: Interruption, _ body: (MakeWriter) throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    var result: Result?
    // A file of SQLite is written beside the old one, whose names it must not take.
    let contents = try EngineDatabase(address, timeLimit: timeLimit).contents()
    try EngineDatabase(address, timeLimit: timeLimit).write(
      replaces: replaces,
      watch: { (connection, body) throws(EngineError) in
        try EngineWatch.cancelling(connection, on: interruption, body)
      },
      { (connection) throws(EngineError) in
        result = try body { (schema) throws(EngineError) in
          try EngineWriter(connection, contents.placed(schema), replaces: replaces)
        }
      })
    guard let result else { throw EngineError(.lost, "the list was not written") }
    return result
  }
}
