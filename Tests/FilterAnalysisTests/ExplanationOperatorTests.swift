import FilterExplanation
import FilterSemantics
import FilterVocabulary
import Testing

/// The words for each operator of each kind of field, and their negations.
@Suite struct ExplanationOperatorTests {
  // swift-format-ignore: NeverUseForceTry
  private static let vocabulary = try! Vocabulary(
    json: """
      {"name":"kinds","item":"thing","items":"things","nameField":"text","fields":[
      {"name":"text","kind":"text","regex":true},{"name":"path","kind":"path","phrase":"whose path {is}"},
      {"name":"number","kind":"number","comparesColumns":true,"isColumn":true},
      {"name":"weight","kind":"number","comparesColumns":true,"isColumn":true},
      {"name":"mixed","kind":"number-or-text"},{"name":"date","kind":"date"},{"name":"year","kind":"year"},
      {"name":"instant","kind":"instant"},{"name":"duration","kind":"duration"},{"name":"size","kind":"size"},
      {"name":"boolean","kind":"boolean"},{"name":"enumeration","kind":"enumeration","values":["red","blue"]},
      {"name":"ordered","kind":"ordered-enumeration","values":["low","mid","high"]},
      {"name":"id","kind":"integer-id"},{"name":"is","kind":"flag","values":["big"]}]}
      """)

  /// Compares lines of a query and its explanation.
  private func check(_ table: String) {
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      let query = AnalyzedQuery(parsing: cells[0], vocabulary: Self.vocabulary)
      #expect(query.englishExplanation.description == cells[1], "\(cells[0])")
    }
  }

  @Test func texts() {
    check(
      """
      text:ab  | things with “ab” in the text
      -text:ab | things that do not have “ab” in the text
      text~ab  | things with “ab” anywhere in the text
      text=ab  | things with exactly “ab” as text
      text=~^a | things that match the pattern /^a/ in their text
      text!~^a | things that do not match the pattern /^a/ in their text
      *:ab     | things with “ab” in some text
      """)
  }

  @Test func paths() {
    check(
      """
      path:src/a.c  | things whose path contains src/a.c
      path:*.swift  | things whose path matches *.swift
      path:/src/    | things that match the pattern /src/ in their path
      -path:src/a.c | things whose path does not contain src/a.c
      """)
  }

  @Test func ranges() {
    check(
      """
      number:1..3         | things with number from 1 to 3
      -number:1..3        | things that do not have number from 1 to 3
      number:1..3,7       | things with number from 1 to 3 or exactly 7
      number:1..3 text:ab | things with number from 1 to 3 and “ab” in the text
      duration:1s..2m     | things whose duration is from 1s to 2m
      number:1..          | things with number at least 1
      number:{1 TO 3}     | things with number more than 1 and less than 3
      date:2024..2025     | things with date from 2024 to 2025
      """)
  }

  @Test func numbers() {
    check(
      """
      number:3       | things with number 3
      number!=3      | things with a number other than 3
      number<3       | things with number less than 3
      number<=3      | things with number at most 3
      number>3       | things with number more than 3
      number>=3      | things with number at least 3
      number:0.50    | things with number 0.50
      number!=0.50   | things with a number other than 0.50
      number<0.50    | things with number less than 0.50
      number<=0.50   | things with number at most 0.50
      number>0.50    | things with number more than 0.50
      number>=0.50   | things with number at least 0.50
      number:weight  | things with a number equal to their weight
      number!=weight | things with a number different from their weight
      number<weight  | things with a number less than their weight
      number<=weight | things with a number no greater than their weight
      number>weight  | things with a number greater than their weight
      number>=weight | things with a number no less than their weight
      -number:3      | things that do not have number 3
      -number!=3     | things that do not have a number other than 3
      -number>=3     | things that do not have number at least 3
      """)
  }

  @Test func numbersOrTexts() {
    check(
      """
      mixed:5   | things with mixed 5
      mixed!=5  | things with a mixed other than “5”
      mixed<5   | things with mixed less than 5
      mixed<=5  | things with mixed at most 5
      mixed>5   | things with mixed more than 5
      mixed>=5  | things with mixed at least 5
      mixed:ab  | things with mixed ab
      -mixed:5  | things that do not have mixed 5
      -mixed!=5 | things that do not have a mixed other than “5”
      -mixed>=5 | things that do not have mixed at least 5
      """)
  }

  @Test func dates() {
    check(
      """
      date:2020        | things with date in 2020
      date!=2020       | things with a date other than 2020
      date<2020        | things with date before 2020
      date<=2020       | things with date in 2020 or earlier
      date>2020        | things with date after 2020
      date>=2020       | things with date in 2020 or later
      date:2020-03     | things with date in March 2020
      date!=2020-03    | things with a date other than March 2020
      date<2020-03     | things with date before March 2020
      date<=2020-03    | things with date in March 2020 or earlier
      date>2020-03     | things with date after March 2020
      date>=2020-03    | things with date in March 2020 or later
      date:2020-03-01  | things with date on March 1, 2020
      date!=2020-03-01 | things with a date other than March 1, 2020
      date<2020-03-01  | things with date before March 1, 2020
      date<=2020-03-01 | things with date on or before March 1, 2020
      date>2020-03-01  | things with date after March 1, 2020
      date>=2020-03-01 | things with date on or after March 1, 2020
      -date:2020       | things that do not have date in 2020
      -date!=2020      | things that do not have a date other than 2020
      -date>=2020      | things that do not have date in 2020 or later
      """)
  }

  @Test func years() {
    check(
      """
      year:1999   | things with year in 1999
      year!=1999  | things with a year other than 1999
      year<1999   | things with year before 1999
      year<=1999  | things with year in 1999 or earlier
      year>1999   | things with year after 1999
      year>=1999  | things with year in 1999 or later
      -year:1999  | things that do not have year in 1999
      -year!=1999 | things that do not have a year other than 1999
      -year>=1999 | things that do not have year in 1999 or later
      """)
  }

  @Test func instants() {
    check(
      """
      instant:2020-03-01T10:00Z   | things whose instant is at 2020-03-01 10:00 UTC
      instant!=2020-03-01T10:00Z  | things with an instant other than 2020-03-01 10:00 UTC
      instant<2020-03-01T10:00Z   | things whose instant is before 2020-03-01 10:00 UTC
      instant<=2020-03-01T10:00Z  | things whose instant is at or before 2020-03-01 10:00 UTC
      instant>2020-03-01T10:00Z   | things whose instant is after 2020-03-01 10:00 UTC
      instant>=2020-03-01T10:00Z  | things whose instant is at or after 2020-03-01 10:00 UTC
      instant:2020-03-01          | things whose instant is on March 1, 2020 UTC
      instant!=2020-03-01         | things with an instant other than March 1, 2020 UTC
      instant<2020-03-01          | things whose instant is before March 1, 2020 UTC
      instant<=2020-03-01         | things whose instant is on or before March 1, 2020 UTC
      instant>2020-03-01          | things whose instant is after March 1, 2020 UTC
      instant>=2020-03-01         | things whose instant is on or after March 1, 2020 UTC
      instant:2020-03             | things whose instant is in March 2020 UTC
      instant!=2020-03            | things with an instant other than March 2020 UTC
      instant<2020-03             | things whose instant is before March 2020 UTC
      instant<=2020-03            | things whose instant is in or before March 2020 UTC
      instant>2020-03             | things whose instant is after March 2020 UTC
      instant>=2020-03            | things whose instant is in or after March 2020 UTC
      instant:2020                | things whose instant is in 2020 UTC
      instant!=2020               | things with an instant other than 2020 UTC
      instant<2020                | things whose instant is before 2020 UTC
      instant<=2020               | things whose instant is in or before 2020 UTC
      instant>2020                | things whose instant is after 2020 UTC
      instant>=2020               | things whose instant is in or after 2020 UTC
      instant:2020-03-01T10       | things whose instant is in the hour from 2020-03-01 10:00 UTC
      instant!=2020-03-01T10      | things with an instant other than the hour from 2020-03-01 10:00 UTC
      instant<2020-03-01T10       | things whose instant is before the hour from 2020-03-01 10:00 UTC
      instant<=2020-03-01T10      | things whose instant is in or before the hour from 2020-03-01 10:00 UTC
      instant>2020-03-01T10       | things whose instant is after the hour from 2020-03-01 10:00 UTC
      instant>=2020-03-01T10      | things whose instant is in or after the hour from 2020-03-01 10:00 UTC
      instant:-2h                 | things whose instant is exactly 2 hours ago
      instant!=-2h                | things with an instant other than 2 hours ago
      instant<-2h                 | things whose instant is more than 2 hours ago
      instant<=-2h                | things whose instant is at least 2 hours ago
      instant>-2h                 | things whose instant is less than 2 hours ago
      instant>=-2h                | things whose instant is at most 2 hours ago
      instant:now                 | things whose instant is now
      instant!=now                | things with an instant other than now
      instant<now                 | things whose instant is before now
      instant<=now                | things whose instant is now or earlier
      instant>now                 | things whose instant is after now
      instant>=now                | things whose instant is now or later
      -instant:2020-03-01T10:00Z  | things whose instant is not at 2020-03-01 10:00 UTC
      -instant!=2020-03-01T10:00Z | things that do not have an instant other than 2020-03-01 10:00 UTC
      -instant>=2020-03-01T10:00Z | things whose instant is not at or after 2020-03-01 10:00 UTC
      """)
  }

  @Test func durations() {
    check(
      """
      duration:1.5s   | things whose duration is 1.5 seconds
      duration!=1.5s  | things with a duration other than 1.5 seconds
      duration<1.5s   | things whose duration is less than 1.5 seconds
      duration<=1.5s  | things whose duration is at most 1.5 seconds
      duration>1.5s   | things whose duration is more than 1.5 seconds
      duration>=1.5s  | things whose duration is at least 1.5 seconds
      duration:90m    | things whose duration is 1 hour 30 minutes
      duration!=90m   | things with a duration other than 1 hour 30 minutes
      duration<90m    | things whose duration is less than 1 hour 30 minutes
      duration<=90m   | things whose duration is at most 1 hour 30 minutes
      duration>90m    | things whose duration is more than 1 hour 30 minutes
      duration>=90m   | things whose duration is at least 1 hour 30 minutes
      duration:200ms  | things whose duration is 200 milliseconds
      duration!=200ms | things with a duration other than 200 milliseconds
      duration<200ms  | things whose duration is less than 200 milliseconds
      duration<=200ms | things whose duration is at most 200 milliseconds
      duration>200ms  | things whose duration is more than 200 milliseconds
      duration>=200ms | things whose duration is at least 200 milliseconds
      duration:1s     | things whose duration is 1 second
      duration!=1s    | things with a duration other than 1 second
      duration<1s     | things whose duration is less than 1 second
      duration<=1s    | things whose duration is at most 1 second
      duration>1s     | things whose duration is more than 1 second
      duration>=1s    | things whose duration is at least 1 second
      -duration:1.5s  | things whose duration is not 1.5 seconds
      -duration!=1.5s | things that do not have a duration other than 1.5 seconds
      -duration>=1.5s | things whose duration is not at least 1.5 seconds
      """)
  }

  @Test func sizes() {
    check(
      """
      size:1MB    | things whose size is 1 MB
      size!=1MB   | things with a size other than 1 MB
      size<1MB    | things whose size is less than 1 MB
      size<=1MB   | things whose size is at most 1 MB
      size>1MB    | things whose size is more than 1 MB
      size>=1MB   | things whose size is at least 1 MB
      size:512    | things whose size is 512 bytes
      size!=512   | things with a size other than 512 bytes
      size<512    | things whose size is less than 512 bytes
      size<=512   | things whose size is at most 512 bytes
      size>512    | things whose size is more than 512 bytes
      size>=512   | things whose size is at least 512 bytes
      size:1      | things whose size is 1 byte
      size!=1     | things with a size other than 1 byte
      size<1      | things whose size is less than 1 byte
      size<=1     | things whose size is at most 1 byte
      size>1      | things whose size is more than 1 byte
      size>=1     | things whose size is at least 1 byte
      size:10MiB  | things whose size is 10 MiB
      size!=10MiB | things with a size other than 10 MiB
      size<10MiB  | things whose size is less than 10 MiB
      size<=10MiB | things whose size is at most 10 MiB
      size>10MiB  | things whose size is more than 10 MiB
      size>=10MiB | things whose size is at least 10 MiB
      -size:1MB   | things whose size is not 1 MB
      -size!=1MB  | things that do not have a size other than 1 MB
      -size>=1MB  | things whose size is not at least 1 MB
      """)
  }

  @Test func booleans() {
    check(
      """
      boolean:true   | things that are boolean
      boolean!=true  | things that are not boolean
      boolean:false  | things that are not boolean
      boolean!=false | things that are boolean
      -boolean:true  | things that are not boolean
      -boolean!=true | things that are boolean
      """)
  }

  @Test func words() {
    check(
      """
      enumeration:red  | things with enumeration red
      -enumeration:red | things that do not have enumeration red
      """)
  }

  @Test func orderedWords() {
    check(
      """
      ordered:mid   | things with ordered mid
      ordered!=mid  | things with an ordered other than “mid”
      ordered<mid   | things with ordered lower than mid
      ordered<=mid  | things with ordered mid or lower
      ordered>mid   | things with ordered higher than mid
      ordered>=mid  | things with ordered mid or higher
      -ordered:mid  | things that do not have ordered mid
      -ordered!=mid | things that do not have an ordered other than “mid”
      -ordered>=mid | things that do not have ordered mid or higher
      """)
  }

  @Test func identifiers() {
    check(
      """
      id:17  | things with id 17
      -id:17 | things that do not have id 17
      """)
  }

  @Test func flags() {
    check(
      """
      is:big  | big things
      -is:big | things that are not big
      """)
  }

  @Test func several() {
    check(
      """
      size!=1MB or size!=2MB       | things with a size other than 1 MB or a size other than 2 MB
      size:1MB or size>2MB         | things whose size is exactly 1 MB or more than 2 MB
      -size:1MB -size:2MB          | things whose size is neither 1 MB nor 2 MB
      duration!=1s or number!=3    | things with a duration other than 1 second or a number other than 3
      number<3 or number:5         | things with number less than 3 or exactly 5
      ordered>=mid                 | things with ordered mid or higher
      ordered<mid                  | things with ordered lower than mid
      date:2020 or date:2020-01-01 | things with date in 2020 or on January 1, 2020
      size:1.5GB size<2GB          | things whose size is exactly 1.5 GB and less than 2 GB
      """)
  }
}
