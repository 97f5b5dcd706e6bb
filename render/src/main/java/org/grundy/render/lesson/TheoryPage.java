package org.grundy.render.lesson;

import static org.grundy.render.lesson.LessonMessages.say;

import java.util.ArrayList;
import java.util.List;
import org.grundy.render.Language;

/// All lessons as one Markdown page: `docs/theory.md` and its Chinese form are this.
public final class TheoryPage {
    private static final int WIDTH = 118;

    private final Language language;
    private final StringBuilder text = new StringBuilder();

    private TheoryPage(Language language) {
        this.language = language;
    }

    /// The page in a language.
    public static String of(Language language) {
        return new TheoryPage(language).page();
    }

    private String page() {
        List<Lesson> lessons = Lessons.all(language);
        text.append("# ").append(say(language, "page.title")).append("\n\n");
        text.append(say(language, "page.opening")).append("\n");
        for (Lesson lesson : lessons) {
            text.append("* [")
                    .append(lesson.title())
                    .append("](#")
                    .append(lesson.topic())
                    .append(")\n");
        }
        lessons.forEach(this::lesson);
        return text.toString();
    }

    private void lesson(Lesson lesson) {
        text.append("\n<a id=\"").append(lesson.topic()).append("\"></a>\n\n");
        text.append("## ").append(lesson.title()).append('\n');
        for (LessonSection section : lesson.sections()) {
            text.append("\n### ").append(section.heading(language)).append('\n');
            section.blocks().forEach(this::block);
            exercises(section.exercises());
        }
    }

    private void exercises(List<Exercise> exercises) {
        for (int i = 0; i < exercises.size(); i++) {
            Exercise exercise = exercises.get(i);
            text.append('\n');
            paragraph(i + 1 + ". ", exercise.question());
            text.append("\n   <details><summary>")
                    .append(say(language, "answer"))
                    .append("</summary>\n");
            int before = text.length();
            exercise.answer().forEach(this::block);
            String answer = text.substring(before);
            text.setLength(before);
            text.append(answer.replaceAll("(?m)^(?=.)", "   ")).append("\n   </details>\n");
        }
    }

    private void block(LessonBlock block) {
        text.append('\n');
        switch (block) {
            case LessonBlock.Paragraph paragraph -> paragraph("", paragraph.words());
            case LessonBlock.Points points -> {
                for (int i = 0; i < points.items().size(); i++) {
                    paragraph(points.marks().get(i) + " ", points.items().get(i));
                }
            }
            case LessonBlock.Verbatim verbatim -> indented(verbatim.lines());
            case LessonBlock.Commands commands ->
                indented(commands.commands().stream()
                        .map(ExampleCommand::toString)
                        .toList());
        }
    }

    private void indented(List<String> lines) {
        lines.forEach(line -> text.append("    ").append(line).append('\n'));
    }

    private void paragraph(String mark, String words) {
        List<String> lines = lines(words, WIDTH - mark.length());
        for (int i = 0; i < lines.size(); i++) {
            text.append(i == 0 ? mark : " ".repeat(mark.length()))
                    .append(lines.get(i))
                    .append('\n');
        }
    }

    /// Words broken at blanks only, so that Markdown does not put blanks between Chinese characters.
    private static List<String> lines(String words, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width && mayBegin(word)) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /// Whether a word may begin a line: not one that Markdown takes for a mark.
    private static boolean mayBegin(String word) {
        return !word.matches("[-+*=>#].*|\\d+[.)]");
    }
}
