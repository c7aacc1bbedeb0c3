import FilterItems

/// The memory that the items of untrusted files may take: their records, texts, the elements of their lists, columns and
/// indexes.
package struct ItemBudget: Hashable, Sendable {
  /// In bytes.
  package var maximumBytes: Int
  /// Advice on more items, at the end of a message.
  package var remedy: String

  package init(maximumBytes: Int, remedy: String) {
    self.maximumBytes = maximumBytes
    self.remedy = remedy
  }
}

/// The part of a budget that was spent while files are read.
struct ItemLedger {
  private let budget: ItemBudget?
  /// The bytes that earlier untrusted files took.
  private var spent = 0
  /// The bytes in use when the file was begun; nil while a trusted file is read.
  private var start: Int?
  /// The bytes of records since the memory was measured.
  private var unmeasured = 0
  private var isOver = false

  init(_ budget: ItemBudget?) { self.budget = budget }

  /// A record takes some hundred times its length in memory at most.
  private var interval: Int { min(1 << 17, (budget?.maximumBytes ?? 0) / 256) }

  mutating func begin(_ file: ItemFile, _ footprint: Int) {
    start = budget == nil || file.limit == nil ? nil : footprint
    unmeasured = 0
  }

  /// Accounts for a record of some bytes. False when the budget is spent.
  mutating func allows(_ bytes: Int, _ footprint: @autoclosure () -> Int) -> Bool {
    guard let budget, let start else { return true }
    unmeasured += bytes
    if unmeasured < interval { return true }
    unmeasured = 0
    isOver = spent + footprint() - start > budget.maximumBytes
    return !isOver
  }

  /// Throws if the items of the file do not fit the budget.
  mutating func end(_ file: ItemFile, _ footprint: Int) throws(ItemFileError) {
    guard let budget, let start else { return }
    spent += footprint - start
    guard isOver || spent > budget.maximumBytes else { return }
    throw ItemFileError(
      message: "'\(file.name)': the items take more than \(budget.maximumBytes >> 20) MB of memory; \(budget.remedy)")
  }
}
