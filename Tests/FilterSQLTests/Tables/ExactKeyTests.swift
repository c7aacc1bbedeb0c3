import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterSQL

/// The keys of numbers in an exported list, with the texts that tell numbers of one key apart.
@Suite struct ExactKeyTests {
  @Test func keysHaveTheOrderOfNumbers() throws {
    let failure = checkProperty(
      "the key and the text have the order of numbers", cases: PropertyCases.count(long: 20_000),
      seed: PropertyCases.seed(default: 4),
      generate: { random -> [String] in
        let one = WrittenNumbers.spelling(&random)
        return [one, random.chance(50) ? WrittenNumbers.twin(of: one, &random) : WrittenNumbers.spelling(&random)]
      }, shrink: { _ in [] }, describe: { $0.joined(separator: " ") },
      law: { (texts: [String]) -> String? in
        let numbers = texts.compactMap { DecimalNumber($0) }
        let keys = numbers.map { number -> (Int64, String) in
          guard case .integer(let key) = ExportedKeys.value(of: number, .number) else { return (0, "") }
          return (key, ExportedKeys.rest(of: number, .number) ?? "")
        }
        guard keys.count == 2 else { return "no number" }
        let order = PlainDecimal(texts[0]).order(PlainDecimal(texts[1]))
        func isLess(_ one: (Int64, String), _ other: (Int64, String)) -> Bool {
          one.0 != other.0 ? one.0 < other.0 : one.1.utf8.lexicographicallyPrecedes(other.1.utf8)
        }
        let found = isLess(keys[0], keys[1]) ? -1 : isLess(keys[1], keys[0]) ? 1 : 0
        return found == order ? nil : "ordered \(found): \(keys)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
