autocmd BufRead,BufNewFile *.filterq setfiletype filterquery
