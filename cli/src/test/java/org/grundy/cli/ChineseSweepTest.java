package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.lang.Entry;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.lang.NamedGame;
import org.grundy.render.lesson.Lessons;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// Nothing that a command says under `--lang zh` is English but names and code: no sentence of the sources, no help
/// page, no answer about a game of the catalogue, and none of the answers and errors of `chinese-sweep.txt`.
///
/// A word is allowed if it was typed, is a name or a way to write something that the catalogue or the command line
/// knows, or stands in `latin-allowed.txt`. Citations are passed over.
final class ChineseSweepTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..").normalize();
    private static final Path RESOURCES = ROOT.resolve("cli/src/test/resources");
    private static final Pattern WORD = Pattern.compile("[A-Za-zé][A-Za-zé'-]*[A-Za-zé]");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
    /// Authors, a title and a year, as in `W. A. Wythoff, A modification … (1907), p. 1`.
    private static final Pattern CITATION =
            Pattern.compile("[A-Z][\\p{IsLatin}.,:'– -]*[(（，]\\d{4}[)）](, [\\p{IsLatin}0-9 .,-]*)?");
    private static final Set<String> KNOWN = known();
    private static final List<String> PHRASES = phrases();

    private static Set<String> known() {
        Set<String> words = new TreeSet<>();
        Stream<Entry> entries = Catalog.library().families().stream().map(Family::entry);
        entries.forEach(entry -> {
            addWords(words, entry.name() + " " + entry.form().replace(" or ", " ") + " " + entry.example());
            addWords(words, String.join(" ", entry.problems()));
        });
        games().forEach(game -> game.theorems().forEach(theorem -> addWords(words, theorem.key())));
        addWords(words, String.join(" ", Lessons.TOPICS));
        CommandLine root = Main.commandLine();
        addWords(words, String.join(" ", root.getSubcommands().keySet()));
        root.getSubcommands().values().forEach(command -> addOptions(words, command.getCommandSpec()));
        allowed(false).forEach(line -> addWords(words, line));
        words.removeAll(Set.of("or", "and", "the", "of", "is"));
        return words;
    }

    private static void addOptions(Set<String> words, CommandSpec command) {
        command.options().forEach(option -> {
            addWords(words, String.join(" ", option.names()).replace("--", ""));
            if (option.completionCandidates() != null) {
                option.completionCandidates().forEach(each -> addWords(words, each));
            }
        });
    }

    private static void addWords(Set<String> words, String text) {
        WORD.matcher(text).results().forEach(found -> words.add(found.group()));
    }

    private static List<NamedGame<?>> games() {
        List<NamedGame<?>> games = new ArrayList<>();
        for (Family family : Catalog.library().families()) {
            String example = family.entry().example();
            ExpressionParser.parse(Catalog.library(), example)
                    .components()
                    .forEach(component -> games.add((NamedGame<?>) component.game()));
        }
        return games;
    }

    /// Names of games and titles that are several words, and sources of theorems.
    private static List<String> phrases() {
        Stream<String> sources = games().stream()
                .flatMap(game -> game.theorems().stream())
                .map(theorem -> theorem.source().toString());
        Stream<String> aliases =
                Catalog.library().families().stream().flatMap(family -> family.entry().aliases().stream());
        Stream<String> titles = allowed(true).map(line -> line.substring(1).strip());
        return Stream.of(sources, aliases, titles).flatMap(each -> each).toList();
    }

    /// The lines of the list of allowed words, or those that begin with a sign for titles.
    private static Stream<String> allowed(boolean titles) {
        try {
            return Files.readAllLines(RESOURCES.resolve("latin-allowed.txt")).stream()
                    .filter(line -> !line.startsWith("#") && line.startsWith("=") == titles);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /// Files that tell a proof, by their names.
    private static final Pattern FILE = Pattern.compile("\\bverified/\\S+");

    /// The Latin words of a text that are neither known nor typed.
    private static Set<String> foreign(String text, String typed) {
        String one = CITATION.matcher(
                        FILE.matcher(text).replaceAll(" ").replaceAll("\\s+|--[a-z-]+\\b|https://[!-~]+", " "))
                .replaceAll(" ");
        for (String phrase : PHRASES) {
            one = one.replace(phrase, "");
        }
        Set<String> words = new TreeSet<>();
        addWords(words, one);
        words.removeAll(KNOWN);
        words.removeIf(word -> word.matches("[a-h-]+") || typed.contains(word));
        return words;
    }

    static Stream<String> sweep() throws IOException {
        return Files.readAllLines(RESOURCES.resolve("chinese-sweep.txt")).stream()
                .filter(line -> !line.startsWith("#"));
    }

    static Stream<String> pages() {
        CommandLine root = Main.commandLine();
        return Stream.of(
                        Stream.of("--help"),
                        root.getSubcommands().keySet().stream().map(name -> name + " · --help"),
                        Lessons.TOPICS.stream().map(topic -> "explain · --answers · " + topic))
                .flatMap(each -> each);
    }

    static Stream<String> answers() {
        AtomicInteger turn = new AtomicInteger();
        return Catalog.library().families().stream().flatMap(family -> {
            String name = family.entry().name();
            String example = family.entry().example();
            List<String> wrong = List.of("()", "(q)", "[0](1)");
            return Stream.of(
                    "show · " + name,
                    "solve · " + example + " · --misere · --positions · 300",
                    "solve · " + name + wrong.get(turn.getAndIncrement() % wrong.size()));
        });
    }

    static List<String> lines() throws IOException {
        return Thorough.part(
                "Chinese answers",
                16,
                Stream.of(sweep(), pages(), answers()).flatMap(each -> each).toList());
    }

    @ParameterizedTest
    @MethodSource("lines")
    void a_command_says_nothing_in_english(String line) {
        List<String> words = new ArrayList<>(Arrays.asList(line.split(" · ", -1)));
        String input = words.getFirst().startsWith("<")
                ? words.removeFirst().substring(1).replace("\\n", "\n")
                : "";
        words.add("--lang=zh");
        Ran ran = Ran.reading(input, words.toArray(String[]::new));
        assertThat(ran.exit()).isNotEqualTo(70);
        assertThat(foreign(ran.out() + "\n" + ran.err(), line)).isEmpty();
    }

    @Test
    void no_chinese_sentence_of_the_sources_has_an_english_word() throws IOException {
        List<String> wrong = new ArrayList<>();
        try (Stream<Path> files = Files.walk(ROOT)) {
            List<Path> sources = files.filter(file -> file.toString().contains("src/main/java/"))
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.startsWith(ROOT.resolve("bench")))
                    .toList();
            for (Path source : sources) {
                for (String sentence : sentences(Files.readString(source))) {
                    Set<String> words = foreign(sentence, "");
                    if (!words.isEmpty()) {
                        wrong.add(source.getFileName() + ": " + words + " in " + sentence);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    /// The string literals with Chinese letters, without names of quantities and without code in backquotes.
    private static List<String> sentences(String source) {
        String code =
                source.lines().filter(line -> !line.strip().startsWith("//")).collect(Collectors.joining("\n"));
        return LITERAL.matcher(code)
                .results()
                .map(found -> found.group(1))
                .filter(text -> text.matches(".*\\p{IsHan}.*") && !text.contains("(?"))
                .map(text -> text.replaceAll("\\{\\w+}|`[^`]*`|\\\\\"\\w+\\\\\"|\\\\.", " "))
                .toList();
    }
}
