" Colours for games described in Grundy's language for rules.
if exists('b:current_syntax')
  finish
endif

syntax keyword grundyStatement states unordered win lose value start play compound
syntax keyword grundyWord for if each of in step where as when nothing
syntax keyword grundyOperatorWord and or not xor bitand bitor mod divides else
syntax keyword grundyFunction min max gcd abs popcount isqrt lowbit highbit trailingzeros trailingones nimproduct omega bigomega numdiv smallestpart log digitsum digit length sum count replace remove insert append slice
syntax keyword grundyFunction joined sorted reversed list indices primes primepowers powers divisors
syntax keyword grundyConstant true false normal misere disjunctive conjunctive selective long short
syntax match grundyName /^\s*\zs[^#: (→-][^#: (]*\ze\s*\(([^)]*)\)\?\s*:/
syntax match grundyNumber /\<\d\+\>/
syntax match grundyOperator /\.\.\|<=\|>=\|!=\|&&\|||\|[-+*\/%^=<>&≤≥≠×÷∈∧∨¬]/
syntax match grundyArrow /->\|=>\|[→⇒⟶⟹↦]/
syntax match grundyComment /#.*$/

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

let b:current_syntax = 'grundyrules'
