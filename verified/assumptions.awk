# Of what Rocq prints of each theorem, its name and those of the axioms it rests on, on one line.
/^Constant / { if (line) print line; line = $2 ":"; next }
/^Closed under the global context/ { line = line " none"; next }
/^Axioms:/ { next }
/^[^ ]/ { line = line " " $1 }
END { print line }
