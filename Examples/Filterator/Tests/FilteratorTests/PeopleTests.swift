import FilterEvaluation
import FilterSemantics
import Testing

@testable import Filterator

@Suite struct PeopleTests {
  @Test func theNamesAreFiveHundredTimesFiveHundred() {
    #expect(Set(PeopleNames.first).count == 500)
    #expect(Set(PeopleNames.last).count == 500)
  }

  @Test func aPersonIsSmall() {
    #expect(MemoryLayout<Person>.stride <= 8)
  }

  @Test func oneSeedMakesTheSamePeople() {
    #expect(People.generated(100) == Array(People.generated(200).prefix(100)))
    #expect(People.generated(100, seed: 2) != People.generated(100))
    #expect(People.generated(-1).isEmpty)
  }

  @Test func allOfEverythingOccurs() {
    let people = People.generated(5_000)
    #expect(Set(people.map { $0.blood }) == Set(BloodType.allCases))
    #expect(Set(people.map { $0.shoe }) == Set(34...48))
    #expect(Set(people.map { Birthdays.components($0.birthday).year }) == Set(Birthdays.years))
    #expect(Set(people.map { $0.first }).count == 500)
  }

  @Test func birthdaysCountOn() {
    #expect(Birthdays.text(0) == "1930-01-01")
    #expect(Birthdays.text(27) == "1930-01-28")
    #expect(Birthdays.text(28) == "1930-02-01")
    #expect(Birthdays.text(UInt16(Birthdays.count - 1)) == "2015-12-28")
  }

  @Test func aRowIsReadable() {
    let person = Person(first: 0, last: 499, birthday: 336, shoe: 42, blood: .abNegative)
    #expect(person.name == PeopleNames.first[0] + " " + PeopleNames.last[499])
    #expect(person.description.hasSuffix("shoe 42  blood ab-  born 1931-01-01"))
  }

  @Test(arguments: [
    ("blood:ab", [BloodType.abPositive, .abNegative]), ("blood:O-", [.zeroNegative]), ("bloodtype=0+", [.zeroPositive]),
    ("blood:o", [.zeroPositive, .zeroNegative]),
    ("-blood:positive", [.aNegative, .bNegative, .abNegative, .zeroNegative]),
  ])
  func groupsOfBloodTypesAreAnswered(query: String, types: [BloodType]) {
    let people = People.generated(2_000)
    let found = FilterableList<Person>.people.filter(query, in: people)
    #expect(found == people.filter { types.contains($0.blood) })
  }
}
