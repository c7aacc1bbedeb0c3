import FilterCommands
import FilterReports
import Foundation

var console = Console.standard()
let status = FilterCommand.run(Array(CommandLine.arguments.dropFirst()), on: &console)
exit(status)
