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
        DEFINITION,
        /// What holds.
        THEOREM,
        /// Why it holds.
        PROOF,
        /// What the engine says about a case.
        EXAMPLE,
        /// What is easily got wrong, or known beyond the theorem.
        REMARK,
        /// Questions with answers.
        EXERCISES,
        /// Commands to go on with.
        GO_ON;

        /// The heading of such a section.
        public String heading(Language language) {
            return LessonMessages.say(language, "section." + this);
        }
    }

    /// Copies the lists.
    public LessonSection {
        blocks = List.copyOf(blocks);
        exercises = List.copyOf(exercises);
    }

    /// The heading with the title.
    public String heading(Language language) {
        return kind.heading(language) + (title.isEmpty() ? "" : language.of(": ", "：") + title);
    }
}
