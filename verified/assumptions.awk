# Of what Rocq prints of each theorem, its name and those of the axioms it rests on, on one line; and each axiom with its
# statement on one line.
function told() { if (axiom) axioms["axiom " axiom " " statement]; axiom = "" }
/^Constant / { told(); if (line) print line; line = $2 ":"; next }
/^Closed under the global context/ { line = line " none"; next }
/^Axioms:/ { next }
/^[^ ]/ { told(); axiom = $1; line = line " " $1; statement = "" }
axiom { $1 = $1; text = $0; sub("^" axiom " *", "", text); statement = statement (statement && text ? " " : "") text }
END { told(); print line; for (a in axioms) print a }
