package org.grundy.lang.nim;

import java.util.List;
import java.util.stream.Collectors;

/// A question of nim arithmetic: the nimber of an expression, or an ordinary number that belongs to
/// nimbers.
public sealed interface NimQuestion {
    /// The expressions in it.
    List<NimTerm> terms();

    /// The question in one notation.
    default String notation() {
        return name() + terms().stream().map(NimTerm::notation).collect(Collectors.joining(", ", "(", ")"));
    }

    /// How the question begins; empty for an expression.
    String name();

    /// The nimber that an expression evaluates to.
    record Value(NimTerm term) implements NimQuestion {
        @Override
        public List<NimTerm> terms() {
            return List.of(term);
        }

        @Override
        public String name() {
            return "";
        }

        @Override
        public String notation() {
            return term.notation();
        }
    }

    /// The least exponent for which the power of a nimber is 1.
    record Order(NimTerm of) implements NimQuestion {
        @Override
        public List<NimTerm> terms() {
            return List.of(of);
        }

        @Override
        public String name() {
            return "order";
        }
    }

    /// The number of bits of the smallest field that a nimber is in.
    record Degree(NimTerm of) implements NimQuestion {
        @Override
        public List<NimTerm> terms() {
            return List.of(of);
        }

        @Override
        public String name() {
            return "degree";
        }
    }

    /// Which power of another nimber a nimber is.
    record Log(NimTerm of, NimTerm base) implements NimQuestion {
        @Override
        public List<NimTerm> terms() {
            return List.of(of, base);
        }

        @Override
        public String name() {
            return "log";
        }
    }
}
