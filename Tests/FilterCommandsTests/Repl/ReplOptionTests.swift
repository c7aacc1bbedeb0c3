import DataStreams
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// `:set`
@Suite struct ReplOptionTests {
  @Test func theList() {
    var session = AnsweredSession()
    #expect(
      session.lines(":set") == [
        "rows     20    how many rows to print in a pipe", "menu     on    show completions while typing",
        "counts   on    show how many a completion leaves",
        "ghost    on    suggest the rest of a query from the history",
        "history  on    offer queries of the history as completions",
        "live     on    show the first rows while typing",
        "explain  on    explain the query below its result", "time     off   show the time below the result",
        "keys     emacs edit the line with the keys of emacs or vi",
        "private  off   keep queries out of the history", "strict   off   read queries exactly as Scryfall does",
        "extras   off   include tokens and other extras",
      ])
    for line in session.lines(":set") { #expect(line.count <= 80) }
  }

  /// Each option can be set, is shown, and is requested from the session.
  @Test func setting() {
    for option in ReplOption.allCases {
      var session = AnsweredSession()
      var expected = session.answerer.options
      let value =
        option == .rows ? "7" : option == .keys ? "vi" : option.value(in: expected) == "on" ? "off" : "on"
      #expect(option.set(value, in: &expected), "\(option)")
      #expect(expected != session.answerer.options, "\(option)")
      let answer = session.answer(":set \(option.rawValue) \(value)")
      #expect(answer.request == .set(expected), "\(option)")
      #expect(session.answerer.options == expected, "\(option)")
      #expect(answer.lines.map { $0.text.split(separator: " ")[1] } == [value[...]], "\(option)")
      #expect(session.answer(":set \(option.rawValue)").request == nil, "\(option)")
      #expect(session.lines(":set \(option.rawValue)").first?.contains(" \(value) ") == true, "\(option)")
      for value in option.values {
        var options = ReplOptions()
        #expect(option.set(value, in: &options), "\(option): \(value)")
        #expect(option.value(in: options) == value, "\(option)")
      }
    }
  }

  @Test func words() {
    let rows: [(String, String)] = [
      ("on", "on"), ("ON", "on"), ("yes", "on"), ("true", "on"), ("1", "on"), ("off", "off"), ("no", "off"),
      ("false", "off"), ("0", "off"),
    ]
    for (word, expected) in rows {
      var options = ReplOptions()
      #expect(ReplOption.menu.set(word, in: &options), "\(word)")
      #expect(ReplOption.menu.value(in: options) == expected, "\(word)")
    }
  }

  @Test func errors() {
    let rows: [(String, [String])] = [
      (":set rows x", ["'rows' is a number from 1 to 100000, not 'x'"]),
      (":set rows 0", ["'rows' is a number from 1 to 100000, not '0'"]),
      (":set rows 99999999999999999999", ["'rows' is a number from 1 to 100000, not '99999999999999999999'"]),
      (":set keys ed", ["'keys' is emacs or vi, not 'ed'"]),
      (":set menu 7", ["'menu' is on or off, not '7'"]),
      (":set menu on off", ["'menu' is on or off, not 'on off'"]),
      (
        ":set tiem on",
        [
          "unknown option 'tiem'; did you mean 'time'?",
          "options: rows, menu, counts, ghost, history, live, explain, time, keys, private, strict, extras",
        ]
      ),
      (
        ":set xyz",
        [
          "unknown option 'xyz'",
          "options: rows, menu, counts, ghost, history, live, explain, time, keys, private, strict, extras",
        ]
      ),
      (":set ex on", ["'ex' could be explain, extras"]),
    ]
    for (input, expected) in rows {
      var session = AnsweredSession()
      let before = session.answerer.options
      let answer = session.answer(input)
      #expect(answer.lines.map { $0.text } == expected, "\(input)")
      #expect(answer.isError, "\(input)")
      #expect(answer.request == nil, "\(input)")
      #expect(session.answerer.options == before, "\(input)")
    }
  }

  @Test func beginnings() {
    var session = AnsweredSession()
    #expect(session.lines(":set me off") == ["menu     off   show completions while typing"])
    #expect(session.lines(":se  extras   on ").first?.hasPrefix("extras   on ") == true)
  }

  /// Options affect the answers to queries.
  @Test func optionsCount() {
    var session = AnsweredSession()
    #expect(session.lines("t:elf -pow>=1").last?.hasPrefix("0 of") == true)
    _ = session.answer(":set strict on")
    #expect(session.lines("t:elf -pow>=1").last?.hasPrefix("7 of") == true)
    _ = session.answer(":set strict off")
    let hidden = session.lines("t:goblin").count
    _ = session.answer(":set extras on")
    #expect(session.lines("t:goblin").count > hidden)
  }
}
