package org.grundy.render.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;

/// Reads the Markdown of a lesson: a title, a line of other names, and sections whose headings are those of
/// [LessonSection.Kind] in the lesson's language.
///
/// Blocks are separated by empty lines. An indented block shows commands or lines as they are; a block
/// that begins with a mark is a list; among exercises each question is a list of one point, and all
/// until the next answers it. A line that begins with `>` begins a screen, with a [Scene] or with that
/// of the screen before; behind a question it is the task.
final class LessonParser {
    private static final Pattern POINT = Pattern.compile("(\\*|\\d+\\.) (.*)");
    private static final String INDENT = "    ";

    private final Language language;
    private final Deque<String> lines;

    private LessonParser(String text, Language language) {
        this.language = language;
        this.lines = new ArrayDeque<>(text.lines().toList());
    }

    /// @throws IllegalStateException if the text is no lesson, naming the line
    static Lesson parse(String topic, String text, Language language) {
        return new LessonParser(text, language).lesson(topic);
    }

    private Lesson lesson(String topic) {
        String title = after("# ");
        List<String> names =
                List.of(after(LessonMessages.say(language, "names.file")).split(language.of(", ", "、")));
        List<LessonSection> sections = new ArrayList<>();
        skipEmpty();
        while (!lines.isEmpty()) {
            sections.add(section());
        }
        return new Lesson(topic, title, names, sections);
    }

    private String after(String mark) {
        skipEmpty();
        String line = lines.removeFirst();
        if (!line.startsWith(mark)) {
            throw new IllegalStateException("\"" + mark + "\" should begin the line: " + line);
        }
        return line.substring(mark.length());
    }

    private LessonSection section() {
        String heading = after("## ");
        LessonSection.Kind kind = Stream.of(LessonSection.Kind.values())
                .filter(each -> heading.startsWith(each.heading(language)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no kind of section: " + heading));
        String title = heading.substring(kind.heading(language).length()).replaceFirst("^(: |：)", "");
        return kind == LessonSection.Kind.EXERCISES
                ? new LessonSection(kind, title, List.of(), exercises())
                : new LessonSection(kind, title, screens(), List.of());
    }

    private List<LessonScreen> screens() {
        List<LessonScreen> screens = new ArrayList<>();
        while (sectionGoesOn()) {
            Optional<Scene> scene = Scene.begins(lines.getFirst()) ? scene() : Optional.empty();
            List<LessonBlock> blocks = new ArrayList<>();
            while (sectionGoesOn() && !Scene.begins(lines.getFirst())) {
                blocks.add(block(blockLines()));
            }
            screens.add(new LessonScreen(scene, blocks));
        }
        return screens;
    }

    private boolean sectionGoesOn() {
        skipEmpty();
        return !lines.isEmpty() && !lines.getFirst().startsWith("## ");
    }

    private Optional<Scene> scene() {
        return Scene.of(lines.removeFirst());
    }

    private void skipEmpty() {
        while (!lines.isEmpty() && lines.getFirst().isBlank()) {
            lines.removeFirst();
        }
    }

    private List<String> blockLines() {
        List<String> block = new ArrayList<>();
        while (!lines.isEmpty() && !lines.getFirst().isBlank() && !Scene.begins(lines.getFirst())) {
            block.add(lines.removeFirst());
        }
        return block;
    }

    private LessonBlock block(List<String> block) {
        String first = block.getFirst();
        if (first.startsWith(INDENT)) {
            List<String> plain =
                    block.stream().map(line -> line.replaceFirst("^ {1,4}", "")).toList();
            return ExampleCommand.begins(plain.getFirst())
                    ? new LessonBlock.Commands(
                            plain.stream().map(ExampleCommand::of).toList())
                    : new LessonBlock.Verbatim(plain);
        }
        return POINT.matcher(first).matches() ? points(block) : new LessonBlock.Paragraph(joined(block));
    }

    private LessonBlock.Points points(List<String> block) {
        List<String> marks = new ArrayList<>();
        List<String> items = new ArrayList<>();
        for (String line : block) {
            Matcher point = POINT.matcher(line);
            if (point.matches()) {
                marks.add(point.group(1));
                items.add(point.group(2));
            } else {
                items.add(joined(List.of(items.removeLast(), line.strip())));
            }
        }
        return new LessonBlock.Points(marks, items);
    }

    /// The lines of a paragraph as one: Chinese is not separated by blanks.
    private static String joined(List<String> block) {
        StringBuilder words = new StringBuilder();
        for (String line : block) {
            boolean close = !words.isEmpty()
                    && (DisplayWidth.of(words.charAt(words.length() - 1)) == 2 || DisplayWidth.of(line.charAt(0)) == 2);
            words.append(words.isEmpty() || close ? "" : " ").append(line);
        }
        return words.toString();
    }

    private List<Exercise> exercises() {
        List<Exercise> all = new ArrayList<>();
        while (sectionGoesOn()) {
            LessonBlock question = block(blockLines());
            if (!(question instanceof LessonBlock.Points words)) {
                throw new IllegalStateException("no question: " + question);
            }
            skipEmpty();
            Optional<Scene> task = !lines.isEmpty() && Scene.begins(lines.getFirst()) ? scene() : Optional.empty();
            all.add(new Exercise(words.items().getFirst(), task, answer()));
        }
        return all;
    }

    private List<LessonBlock> answer() {
        List<LessonBlock> answer = new ArrayList<>();
        while (sectionGoesOn() && !POINT.matcher(lines.getFirst()).matches()) {
            answer.add(block(blockLines()));
        }
        return answer;
    }
}
