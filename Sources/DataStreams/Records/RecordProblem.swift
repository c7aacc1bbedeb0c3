/// Why a record is no card, and where in the record: a byte offset from its first byte.
package struct RecordProblem: Error {
  package var offset: Int
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
