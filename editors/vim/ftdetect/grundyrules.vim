autocmd BufNewFile,BufRead *.rules setfiletype grundyrules
