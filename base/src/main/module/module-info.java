/// Sentences, values of positions, limits on work, evidence, and what a game is.
///
/// What is exported to all is the API, under semantic versioning.
module org.grundy.base {
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports org.grundy.evidence;
    exports org.grundy.game;
    exports org.grundy.game.coding;
    exports org.grundy.run;
    exports org.grundy.text;
    exports org.grundy.value;
}
