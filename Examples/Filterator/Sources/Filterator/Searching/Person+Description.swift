extension Person: CustomStringConvertible {
  /// A row of the list: name, shoe size, blood type and birthday.
  public var description: String {
    let padding = String(repeating: " ", count: max(1, 26 - name.count))
    let blood = self.blood.text + (self.blood.text.count == 2 ? " " : "")
    return "\(name)\(padding)shoe \(shoe)  blood \(blood)  born \(Birthdays.text(birthday))"
  }
}
