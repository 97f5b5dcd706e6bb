package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.cli.Main;
import org.grundy.cli.Ran;
import org.grundy.render.Language;
import org.grundy.render.lesson.ExampleCommand;
import org.grundy.render.lesson.Lesson;
import org.grundy.render.lesson.LessonBlock;
import org.grundy.render.lesson.LessonSection;
import org.grundy.render.lesson.Lessons;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class ExplainCommandTest {
    private static final Set<String> COMMANDS =
            Set.copyOf(Main.commandLine().getSubcommands().keySet());

    static Stream<Arguments> examples() {
        return Thorough.part("examples of lessons", 4, all().toList()).stream();
    }

    private static Stream<Arguments> all() {
        return Stream.of(Language.values())
                .flatMap(language -> Lessons.all(language).stream()
                        .flatMap(ExplainCommandTest::run)
                        .filter(command ->
                                language == Language.EN || !command.remark().isEmpty())
                        .distinct()
                        .map(command -> Arguments.of(language, command)));
    }

    /// The commands of a lesson that are run when it is shown with its answers.
    private static Stream<ExampleCommand> run(Lesson lesson) {
        Stream<LessonBlock> examples = lesson.sections().stream()
                .filter(section -> section.kind() == LessonSection.Kind.EXAMPLE)
                .flatMap(section -> section.blocks().stream());
        Stream<LessonBlock> answers = lesson.exercises().stream().flatMap(exercise -> exercise.answer().stream());
        return Stream.concat(examples, answers)
                .flatMap(block ->
                        block instanceof LessonBlock.Commands lines ? lines.commands().stream() : Stream.empty());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void an_example_answers_and_says_what_the_lesson_remarks(Language language, ExampleCommand command) {
        List<String> arguments = new ArrayList<>(command.arguments());
        arguments.addAll(List.of("--lang", language == Language.EN ? "en" : "zh"));
        Ran ran = Ran.command(arguments.toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).contains(command.remark());
    }

    static Stream<ExampleCommand> onward() {
        return Lessons.all(Language.EN).stream()
                .flatMap(lesson -> lesson.sections().stream())
                .filter(section -> section.kind() == LessonSection.Kind.GO_ON)
                .flatMap(section -> section.blocks().stream())
                .flatMap(block -> ((LessonBlock.Commands) block).commands().stream());
    }

    @ParameterizedTest
    @MethodSource("onward")
    void a_command_to_go_on_with_is_one_that_there_is(ExampleCommand command) {
        assertThat(COMMANDS).contains(command.arguments().getFirst());
        if (command.arguments().getFirst().equals("explain")) {
            assertThat(Lessons.TOPICS).contains(command.arguments().get(1));
        }
    }

    static Stream<ExampleCommand> judged() {
        return onward().filter(command -> command.arguments().getFirst().equals("judge"));
    }

    /// What a shell hands over after `<<<` is an input that the problem takes.
    @ParameterizedTest
    @MethodSource("judged")
    void a_problem_to_go_on_with_takes_its_input(ExampleCommand command) {
        List<String> words = command.arguments();
        assertThat(words.get(2)).isEqualTo("<<<");
        Ran ran = Ran.reading(words.get(3) + "\n", "judge", words.get(1));
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.out()).isNotBlank();
    }

    @Test
    void without_a_topic_the_topics_are_listed() {
        assertThat(Ran.command("explain").out()).contains("misere", "Misère play", "k-multiple");
    }

    @Test
    void a_lesson_runs_its_examples_and_keeps_its_answers_until_they_are_asked_for() {
        String lesson = Ran.command("explain", "nim").out();
        assertThat(lesson)
                .contains("Bouton", "Proof", "$ grundy solve nim 3 4 5", "N position", "--answers")
                .doesNotContain("9 → 2");
        assertThat(Ran.command("explain", "nim", "--answers").out()).contains("9 → 2");
    }

    @Test
    void a_topic_may_be_several_words_and_an_unknown_one_is_refused() {
        assertThat(Ran.command("explain", "SG", "value").out()).startsWith("Grundy values");
        Ran unknown = Ran.command("explain", "nmi");
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("Did you mean", "nim");
        assertThat(Ran.command("explain", "不存在的东西", "--lang", "zh").err()).contains("没有关于");
    }

    @Test
    void a_word_that_no_game_has_leads_to_the_lesson_that_has_it() {
        assertThat(Ran.command("games", "反SG", "--lang", "zh").err()).contains("grundy explain misere");
        assertThat(Ran.command("games", "colon principle").err()).contains("grundy explain hackenbush");
        // not a name of nim: with it normal play would be solved
        assertThat(Ran.command("games", "小约翰").err()).contains("grundy explain misere");
    }
}
