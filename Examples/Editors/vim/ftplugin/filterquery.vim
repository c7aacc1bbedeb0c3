" A '#' is a comment only at the start of a line.
setlocal comments=:# commentstring=#\ %s
let b:undo_ftplugin = 'setlocal comments< commentstring<'
