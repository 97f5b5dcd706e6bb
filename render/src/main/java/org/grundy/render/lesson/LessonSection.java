package org.grundy.render.lesson;

import java.util.List;
import org.grundy.render.Language;

/// A part of a lesson.
///
/// @param kind what it does for the reader
/// @param title what it is about, empty if the kind says enough
/// @param blocks its text
/// @param exercises questions, in a section of that kind only
public record LessonSection(Kind kind, String title, List<LessonBlock> blocks, List<Exercise> exercises) {
    /// What sections are for. A section of kind [#GO_ON] holds commands only.
    public enum Kind {
        /// What a word means.
        DEFINITION("Definition", "定义"),
        /// What holds.
        THEOREM("Theorem", "定理"),
        /// Why it holds.
        PROOF("Proof", "证明"),
        /// What the engine says about a case.
        EXAMPLE("Example", "示例"),
        /// What is easily got wrong, or known beyond the theorem.
        REMARK("Remark", "说明"),
        /// Questions with answers.
        EXERCISES("Exercises", "练习"),
        /// Commands to go on with.
        GO_ON("Go on with", "继续");

        private final String en;
        private final String zh;

        Kind(String en, String zh) {
            this.en = en;
            this.zh = zh;
        }

        /// The heading of such a section.
        public String heading(Language language) {
            return language.of(en, zh);
        }
    }

    /// A section whose lists nobody changes.
    public LessonSection {
        blocks = List.copyOf(blocks);
        exercises = List.copyOf(exercises);
    }

    /// The heading with the title.
    public String heading(Language language) {
        return kind.heading(language) + (title.isEmpty() ? "" : language.of(": ", "：") + title);
    }
}
