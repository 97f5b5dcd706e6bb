/// Values, rules, solvers, nim-sequences and proofs of impartial games.
///
/// What is exported to all is the API, under semantic versioning; the rest is for the other jars of Grundy.
module org.grundy.core {
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports org.grundy.analysis;
    exports org.grundy.analysis.answer;
    exports org.grundy.analysis.move;
    exports org.grundy.analysis.table;
    exports org.grundy.automata;
    exports org.grundy.evidence;
    exports org.grundy.game;
    exports org.grundy.game.coding;
    exports org.grundy.heap;
    exports org.grundy.heap.period;
    exports org.grundy.heap.sequence;
    exports org.grundy.heap.value;
    exports org.grundy.logic;
    exports org.grundy.misere;
    exports org.grundy.misere.sequence;
    exports org.grundy.misere.tame;
    exports org.grundy.play;
    exports org.grundy.proof;
    exports org.grundy.run;
    exports org.grundy.search;
    exports org.grundy.solve;
    exports org.grundy.solve.graph;
    exports org.grundy.solve.sieve;
    exports org.grundy.text;
    exports org.grundy.value;
    exports org.grundy.verify;

    exports org.grundy.analysis.sum to
            org.grundy.catalog;
    exports org.grundy.heap.kernel to
            org.grundy.cli;
    exports org.grundy.heap.kernel.choice to
            org.grundy.cli;
    exports org.grundy.heap.store to
            org.grundy.cli;
    exports org.grundy.search.depth to
            org.grundy.catalog;
}
