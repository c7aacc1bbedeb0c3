import Foundation
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import ListFiles
@testable import ScryfallCards
@testable import ScryfallDialect

/// Cards to compare engines over: those of the sample, and one in forty of the real ones where they are here.
enum TestCards {
  static let sample: [Card] = {
    var grouping = CardGrouping()
    _ = try? CardText(json: SampleCards.jsonLines, name: "sample").read { grouping.add($0) }
    return grouping.cards
  }()

  /// One card in forty with all its printings; empty where the data is not here.
  static let real: [Card] = {
    if !RealData.isHere { return [] }
    var grouping = CardGrouping()
    let lines = run("gzip -dc \(RealData.cards) | awk 'NR % 40 == 7'")
    _ = try? CardText(json: Array(lines), name: "cards").read { grouping.add($0) }
    let names = grouping.cards.filter { $0.faces.isEmpty }.map { "\"name\":\"\($0.name)\"" }
    guard let patterns = try? ScratchFile(names.joined(separator: "\n") + "\n") else { return [] }
    let printings = run("gzip -dc \(RealData.printings) | grep -F -f \(patterns.path)")
    _ = try? CardText(json: Array(printings), name: "printings").read { grouping.addPrintings(of: $0) }
    return grouping.cards
  }()

  /// The real cards of some names with all their printings, in the order of the file; empty where the data is not here.
  static func real(named names: [String]) -> [Card] {
    let keys = Set(names).map { "\"name\":\"\($0.replacing("\"", with: "\\\""))\"," }
    guard RealData.isHere, let patterns = try? ScratchFile(keys.joined(separator: "\n") + "\n") else { return [] }
    var grouping = CardGrouping()
    let wanted = Set(names)
    let lines = run("gzip -dc \(RealData.cards) | LC_ALL=C grep -F -f \(patterns.path)")
    _ = try? CardText(json: Array(lines), name: "cards").read { if wanted.contains($0.name) { grouping.add($0) } }
    let printings = run("gzip -dc \(RealData.printings) | LC_ALL=C grep -F -f \(patterns.path)")
    _ = try? CardText(json: Array(printings), name: "printings").read { grouping.addPrintings(of: $0) }
    return grouping.cards
  }

  private static func run(_ command: String) -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sh", "-c", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return Data() }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
