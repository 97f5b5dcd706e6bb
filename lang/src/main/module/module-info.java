/// Every text that becomes an object: numbers, positions, sums, rules.
///
/// What is exported to all is the API, under semantic versioning.
module org.grundy.lang {
    requires static org.jspecify;
    requires transitive org.grundy.core;

    exports org.grundy.lang;
    exports org.grundy.lang.arithmetic;
    exports org.grundy.lang.expression;
    exports org.grundy.lang.move;
    exports org.grundy.lang.nim;
    exports org.grundy.lang.rules;
    exports org.grundy.lang.rules.described;
    exports org.grundy.lang.rules.tree;
}
