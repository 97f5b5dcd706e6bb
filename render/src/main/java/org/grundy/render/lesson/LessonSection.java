package org.grundy.render.lesson;

import java.util.ArrayList;
import java.util.List;
import org.grundy.render.Language;

/// A part of a lesson.
///
/// @param kind what it does for the reader
/// @param title what it is about, empty if the kind says enough
/// @param screens its text, one idea each
/// @param exercises questions, in a section of that kind only
public record LessonSection(Kind kind, String title, List<LessonScreen> screens, List<Exercise> exercises) {
    /// What sections are for. A section of kind [#GO_ON] holds commands only.
    public enum Kind {
        /// What one sees before anything is defined, in plain words.
        IDEA,
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
        screens = List.copyOf(screens);
        exercises = List.copyOf(exercises);
    }

    /// The text as one piece: a list that goes on from screen to screen is whole again.
    public List<LessonBlock> blocks() {
        List<LessonBlock> all = new ArrayList<>();
        for (LessonScreen screen : screens) {
            for (LessonBlock block : screen.blocks()) {
                boolean goesOn = !all.isEmpty()
                        && block instanceof LessonBlock.Points
                        && all.getLast() instanceof LessonBlock.Points;
                all.add(goesOn ? ((LessonBlock.Points) all.removeLast()).and((LessonBlock.Points) block) : block);
            }
        }
        return all;
    }

    /// The heading with the title.
    public String heading(Language language) {
        return kind.heading(language) + (title.isEmpty() ? "" : language.of(": ", "：") + title);
    }
}
