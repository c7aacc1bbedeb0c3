" The syntax of queries, without field names; the server reports unknown fields. It is for both syntaxes: what one of
" them reads as more than words and values is read so here.
if exists('b:current_syntax') | finish | endif
scriptencoding utf-8
syntax case ignore

" The parts of patterns, which are very magic.
let s:part = '%([a-z0-9_@$#-]|[^\x01-\x7f“”‘’])+'
let s:name = '%([@$#]=%([a-z_]|[^\x01-\x7f“”‘’])%(' .. s:part .. ')=%(\.' .. s:part .. ')*)'
let s:quoted = '%("%(\\.|[^"\\])*"|`[^`]*`|\*:@=)'
let s:sign = '%(\=[=~<>]=|!\=|!\~|\<[=>]=|\>\==)'
let s:operator = '%(:%(' .. s:sign .. ')=|' .. s:sign .. '|\~)'
let s:member = '%(%(not[ \t]+)=in)'
let s:head = '%([ \t]*' .. s:operator .. '|[ \t]+' .. s:member .. '[ \t]*[(\[@])@='
let s:filter = '%(' .. s:name .. '|' .. s:quoted .. ')' .. s:head
let s:end = '%([ \t(),|\]}]|\.\.%(\.)@!|\&\&|$)@='
let s:slash = '[:/]@1<=\/|\/%(' .. s:name .. s:operator .. ')@!'

function! s:Match(group, pattern, ...) abort
  execute 'syntax match filterquery' .. a:group .. ' /\v' .. a:pattern .. '/ ' .. join(a:000)
endfunction

" A word is taken whole: quotes and operators inside it are letters.
call s:Match('Word', '[^ \t()\/]+')
call s:Match('Group', '[()]')
call s:Match('Exact', '%(^|[ \t(-])@1<=!')
syntax region filterqueryString start=/\v%(^|[ \t(!-])@1<="/ skip=/\\./ end=/"/ oneline
syntax region filterqueryString start=/\v%(^|[ \t(!-])@1<='/ skip=/\\./ end=/'/ oneline

" The values. What is defined later precedes.
syntax cluster filterqueryPiece contains=filterqueryString,filterqueryRegexp,filterqueryNumber,filterqueryNull,
  \filterqueryStar,filterqueryRange
syntax cluster filterqueryFirst contains=@filterqueryPiece,filterqueryValue,filterqueryValues,filterqueryBrackets
let s:next = 'contained nextgroup=filterquerySeparator,filterqueryRange'
call s:Match('Value', '%(\{[^{}() \t]*\}|' .. s:slash .. '|\.{3,}|\.%(\.)@!|\&%(\&)@!|[^ \t()\/,|*.&])+',
  \ s:next .. ',filterqueryStar')
call s:Match('BracketValue', '%(\.{3,}|\.%(\.)@!|\&%(\&)@!|[^ \t,|*.&\]})])+', 'contained')
call s:Match('Number', '%(-=\d{1,3}%(%(,\d{3})*,0)@=%(,\d{3})+|[-+]=%(\d+%(\.%(\.)@!\d*)=|\.\d+))' .. s:end, s:next)
call s:Match('Null', 'null' .. s:end, s:next)
call s:Match('Star', '\*', s:next .. ',filterqueryStar,filterqueryValue')
call s:Match('Range', '\.\.%(\.)@!', 'contained nextgroup=@filterqueryPiece,filterqueryValue')
call s:Match('Separator', '%(,|\|%(\|)@!)', 'contained nextgroup=@filterqueryPiece,filterqueryValue')
execute 'syntax region filterqueryString start=/"/ skip=/\\./ end=/"/ oneline' s:next
execute "syntax region filterqueryString start=/'/ skip=/\\\\./ end=/'/ oneline" s:next
execute 'syntax region filterqueryRegexp start=/\// skip=/\\./ end=/\// oneline' s:next
call s:Match('Pattern', '["''\/]@!%(\\.|\(%(\\.|[^() \t])*\)|\&%(\&)@!|\|%(\|)@!|[^ \t()&|\\])+', 'contained')

" Names, their operators, and what is between terms.
call s:Match('Field', '%(^|[ \t(\/!|&-])@1<=' .. s:filter,
  \ 'nextgroup=filterqueryComparison,filterqueryMatch,filterqueryMember skipwhite')
call s:Match('Presence', '%(^|[ \t(\/!|&-])@1<=%(has|no):@=', 'nextgroup=filterqueryPresenceSign')
call s:Match('PresenceSign', ':', 'contained nextgroup=filterqueryAsked')
call s:Match('Asked', s:name, 'contained')
call s:Match('Logical', '%(^|[ \t()\/"”])@1<=%(or|and)%([ \t()\/]|$)@=')
call s:Match('Logical', '%(\&\&|\|\|)%([ \t()\/]|$|' .. s:filter .. ')@=')
call s:Match('Negation', '%(^|[ \t(])@1<=-')
call s:Match('Negation', '\C%(^|[ \t(])@1<=NOT%([ \t]*' .. s:operator .. ')@!%([ \t(]|$)@=')
call s:Match('Negation', '%(^|[ \t(])@1<=not%([ \t]*\(|[ \t]+' .. s:filter .. ')@=')
call s:Match('Negation', '%(^|[ \t(])@1<=!%(\(|' .. s:filter .. ')@=')

" The operator after a name. Before a connective or another filter its value is missing.
call s:Match('Comparison', s:operator, 'contained nextgroup=@filterqueryFirst,filterqueryBlank')
call s:Match('Match', ':=%(\=\~|!\~)',
  \ 'contained nextgroup=filterqueryRegexp,filterqueryString,filterqueryPattern skipwhite')
call s:Match('Member', s:member, 'contained nextgroup=filterqueryValues,filterqueryBrackets,filterqueryValue skipwhite')
call s:Match('Blank',
  \ '[ \t]+%(https=:)@=|[ \t]+%([ \t)\/,|:=<>~#]|![=~]|\&\&|-%(\d)@!|%(or|and)%([ \t()\/]|$)|' .. s:filter .. ')@!',
  \ 'contained nextgroup=@filterqueryFirst')

" Several values in delimiters; a line that begins another query ends them.
syntax region filterqueryValues matchgroup=filterqueryGroup start=/(/ end=/)/ end=/\v^(\S|\s*$)@=/ contained
  \ contains=@filterqueryPiece,filterqueryValue,filterquerySeparator,filterqueryValues,filterqueryComparison,
  \filterqueryMatch,filterqueryField,filterqueryValueLogical,filterqueryValueNegation,filterqueryComment
syntax region filterqueryBrackets matchgroup=filterqueryGroup
  \ start=/\v\[|\{([^{}()]*(,[ \t]|[ \t]TO[ \t])[^{}()]*[\]})])@=/ end=/[\])}]/ end=/\v^(\S|\s*$)@=/ contained
  \ contains=@filterqueryPiece,filterqueryBracketValue,filterquerySeparator,filterqueryValueLogical,filterqueryTo,
  \filterqueryComment
call s:Match('To', '\C[ \t]@1<=TO[ \t]@=', 'contained')
call s:Match('ValueLogical', '%(%(^|[ \t(),|\[{])@1<=%(or|and)%([ \t(),|\]}]|$)@=|\&\&|\|\|)', 'contained')
call s:Match('ValueNegation', '%(-%(\d)@!|!%([=~])@!)', 'contained')
call s:Match('ValueNegation', '\CNOT%([ \t(),|])@=', 'contained')

call s:Match('Comment', '%(^|\s)@1<=#.*')
highlight default link filterqueryLogical Conditional
highlight default link filterqueryValueLogical Conditional
highlight default link filterqueryNegation Operator
highlight default link filterqueryValueNegation Operator
highlight default link filterqueryExact Operator
highlight default link filterqueryField Identifier
highlight default link filterqueryAsked Identifier
highlight default link filterqueryPresence Keyword
highlight default link filterqueryPresenceSign Operator
highlight default link filterqueryComparison Operator
highlight default link filterqueryMatch Operator
highlight default link filterqueryMember Operator
highlight default link filterqueryRange Operator
highlight default link filterqueryTo Operator
highlight default link filterqueryGroup Delimiter
highlight default link filterquerySeparator Delimiter
highlight default link filterqueryValue Constant
highlight default link filterqueryBracketValue Constant
highlight default link filterqueryNull Constant
highlight default link filterqueryStar Special
highlight default link filterqueryString String
highlight default link filterqueryRegexp String
highlight default link filterqueryPattern String
highlight default link filterqueryNumber Number
highlight default link filterqueryComment Comment
let b:current_syntax = 'filterquery'
