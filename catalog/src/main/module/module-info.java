/// The named games, found by name, and the problems of online judges.
///
/// What is exported to all is the API, under semantic versioning; the rest is for the other jars of Grundy.
module org.grundy.catalog {
    requires org.jgrapht.core;
    requires org.jgrapht.io;
    requires static org.jspecify;
    requires transitive org.grundy.core;
    requires transitive org.grundy.lang;

    exports org.grundy.catalog;
    exports org.grundy.catalog.game;
    exports org.grundy.catalog.judge;

    exports org.grundy.catalog.graph.removal.search to
            org.grundy.cluster;
    exports org.grundy.catalog.puzzle to
            org.grundy.web;

    uses org.grundy.lang.Family;
}
