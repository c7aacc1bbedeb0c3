; The names are those that Helix, Neovim and the tree-sitter command share.

(comment) @comment

(field) @attribute
[(comparison) (minus) (exclamation)] @operator
[(or) (and)] @keyword.operator

(value) @constant
(quoted) @string
(regex) @string.regexp
(shorthand) @keyword.directive

[(left_parenthesis) (right_parenthesis)] @punctuation.bracket
