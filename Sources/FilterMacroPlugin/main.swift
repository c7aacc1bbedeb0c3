// The program that the compiler runs to expand the macros. Without the trait `Macros` it does nothing, and no target
// depends on it.

#if Macros
  var connection = PluginConnection()
  var expander = MacroExpander()
  while let request = connection.next(), connection.send(expander.response(to: request)) {}
#endif
