" Colours for games described in Grundy's language for rules.
if exists('b:current_syntax')
  finish
endif

syntax keyword grundyStatement states unordered win lose value start play compound let
syntax keyword grundyWord for if each of in step where as when nothing
syntax keyword grundyOperatorWord and or not xor bitand bitor mod divides else
syntax keyword grundyFunction min max gcd abs popcount isqrt lowbit highbit trailingzeros trailingones nimproduct omega bigomega numdiv primepi smallestpart log digitsum digit length sum count replace remove insert append slice
syntax keyword grundyFunction joined sorted reversed digits list indices primes primepowers powers divisors
syntax keyword grundyConstant true false normal misere disjunctive conjunctive selective long short
syntax match grundyName /^\s*\zs[^#: (→-][^#: (]*\ze\s*\(([^)]*)\)\?\s*:/
syntax match grundyNumber /\<\d\+\>/
syntax match grundyOperator /\.\.\|<=\|>=\|!=\|&&\|||\|[-+*\/%^=<>&≤≥≠×÷∈∧∨¬]/
syntax match grundyArrow /->\|=>\|[→⇒⟶⟹↦]/
syntax match grundyComment /#.*$/

" What a text says of a game below its rules: formulas are coloured as rules are, sentences as strings.
syntax sync fromstart
syntax cluster grundyRule contains=grundyStatement,grundyWord,grundyOperatorWord,grundyFunction,grundyConstant,grundyNumber,grundyOperator,grundyArrow
syntax region grundyDescription matchgroup=grundyStatement start=/^about\>/ matchgroup=NONE end=/^\ze[^[:blank:]#]/ keepend contains=grundyCommentLine,grundyFormula,grundySentence,grundyReason
syntax region grundyFormula contained matchgroup=grundyField start=/^\z(\s\+\)\%(least\|verify\|thorough\|value\|lost\|moves\|some\|let\)\>/ matchgroup=NONE end=/^\%(\s*#\|\s*$\|\z1\s\)\@!/ keepend contains=@grundyRule,grundyComment
syntax region grundySentence contained matchgroup=grundyField start=/^\z(\s\+\)\%(names\|problems\|form\|example\|title\|rules\|theorem\|tame\|source\|statement\|proof\|domain\)\>/ matchgroup=NONE end=/^\%(\s*#\|\s*$\|\z1\s\)\@!/ keepend contains=grundyCommentLine,grundyChinese,grundyPlaceholder
syntax region grundyReason contained matchgroup=grundyField start=/^\z(\s\+\)reason\>/ matchgroup=NONE end=/^\%(\s*#\|\s*$\|\z1\s\)\@!/ keepend contains=grundyCase,grundyCommentLine,grundyChinese,grundyPlaceholder
syntax match grundyCase /\%(^\s\+reason\s\+\S\+\)\@<=\s.*$/ contained contains=@grundyRule
syntax match grundyChinese /^\s\+\zszh:/ contained
syntax match grundyPlaceholder /{\w\+}/ contained
syntax match grundyCommentLine /^\s*#.*$/ contained

highlight default link grundyStatement Statement
highlight default link grundyWord Keyword
highlight default link grundyOperatorWord Operator
highlight default link grundyFunction Function
highlight default link grundyConstant Constant
highlight default link grundyName Identifier
highlight default link grundyNumber Number
highlight default link grundyArrow Special
highlight default link grundyOperator Operator
highlight default link grundyComment Comment
highlight default link grundyCommentLine Comment
highlight default link grundyField Keyword
highlight default link grundyChinese Keyword
highlight default link grundySentence String
highlight default link grundyReason String
highlight default link grundyPlaceholder Special

let b:current_syntax = 'grundyrules'
