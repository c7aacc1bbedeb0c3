" A '#' at the start of a line or after white space begins a comment.
setlocal comments=:# commentstring=#\ %s
let b:undo_ftplugin = 'setlocal comments< commentstring<'
