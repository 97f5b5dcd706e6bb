/// Solvers of impartial games and of their sums, misère play, and the checkers of certificates.
///
/// What is exported to all is the API, under semantic versioning; the rest is for the other jars of Grundy.
module org.grundy.core {
    requires static org.jspecify;
    requires transitive org.grundy.base;
    requires transitive org.grundy.sequence;

    exports org.grundy.analysis;
    exports org.grundy.analysis.answer;
    exports org.grundy.analysis.move;
    exports org.grundy.analysis.table;
    exports org.grundy.automata;
    exports org.grundy.logic;
    exports org.grundy.misere;
    exports org.grundy.misere.sequence;
    exports org.grundy.misere.tame;
    exports org.grundy.play;
    exports org.grundy.proof;
    exports org.grundy.search;
    exports org.grundy.search.store;
    exports org.grundy.solve;
    exports org.grundy.solve.graph;
    exports org.grundy.solve.sieve;
    exports org.grundy.verify;

    exports org.grundy.analysis.sum to
            org.grundy.catalog;
    exports org.grundy.search.depth to
            org.grundy.catalog;
}
