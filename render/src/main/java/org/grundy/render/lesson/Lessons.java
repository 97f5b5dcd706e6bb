package org.grundy.render.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.lang.NearestNames;
import org.grundy.render.Language;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// All lessons, each in every language. They are found by their topic and by every name in either language.
public final class Lessons {
    /// The topics in the order in which they build on each other.
    public static final List<String> TOPICS = List.of("""
            pn bash mex sg sums nim staircase moore mirror wythoff euclid k-multiple multi-sg hackenbush periods
            coins nimbers misere sj remoteness every-sg compounds marbles loopy entailing\
            """.split("\\s+"));

    private Lessons() {}

    /// The lesson on a topic.
    ///
    /// @param topic one of [#TOPICS]
    public static Lesson of(String topic, Language language) {
        return LessonParser.parse(topic, text(topic, language), language);
    }

    /// All lessons in their order.
    public static List<Lesson> all(Language language) {
        return TOPICS.stream().map(topic -> of(topic, language)).toList();
    }

    /// The lesson that a word asks for, in any language; case, blanks and hyphens do not matter.
    ///
    /// @throws InputError if there is none, with the nearest names
    public static Lesson named(String word, Language language) {
        Optional<String> topic = TOPICS.stream()
                .filter(each -> names(each).anyMatch(name -> plain(name).equals(plain(word))))
                .findFirst();
        return of(topic.orElseGet(() -> withPart(word)), language);
    }

    /// The only topic with a word in one of its names.
    private static String withPart(String word) {
        List<String> topics = topicsAbout(word);
        if (topics.size() == 1) {
            return topics.getFirst();
        }
        throw topics.isEmpty() ? unknown(word) : ambiguous(word, topics);
    }

    private static InputError ambiguous(String word, List<String> topics) {
        return new InputError(
                "several lessons have \"%s\" in a name: %s", "名称含有“%s”的有几课：%s", word, BilingualText.list(topics));
    }

    private static List<String> topicsAbout(String word) {
        String part = plain(word);
        return TOPICS.stream()
                .filter(each -> part.length() > 1
                        && names(each).anyMatch(name -> plain(name).contains(part)))
                .toList();
    }

    /// The first topic with a word in one of its names, in any language.
    public static Optional<String> about(String word) {
        return topicsAbout(word).stream().findFirst();
    }

    /// The topic, and every title and name of its lessons.
    private static Stream<String> names(String topic) {
        return Stream.concat(
                Stream.of(topic),
                Stream.of(Language.values())
                        .map(language -> of(topic, language))
                        .flatMap(lesson -> Stream.concat(lesson.names().stream(), Stream.of(lesson.title()))));
    }

    private static InputError unknown(String word) {
        Stream<String> nearestOfEach = TOPICS.stream()
                .flatMap(
                        topic -> NearestNames.names(word, names(topic)).stream().limit(1));
        List<String> near = NearestNames.names(word, nearestOfEach);
        return near.isEmpty()
                ? new InputError(
                        "there is no lesson on \"%s\": grundy explain lists the topics",
                        "没有关于“%s”的讲解：grundy explain 列出所有主题", word)
                : new InputError(
                        "there is no lesson on \"%s\". Did you mean %s?",
                        "没有关于“%s”的讲解。是不是想找：%s？", word, BilingualText.list(near));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replace('è', 'e').replace('弈', '奕').replaceAll("[\\s_–-]", "");
    }

    private static String text(String topic, Language language) {
        String name = language.code() + "/" + topic + ".md";
        try (InputStream in = Lessons.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no lesson " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
