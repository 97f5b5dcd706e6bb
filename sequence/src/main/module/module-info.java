/// Rules of games played on heaps, and nim-sequences with their periods.
///
/// What is exported to all is the API, under semantic versioning; the rest is for the other jars of Grundy.
module org.grundy.sequence {
    requires static jdk.incubator.vector;
    requires static org.jspecify;
    requires transitive org.grundy.base;

    exports org.grundy.heap;
    exports org.grundy.heap.period;
    exports org.grundy.heap.sequence;
    exports org.grundy.heap.value;

    exports org.grundy.heap.kernel to
            org.grundy.cli;
    exports org.grundy.heap.kernel.choice to
            org.grundy.cli;
    exports org.grundy.heap.store to
            org.grundy.cli,
            org.grundy.core;
}
