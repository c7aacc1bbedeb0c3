/// What gathers the values of matching records of a part of a file. Used by one thread at a time.
package protocol RowCollector: AnyObject {
  /// Adds the values of the columns of a record.
  func add(_ values: [ItemValue])
}
