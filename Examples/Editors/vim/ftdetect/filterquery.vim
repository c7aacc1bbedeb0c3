autocmd BufRead,BufNewFile *.filterq,*.filterq-test setfiletype filterquery
