package org.grundy.web.preview;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.render.Language;
import org.grundy.render.lesson.Lesson;
import org.grundy.render.lesson.LessonBlock;
import org.grundy.render.lesson.Lessons;
import org.grundy.text.BilingualText;

/// The previews of all that has a page of its own.
public final class Previews {
    private static final String DAILY = "daily";
    private static final String HOME = "home";
    private static final Pattern PAGE = Pattern.compile("(zh/)?([a-z]+)(?:/([a-z0-9-]+))?\\.html");
    private static final Pattern TITLE_ENDS = Pattern.compile("[:：]");

    /// About as much as is shown of a description.
    private static final int LENGTH = 200;

    private static final BilingualText GAMES = new BilingualText(
            "Play Nim, Kayles, Cram and sixty other games against the computer; find out who wins, with which move, and why.",
            "与电脑对弈尼姆、Kayles、骨牌填充等六十多种博弈；看谁能赢、走哪一步、为什么。");
    private static final BilingualText PUZZLE = new BilingualText("Puzzle of the day", "每日一题");
    private static final BilingualText ONE_WINS =
            new BilingualText("One move wins. Which? The same puzzle for all, every day.", "只有一步能赢，是哪一步？每天一题，人人相同。");

    private Previews() {}

    /// Those of a folder of files: every game, every lesson, and the puzzle of the day it is read, in each language.
    public static List<Preview> all() {
        return Stream.of(Language.values())
                .flatMap(language -> Stream.of(
                                Catalog.library().families().stream()
                                        .map(Family::entry)
                                        .map(entry -> game(entry, language)),
                                Lessons.all(language).stream().map(lesson -> lesson(lesson, language)),
                                Stream.of(daily(language)))
                        .flatMap(each -> each))
                .toList();
    }

    /// That of the page as a whole.
    public static Preview home(Language language) {
        return new Preview("index", language, "Grundy", language.of(GAMES), HOME, "");
    }

    /// The preview whose page is a file, such as `game/nim.html` or `zh/daily/2026-01-31.html`; empty if there is
    /// none.
    public static Optional<Preview> of(String file) {
        Matcher page = PAGE.matcher(file);
        if (!page.matches()) {
            return Optional.empty();
        }
        Language language = page.group(1) == null ? Language.EN : Language.ZH;
        String name = page.group(3);
        return switch (page.group(2)) {
            case "game" ->
                Catalog.library().families().stream()
                        .map(Family::entry)
                        .filter(entry -> entry.name().equals(name))
                        .map(entry -> game(entry, language))
                        .findFirst();
            case "lesson" ->
                Lessons.TOPICS.stream()
                        .filter(topic -> topic.equals(name))
                        .map(topic -> lesson(Lessons.of(topic, language), language))
                        .findFirst();
            case DAILY -> name == null ? Optional.of(daily(language)) : day(name, language);
            default -> Optional.empty();
        };
    }

    /// The names of pictures that there must be.
    public static Set<String> pictures() {
        return Stream.concat(Stream.of(HOME), all().stream().map(Preview::picture))
                .collect(Collectors.toSet());
    }

    private static Preview game(Entry entry, Language language) {
        String name = entry.name();
        String title = TITLE_ENDS.split(language.of(entry.title()), 2)[0];
        return new Preview(
                "game/" + name,
                language,
                title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1),
                shortened(language.of(entry.rules())),
                name,
                "play?game=" + name);
    }

    private static Preview lesson(Lesson lesson, Language language) {
        String first = lesson.sections().stream()
                .flatMap(section -> section.blocks().stream())
                .flatMap(
                        block -> block instanceof LessonBlock.Paragraph text ? Stream.of(text.words()) : Stream.empty())
                .findFirst()
                .orElse("");
        return new Preview(
                "lesson/" + lesson.topic(),
                language,
                lesson.title(),
                shortened(first.replace("`", "")),
                "lesson-" + lesson.topic(),
                "lessons?topic=" + lesson.topic());
    }

    private static Preview daily(Language language) {
        return new Preview(DAILY, language, language.of(PUZZLE), language.of(ONE_WINS), DAILY, "puzzles");
    }

    private static Optional<Preview> day(String date, Language language) {
        try {
            LocalDate day = LocalDate.parse(date);
            String title = language.of("Puzzle of " + day, day + " 的谜题");
            return Optional.of(new Preview(
                    DAILY + "/" + day, language, title, language.of(ONE_WINS), DAILY, "puzzles?day=" + day));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }

    /// The first sentences, as many as fit.
    private static String shortened(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.length() <= LENGTH) {
            return line;
        }
        int end = Math.max(line.lastIndexOf(". ", LENGTH), line.lastIndexOf('。', LENGTH));
        return end > 0 ? line.substring(0, end + 1) : line.substring(0, line.lastIndexOf(' ', LENGTH) + 1) + "…";
    }
}
