" vim --clean --not-a-term -n -es -S tests/vim.vim, with ALE naming the folder of ALE and 'filterq' on the PATH.
" Opens the sample as a user would; ALE must show its one error. Exits with 0, or with 1 and the failure.
function! Fail(message) abort
  verbose echo 'vim: ' .. a:message .. "\n"
  cquit
endfunction

" The highlight groups at the first occurrence of each part.
function! CheckGroups(expected) abort
  for [pattern, group] in a:expected
    call cursor(1, 1)
    let [line, column] = searchpos(pattern, 'cW')
    let found = synIDattr(synID(line, column, 1), 'name')
    if found !=# 'filterquery' .. group | call Fail(pattern .. ' is ' .. found .. ', not ' .. group) | endif
  endfor
endfunction

function! Run() abort
  filetype off " It is on already, and has not seen the folder.
  let &runtimepath = getcwd() .. '/vim,' .. &runtimepath .. ',' .. $ALE
  filetype plugin on
  syntax on
  runtime! plugin/filterq.vim plugin/ale.vim
  edit sample.filterq
  if &filetype !=# 'filterquery' | call Fail('the file type of *.filterq is ' .. &filetype) | endif

  call CheckGroups([['^#', 'Comment'], ['^\zst:', 'Field'], ['u \zsor ', 'Logical'], ['-\zeo', 'Negation'],
        \ ['"draw', 'String'], ['/\\b', 'Regexp'], ['<=\zs2', 'Number'], ['!"', 'Exact'], [':elf', 'Comparison'],
        \ [':\zself', 'Value'], ['^ember', 'Word']])

  call ale#Queue(0)
  let end = reltime()
  while empty(ale#engine#GetLoclist(bufnr('')))
    if reltimefloat(reltime(end)) > 15 | call Fail('diagnostics: nothing within 15 seconds') | endif
    sleep 50m
  endwhile
  let erroneous = search('modren$', 'w')
  for diagnostic in ale#engine#GetLoclist(bufnr(''))
    if diagnostic.type !=# 'I' && diagnostic.lnum != erroneous
      call Fail('an unexpected diagnostic: ' .. string(diagnostic))
    endif
  endfor

  edit lists.filterq
  call CheckGroups([['^level', 'Field'], [':\zs(', 'Group'], ['(\zserror', 'Value'], ['error \zsor', 'ValueLogical'],
        \ ['500\zs,', 'Separator'], ['502\zs|', 'Separator'], ['\["GET', 'Group'], ['"HEAD', 'String'],
        \ ['in (', 'Member'], ['in \[', 'Member'], ['\[\zsdebug', 'BracketValue'], ['400\zs\.\.', 'Range'],
        \ ['1,000', 'Number'], ['TO 599', 'To'], ['>=400', 'Comparison'], ['!404', 'ValueNegation'],
        \ ['> 1', 'Comparison'], ['1\.5s', 'Value'], ['&&', 'Logical'], ['||', 'Logical'], ['^NOT', 'Negation'],
        \ ['not method', 'Negation'], ['!status', 'Negation'], ['!(', 'Negation'], ['\~timeout', 'Comparison'],
        \ ['=\~"', 'Match'], ['!\~/', 'Match'], ['/bot/', 'Regexp'], [':\zs\*\.html', 'Star'], ['^has', 'Presence'],
        \ ['user_agent no', 'Asked'], ['null', 'Null'],
        \ ['\*:', 'Field'], ['"Unit Price', 'Field'], ['`First', 'Field'], ['Ann', 'Value']])
endfunction

try
  call Run()
catch
  call Fail(v:exception .. ' in ' .. v:throwpoint)
endtry
qall!
