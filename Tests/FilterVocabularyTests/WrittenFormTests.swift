import FilterVocabulary
import Testing

/// Numbers and days as the data of a field writes them.
@Suite struct WrittenFormTests {
  @Test func numbers() {
    let point = WrittenForm(decimalMark: .point)
    let comma = WrittenForm(decimalMark: .comma)
    let rows: [(WrittenForm, String, String?)] = [
      (WrittenForm(unit: "%"), "12%", "12"), (WrittenForm(unit: "%"), "7.5 %", "7.5"),
      (WrittenForm(unit: "%"), "3", "3"),
      (WrittenForm(unit: "%"), "-3%", "-3"), (WrittenForm(unit: "%"), "%", nil), (WrittenForm(unit: "%"), "5€", nil),
      (WrittenForm(unit: "$"), "$1,200.50", "1200.5"), (WrittenForm(unit: "$"), "-$5", "-5"),
      (WrittenForm(unit: "$"), "$-5", "-5"), (WrittenForm(unit: "$"), "$5$", nil), (WrittenForm(unit: "$"), "+$5", "5"),
      (WrittenForm(unit: "€", decimalMark: .comma), "1.200,50\u{A0}€", "1200.5"),
      (WrittenForm(unit: "€", decimalMark: .comma), "€\u{202F}12", "12"),
      (WrittenForm(unit: "EUR", decimalMark: .comma), "EUR 12,5", "12.5"), (WrittenForm(unit: "kr"), "12 kr", "12"),
      (point, "1,234", "1234"), (point, "1,234,567.89", "1234567.89"), (point, "12,34", nil), (point, "1,2345", nil),
      (point, "1'234", "1234"), (point, "1 234", "1234"), (point, "1\u{2009}234", "1234"), (point, ",234", nil),
      (point, "12,34,567", "1234567"), (point, "1.5", "1.5"), (point, "1.", nil), (point, ".5", nil), (point, "", nil),
      (point, "\u{2212}5", "-5"), (point, "--5", nil), (point, "1,234,", nil), (point, "abc", nil),
      (comma, "1.234", "1234"), (comma, "12,5", "12.5"), (comma, "1.234,5", "1234.5"), (comma, "12.5", nil),
      (comma, "1,5,5", nil), (.plain, "5", nil),
      (point, String(repeating: "9", count: 61), nil),
    ]
    for (form, text, number) in rows { #expect(form.number(text)?.description == number, "\(text) \(form)") }
  }

  @Test func unitsOfTexts() {
    let rows: [(String, String?)] = [
      ("5%", "%"), ("5 %", "%"), ("$5", "$"), ("-$5", "$"), ("5 €", "€"), ("1.200,00\u{A0}€", "€"), ("EUR 12", "EUR"),
      ("12 USD", "USD"), ("US$5", "US$"), ("5", nil), ("5kg", nil), ("$5€", nil), ("abc", nil), ("", nil), ("%", nil),
    ]
    for (text, unit) in rows { #expect(WrittenForm.unit(of: text) == unit, "\(text)") }
  }

  @Test func days() {
    let rows: [(String, dayMonth: String?, monthDay: String?)] = [
      ("03/11/2026", "2026-11-03", "2026-03-11"), ("3/11/2026", "2026-11-03", "2026-03-11"),
      ("31/12/2026", "2026-12-31", nil), ("12/31/2026", nil, "2026-12-31"), ("03-11-2026", "2026-11-03", "2026-03-11"),
      ("3.11.2026", "2026-11-03", "2026-11-03"), ("2026/11/3", "2026-11-03", "2026-11-03"),
      ("Nov 3, 2026", "2026-11-03", "2026-11-03"), ("3 November 2026", "2026-11-03", "2026-11-03"),
      ("Tue, 3 Nov 2026", "2026-11-03", "2026-11-03"), ("3-Nov-2026", "2026-11-03", "2026-11-03"),
      ("03/Nov/2026", "2026-11-03", "2026-11-03"), ("3 Smarch 2026", nil, nil), ("11/2026", "2026-11", "2026-11"),
      ("13/2026", nil, nil), ("03/11/26", "2026-11-03", "2026-03-11"), ("31.01.19", "2019-01-31", "2019-01-31"),
      ("20-Nov-70", "1970-11-20", "1970-11-20"), ("03/11/126", nil, nil),
      ("1/2/3/2026", nil, nil), ("03/11-2026", nil, nil),
    ]
    for (text, dayMonth, monthDay) in rows {
      #expect(WrittenDate.iso(text, order: .dayMonth) == dayMonth, "\(text)")
      #expect(WrittenDate.iso(text, order: .monthDay) == monthDay, "\(text)")
      #expect(WrittenDate.iso(text) == (dayMonth == monthDay ? dayMonth : nil), "\(text)")
    }
  }

  @Test func instants() {
    let rows: [(String, String?)] = [
      ("03/11/2026 10:00", "2026-11-03T10:00"), ("03/11/2026, 9:05:30", "2026-11-03T09:05:30"),
      ("Nov 3, 2026 9:05 PM", "2026-11-03T21:05"), ("3 Nov 2026 12:00 am", "2026-11-03T00:00"),
      ("Tue, 3 Nov 2026 10:00:05 GMT", "2026-11-03T10:00:05Z"),
      ("03/Nov/2026:10:00:05 +0100", "2026-11-03T10:00:05+0100"), ("3.11.2026T10:00Z", "2026-11-03T10:00Z"),
      ("03/11/2026 13:00 PM", nil), ("10:00", nil), ("03/11/2026 10", nil), ("03/11/2026 10:00 Oslo", nil), ("::", nil),
      ("Nov 2026 10:00", nil), ("03/11/202610:00", nil),
      // Logs.
      ("2026-11-03 10:00:05,123", "2026-11-03T10:00:05.123"),
      ("2026-11-03 10:00:05.123 UTC", "2026-11-03T10:00:05.123Z"),
      ("20261103T100005Z", "2026-11-03T10:00:05Z"), ("20261103 100005", "2026-11-03T10:00:05"),
      ("Tue Nov  3 10:00:05 2026", "2026-11-03T10:00:05"), ("3 Nov 2026 10:00:05.210", "2026-11-03T10:00:05.210"),
      ("2026-11-03 10:00:05,", nil), ("20261303T100005Z", nil), ("Nov  3 10:00:05", nil),
    ]
    for (text, instant) in rows { #expect(WrittenDate.instant(text, order: .dayMonth) == instant, "\(text)") }
  }

  @Test func filesSayTheForm() throws {
    let json = """
      {"name": "x", "fields": [{"name": "price", "kind": "number", "unit": "€", "decimalMark": ","},
       {"name": "share", "kind": "number", "unit": "%"}, {"name": "count", "kind": "number", "decimalMark": "."},
       {"name": "day", "kind": "date", "dateOrder": "month-day"}]}
      """
    let vocabulary = try Vocabulary(json: json)
    #expect(
      vocabulary.fields.map { $0.form } == [
        WrittenForm(unit: "€", decimalMark: .comma), WrittenForm(unit: "%", decimalMark: .point),
        WrittenForm(decimalMark: .point), WrittenForm(dateOrder: .monthDay),
      ])
    #expect(try Vocabulary(json: vocabulary.json).fields == vocabulary.fields)
    for (field, message) in [
      (#""kind": "text", "unit": "%""#, "only fields of numbers have 'unit'; remove it or change the kind"),
      (
        #""kind": "number", "dateOrder": "day-month""#,
        "only fields of dates and instants have 'dateOrder'; remove it or change the kind"
      ),
      (#""kind": "date", "dateOrder": "dmy""#, "unknown order 'dmy'; use day-month or month-day"),
    ] {
      do throws(VocabularyError) {
        _ = try Vocabulary(json: #"{"name": "x", "fields": [{"name": "f", \#(field)}]}"#)
        Issue.record("\(field) is read")
      } catch { #expect(error.diagnostics.map { $0.message } == [message]) }
    }
  }
}
