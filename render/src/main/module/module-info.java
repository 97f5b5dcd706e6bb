/// Answers as text in both languages, JSON records, files and programs.
///
/// What is exported to all is the API, under semantic versioning; the rest is for the other jars of Grundy.
module org.grundy.render {
    requires java.desktop;
    requires static org.jspecify;
    requires tools.jackson.core;
    requires tools.jackson.databind;
    requires transitive org.grundy.core;
    requires transitive org.grundy.discover;
    requires transitive org.grundy.lang;

    exports org.grundy.render;
    exports org.grundy.render.certificate;
    exports org.grundy.render.certificate.verdict;
    exports org.grundy.render.count;
    exports org.grundy.render.discovery;
    exports org.grundy.render.file;
    exports org.grundy.render.json;
    exports org.grundy.render.json.writer;
    exports org.grundy.render.misere;
    exports org.grundy.render.program;
    exports org.grundy.render.program.input;
    exports org.grundy.render.terminal;
    exports org.grundy.render.text;
    exports org.grundy.render.text.play;

    exports org.grundy.render.canvas to
            org.grundy.web;
    exports org.grundy.render.lesson to
            org.grundy.cli,
            org.grundy.web;
    exports org.grundy.render.program.rules to
            org.grundy.cli,
            org.grundy.web;
    exports org.grundy.render.schema to
            org.grundy.cli,
            org.grundy.web;
    exports org.grundy.render.sheet to
            org.grundy.cli,
            org.grundy.web;

}
