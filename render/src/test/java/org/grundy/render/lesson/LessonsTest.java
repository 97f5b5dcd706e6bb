package org.grundy.render.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.render.Language;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class LessonsTest {
    private static final Path DOCS =
            Path.of(System.getProperty("basedir", "."), "..", "docs").normalize();

    static List<String> topics() {
        return Lessons.TOPICS;
    }

    @ParameterizedTest
    @MethodSource("topics")
    void a_lesson_has_the_same_parts_in_both_languages(String topic) {
        Lesson english = Lessons.of(topic, Language.EN);
        Lesson chinese = Lessons.of(topic, Language.ZH);
        assertThat(kinds(chinese)).isEqualTo(kinds(english));
        assertThat(chinese.commands().map(ExampleCommand::line))
                .map(line -> line.replace("硬币", "coins"))
                .containsExactlyElementsOf(
                        english.commands().map(ExampleCommand::line).toList());
        assertThat(chinese.exercises()).hasSameSizeAs(english.exercises());
    }

    @ParameterizedTest
    @MethodSource("topics")
    void a_lesson_has_the_same_screens_with_the_same_scenes_in_both_languages(String topic) {
        assertThat(scenes(Lessons.of(topic, Language.ZH))).isEqualTo(scenes(Lessons.of(topic, Language.EN)));
    }

    /// What each screen shows and each exercise asks, an empty one where nothing new is shown.
    private static List<Optional<Scene>> scenes(Lesson lesson) {
        return lesson.sections().stream()
                .flatMap(section -> Stream.concat(
                        section.screens().stream().map(LessonScreen::scene),
                        section.exercises().stream().map(Exercise::task)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("topics")
    void a_lesson_begins_with_screens_of_few_words_and_shows_something_beside_each(String topic) {
        assertThat(Lessons.of(topic, Language.EN).sections())
                .filteredOn(section -> section.kind() == LessonSection.Kind.IDEA)
                .hasSizeGreaterThanOrEqualTo(2)
                .allSatisfy(section -> assertThat(section.screens())
                        .singleElement()
                        .satisfies(screen -> {
                            assertThat(screen.scene()).isPresent();
                            assertThat(words(section.blocks())).isLessThanOrEqualTo(45);
                        }));
    }

    private static int words(List<LessonBlock> blocks) {
        return blocks.stream()
                .mapToInt(block -> ((LessonBlock.Paragraph) block).words().split(" ").length)
                .sum();
    }

    private static List<LessonSection.Kind> kinds(Lesson lesson) {
        return lesson.sections().stream().map(LessonSection::kind).toList();
    }

    @ParameterizedTest
    @MethodSource("topics")
    void a_lesson_defines_states_proves_shows_asks_and_goes_on(String topic) {
        Lesson lesson = Lessons.of(topic, Language.EN);
        assertThat(kinds(lesson))
                .contains(
                        LessonSection.Kind.DEFINITION,
                        LessonSection.Kind.THEOREM,
                        LessonSection.Kind.PROOF,
                        LessonSection.Kind.EXAMPLE)
                .endsWith(LessonSection.Kind.EXERCISES, LessonSection.Kind.GO_ON);
        assertThat(lesson.exercises())
                .hasSizeGreaterThanOrEqualTo(2)
                .allSatisfy(exercise -> assertThat(exercise.answer()).isNotEmpty());
    }

    @Test
    void no_name_belongs_to_two_topics() {
        Map<String, String> owners = new HashMap<>();
        for (String topic : Lessons.TOPICS) {
            for (Language language : Language.values()) {
                for (String name : Lessons.of(topic, language).names()) {
                    assertThat(owners.put(name, topic)).as(name).isIn(null, topic);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void the_page_of_docs_is_made_from_the_lessons(Language language) throws IOException {
        String page = language == Language.EN ? "theory.md" : "theory.zh.md";
        assertThat(Files.readString(DOCS.resolve(page)))
                .as("docs/%s; grundy explain --book writes it", page)
                .isEqualTo(TheoryPage.of(language));
    }

    @Test
    void a_lesson_is_found_by_any_name_in_either_language() {
        assertThat(Stream.of("SG", "sg 值", "SG value", "sprague grundy")
                        .map(name -> Lessons.named(name, Language.EN).topic()))
                .containsOnly("sg");
        assertThat(Lessons.named("威佐夫博奕", Language.EN).title()).isEqualTo("Wythoff's game");
        assertThat(Lessons.named("反 SG", Language.ZH).topic()).isEqualTo("misere");
        assertThat(Lessons.named("Misère", Language.EN).topic()).isEqualTo("misere");
    }

    @Test
    void a_part_of_a_name_is_enough_where_only_one_lesson_has_it() {
        assertThat(Lessons.named("砍树", Language.ZH).topic()).isEqualTo("hackenbush");
        assertThat(Lessons.named("阶梯", Language.ZH).topic()).isEqualTo("staircase");
        assertThatThrownBy(() -> Lessons.named("博弈", Language.ZH)).hasMessageContaining("several lessons");
    }

    @Test
    void an_unknown_topic_is_answered_with_the_nearest_ones() {
        assertThatThrownBy(() -> Lessons.named("wytoff", Language.EN))
                .isInstanceOf(InputError.class)
                .hasMessageContaining("Did you mean")
                .hasMessageContaining("wythoff");
        assertThatThrownBy(() -> Lessons.named("pnn", Language.EN))
                .as("pn, PN 法 and P 局面 are one lesson")
                .hasMessageEndingWith("Did you mean pn?");
    }
}
