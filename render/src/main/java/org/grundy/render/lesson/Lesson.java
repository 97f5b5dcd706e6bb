package org.grundy.render.lesson;

import java.util.List;
import java.util.stream.Stream;

/// One topic in one language.
///
/// @param topic its name, the same in every language
/// @param title in the lesson's language
/// @param names other names by which it is found
/// @param sections in the order in which they are read
public record Lesson(String topic, String title, List<String> names, List<LessonSection> sections) {
    /// Copies the lists.
    public Lesson {
        names = List.copyOf(names);
        sections = List.copyOf(sections);
    }

    /// The exercises in the order of their numbers.
    public List<Exercise> exercises() {
        return sections.stream()
                .flatMap(section -> section.exercises().stream())
                .toList();
    }

    /// Every command of the lesson: examples, then those with which answers are checked, section by section.
    public Stream<ExampleCommand> commands() {
        return sections.stream()
                .flatMap(section -> Stream.concat(
                        commands(section.blocks()),
                        section.exercises().stream().flatMap(each -> commands(each.answer()))));
    }

    private static Stream<ExampleCommand> commands(List<LessonBlock> blocks) {
        return blocks.stream()
                .flatMap(block ->
                        block instanceof LessonBlock.Commands lines ? lines.commands().stream() : Stream.empty());
    }
}
