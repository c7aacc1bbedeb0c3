import FilterSemantics

#if !hasFeature(Embedded)
  extension ColumnStore {
    /// Runs a plan, with the texts and patterns looked for by several tasks at once, each in a part of the rows. Worth it where
    /// a pattern without a fixed text meets many long texts; a short query is answered sooner by ``run(_:)``.
    public func run(_ plan: FilterPlan, tasks: Int) async -> FilterResult {
      var memory = LeafMemory(capacity: max(1, plan.leaves.count))
      var wasCutShort = false
      for leaf in plan.leaves {
        guard case .text(let test) = leaf.test, memory.bits(of: leaf.test) == nil, let column = columns[test.field],
          StoreRun.isWorthTasks(test, column)
        else { continue }
        let rows = await column.rows(test, tasks: max(1, min(tasks, 64)))
        wasCutShort = wasCutShort || rows.wasCutShort
        memory.remember(rows.bits, of: leaf.test)
      }
      var run = StoreRun(self, plan, memory: memory)
      let result = result(&run)
      return FilterResult(
        items: result.items, variants: result.variants, wasCutShort: result.wasCutShort || wasCutShort)
    }
  }

  extension StoreRun {
    /// Whether a test reads so much text that a task more pays for itself.
    static func isWorthTasks(_ test: TextTest, _ column: Column) -> Bool {
      guard let texts = column.texts else { return false }
      if case .matches = test.kind { return true }
      return texts.arena(test).bytes.count > 1 << 20
    }
  }

  extension Column {
    fileprivate func rows(_ test: TextTest, tasks: Int) async -> (bits: Bitset, wasCutShort: Bool) {
      guard let column = texts else { return (Bitset(size: base), false) }
      let rowCount = rowCount
      let parts = await withTaskGroup(of: (bits: Bitset, wasCutShort: Bool).self) { group in
        for task in 0..<tasks {
          let rows = rowCount * task / tasks..<rowCount * (task + 1) / tasks
          group.addTask {
            var probe = TextProbe(test)
            var bits = Bitset(size: rowCount)
            column.add(&probe, among: rows, to: &bits)
            return (bits, probe.wasCutShort)
          }
        }
        var parts: [(bits: Bitset, wasCutShort: Bool)] = []
        for await part in group { parts.append(part) }
        return parts
      }
      var bits = Bitset(size: rowCount)
      for part in parts { bits.formUnion(part.bits) }
      return (folded(bits), parts.contains { $0.wasCutShort })
    }
  }
#endif
