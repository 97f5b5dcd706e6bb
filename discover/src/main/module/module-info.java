/// Closed forms found in tables of values, with what is proved of them.
///
/// What is exported to all is the API, under semantic versioning.
module org.grundy.discover {
    requires static org.jspecify;
    requires transitive org.grundy.core;
    requires transitive org.grundy.lang;

    exports org.grundy.discover;
    exports org.grundy.discover.count;
    exports org.grundy.discover.form;
    exports org.grundy.discover.list;
    exports org.grundy.discover.prove;
    exports org.grundy.discover.sample;
    exports org.grundy.discover.vary;
}
