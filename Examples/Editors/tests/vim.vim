" vim --clean --not-a-term -n -es -S tests/vim.vim, with ALE naming the folder of ALE and 'filterq' on the PATH.
" Opens the sample as a user would; ALE must show its one error. Exits with 0, or with 1 and the failure.
function! Fail(message) abort
  verbose echo 'vim: ' .. a:message .. "\n"
  cquit
endfunction

function! Run() abort
  filetype off " It is on already, and has not seen the folder.
  let &runtimepath = getcwd() .. '/vim,' .. &runtimepath .. ',' .. $ALE
  filetype plugin on
  syntax on
  runtime! plugin/filterq.vim plugin/ale.vim
  edit sample.filterq
  if &filetype !=# 'filterquery' | call Fail('the file type of *.filterq is ' .. &filetype) | endif

  " The highlight groups at the first occurrence of each part.
  let expected = [['^#', 'Comment'], ['^\zst:', 'Field'], [' \zsor ', 'Logical'], ['-\zeo', 'Negation'],
        \ ['"draw', 'String'], ['/\\b', 'Regexp'], ['<=\zs2', 'Number'], ['!"', 'Exact'], [':elf', 'Comparison'],
        \ ['elf', 'Word']]
  for [pattern, group] in expected
    call cursor(1, 1)
    let [line, column] = searchpos(pattern, 'cW')
    let found = synIDattr(synID(line, column, 1), 'name')
    if found !=# 'filterquery' .. group | call Fail(pattern .. ' is ' .. found .. ', not ' .. group) | endif
  endfor

  call ale#Queue(0)
  let end = reltime()
  while empty(ale#engine#GetLoclist(bufnr('')))
    if reltimefloat(reltime(end)) > 15 | call Fail('diagnostics: nothing within 15 seconds') | endif
    sleep 50m
  endwhile
  let erroneous = search('modren$', 'w')
  for diagnostic in ale#engine#GetLoclist(bufnr(''))
    if diagnostic.type !=# 'I' && diagnostic.lnum != erroneous | call Fail('an unexpected diagnostic: ' .. string(diagnostic)) | endif
  endfor
endfunction

try
  call Run()
catch
  call Fail(v:exception .. ' in ' .. v:throwpoint)
endtry
qall!
