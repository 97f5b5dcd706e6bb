package org.grundy.render.lesson;

import java.util.List;
import java.util.stream.Stream;

/// A piece of a lesson's text.
public sealed interface LessonBlock {
    /// Words, to be broken where a line ends.
    ///
    /// @param words one line of any length
    record Paragraph(String words) implements LessonBlock {}

    /// Points of a list.
    ///
    /// @param marks what stands before each: `*`, `1.`
    /// @param items the words of each
    record Points(List<String> marks, List<String> items) implements LessonBlock {
        /// As many marks as items.
        public Points {
            marks = List.copyOf(marks);
            items = List.copyOf(items);
        }

        Points and(Points more) {
            return new Points(joined(marks, more.marks), joined(items, more.items));
        }

        private static List<String> joined(List<String> some, List<String> more) {
            return Stream.concat(some.stream(), more.stream()).toList();
        }
    }

    /// Lines to be shown as they are: a table, a program.
    ///
    /// @param lines without their indentation
    record Verbatim(List<String> lines) implements LessonBlock {
        /// Copies the lines.
        public Verbatim {
            lines = List.copyOf(lines);
        }
    }

    /// Commands to be run.
    ///
    /// @param commands one or more
    record Commands(List<ExampleCommand> commands) implements LessonBlock {
        /// Copies the commands.
        public Commands {
            commands = List.copyOf(commands);
        }
    }
}
