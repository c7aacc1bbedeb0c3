import DataFiles
import DataStreams
package import FilterEngines
package import FilterSQL
import Foundation

/// Writes a list for an engine. What is not written to its end is removed.
package struct EngineExport {
  /// Makes the writer of a list with a schema.
  package typealias MakeWriter = (SQLSchema) throws(EngineError) -> any ContentWriter

  package let target: ExportTarget
  private let replaces: Bool
  private let timeLimit: Duration

  /// An export to a target. `replaces` says whether a list that is there is replaced.
  package init(_ target: ExportTarget, replaces: Bool, timeLimit: Duration) {
    self.target = target
    self.replaces = replaces
    self.timeLimit = timeLimit
  }

  /// Throws for a target that cannot be written to, before the list is read, which takes long.
  ///
  /// - Parameter inputs: The paths of the files that are read, which are not replaced.
  package func check(inputs: [String]) throws(CommandFailure) {
    switch target {
    case .folder(let path, _):
      if replaces { throw CommandFailure(message: "--replace is for databases; a folder must be new or empty") }
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
      if !isFolder.boolValue { throw CommandFailure(message: "'\(path)' is no folder; name a new one") }
      if let names = try? FileManager.default.contentsOfDirectory(atPath: path), !names.isEmpty {
        throw CommandFailure(message: "the folder '\(path)' is not empty; name a new one")
      }
    case .database(.sqlite(let path)):
      // Before a colon stands the database of a table.
      let all = inputs.flatMap { input in
        [input] + input.indices.filter { input[$0] == ":" }.map { String(input[..<$0]) }
      }
      do throws(OutputFileError) { try OutputFile.check(path, condition: .otherThan(all)) } catch {
        throw CommandFailure(message: error.message)
      }
      if !replaces, FileManager.default.fileExists(atPath: path) {
        throw CommandFailure(message: "'\(path)' is there already; --replace replaces the list in it")
      }
    case .database: break
    }
  }

  /// Writes a list. `body` gets what makes its writer. Nil after an interrupt.
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
        where name.hasPrefix("fq_") || name == EngineFolder.loadingFile {
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
    let connection = try EngineConnections.open(
      address, isReadOnly: false, replacesFile: replaces, timeLimit: timeLimit)
    defer { connection.close() }
    var isMade = false
    do throws(EngineError) {
      return try EngineWatch.cancelling(connection, on: interruption) { () throws(EngineError) in
        try body { (schema) throws(EngineError) in
          let writer = try EngineWriter(connection, schema, replaces: replaces)
          isMade = true
          return writer
        }
      }
    } catch {
      if case .sqlite(let path) = address {
        connection.close()
        try? FileManager.default.removeItem(atPath: path)
      }
      if !isMade, error.kind == .refused, !replaces, error.message.contains("exists") {
        throw EngineError(.refused, "'\(address)' has a list already; --replace replaces it (\(error.message))")
      }
      throw error
    }
  }
}
