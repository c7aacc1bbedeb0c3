" The syntax of queries, without field names; the server reports unknown fields.
if exists('b:current_syntax') | finish | endif
syntax case ignore
syntax match filterqueryWord /[^ \t()\/]\+/
syntax match filterqueryLogical /\v<(or|and)>/
syntax match filterqueryNegation /\v(^|[ \t(])@1<=-/
syntax match filterqueryExact /\v(^|[ \t(-])@1<=!/
syntax match filterqueryField /\v(^|[ \t(-])@1<=[a-z_][a-z0-9_-]*(\.[a-z0-9_-]+)*([:=<>]|!\=)@=/
syntax match filterqueryComparison /\v([a-z0-9_-])@1<=(!\=|\<\=|\>\=|\=\<|\=\>|[:=<>])/
syntax region filterqueryString start=/\v(^|[ \t(:=<>!-])@1<="/ skip=/\\./ end=/"/ oneline
syntax region filterqueryString start=/\v(^|[ \t(:=<>!-])@1<='/ skip=/\\./ end=/'/ oneline
syntax region filterqueryRegexp start=/\v[:=<>]@1<=\// skip=/\\./ end=/\// oneline
syntax match filterqueryNumber /\v[:=<>]@1<=-?\d+(\.\d+)?([ \t()]|$)@=/
syntax match filterqueryComment /\v(^|\s)@1<=#.*/
highlight default link filterqueryLogical Conditional
highlight default link filterqueryNegation Operator
highlight default link filterqueryExact Operator
highlight default link filterqueryField Identifier
highlight default link filterqueryComparison Operator
highlight default link filterqueryString String
highlight default link filterqueryRegexp String
highlight default link filterqueryNumber Number
highlight default link filterqueryComment Comment
let b:current_syntax = 'filterquery'
