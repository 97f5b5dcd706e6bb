# zsh -f complete.zsh FOLDER TEXT: what an interactive zsh with FOLDER in its fpath makes of TEXT and a tab, and of what it
# then complains. A zsh is interactive only on a terminal.
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PS1=; stty -echo; unsetopt ZLE_RPROMPT; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; bindkey '^X' kill-buffer; print REA''DY"
zpty -r z seen '*READY*'
zpty -w -n z "$2"$'\t\t'
zpty -w z " ; print DO''NE"
zpty -r z seen '*DONE*'
print -r -- "$seen"
zpty -d z
