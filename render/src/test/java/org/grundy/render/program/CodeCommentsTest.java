package org.grundy.render.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.grundy.render.Language;
import org.grundy.render.program.game.GameProgram;
import org.grundy.render.program.input.InputFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The comments of programs are in the language of the words.
class CodeCommentsTest {
    private static final Pattern WORD = Pattern.compile("[A-Za-zé]{2,}");
    private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"");
    private static final int LONGEST = 110;
    /// People, terms that are written in Latin letters in Chinese texts, and a function of formulas.
    private static final Set<String> LATIN = Set.of(
            "Edmonds",
            "Hackenbush",
            "Miller",
            "Nim",
            "Rabin",
            "SG",
            "Sorenson",
            "Webster",
            "fickle",
            "firm",
            "genus",
            "loony",
            "mex",
            "sqrt",
            "tame",
            "wild",
            "xor");

    private static Stream<String> functions(ProgramLanguage language) {
        return Arrays.stream(ReadyMade.values()).flatMap(each -> each.all(language).values().stream());
    }

    private static Set<String> words(String text) {
        return WORD.matcher(text).results().map(found -> found.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    /// The Latin words of a program's comments that are neither of its code nor known.
    private static Set<String> foreign(ProgramLanguage language, String program, String known) {
        String mark = " *" + language.comment() + " .*";
        Set<String> foreign = new TreeSet<>();
        program.lines()
                .map(line -> LITERAL.matcher(line).replaceAll("\"\""))
                .forEach(line -> foreign.addAll(
                        words(line.substring(line.replaceFirst(mark, "").length()))));
        foreign.removeAll(
                words(LITERAL.matcher(program.replaceAll("(?m)" + mark, "")).replaceAll("")));
        foreign.removeAll(words(known));
        foreign.removeAll(LATIN);
        return foreign;
    }

    @Test
    void each_comment_of_the_functions_has_a_chinese_text_and_there_is_no_other() {
        Set<String> comments = Arrays.stream(ProgramLanguage.values())
                .flatMap(language -> functions(language).map(new CodeComments(language)::of))
                .flatMap(Collection::stream)
                .collect(Collectors.toSet());
        assertThat(CodeComments.known()).containsExactlyInAnyOrderElementsOf(comments);
    }

    @ParameterizedTest
    @EnumSource
    void programs_end_without_an_answer_in_the_language_of_their_words(ProgramLanguage language) {
        functions(language)
                .forEach(function -> assertThat(CodeComments.refusals(CodeComments.refusing(Language.ZH, function)))
                        .allMatch(refusal -> refusal.matches(".*\\p{IsHan}.*")));
        for (String sentence : CodeComments.knownRefusals()) {
            String refusal = new StatementWriter(language).refuses(sentence);
            String chinese = CodeComments.refusing(Language.ZH, refusal);
            assertThat(chinese).doesNotContain(sentence).matches(".*\\p{IsHan}.*");
            assertThat(CodeComments.refusing(Language.EN, refusal)).isEqualTo(refusal);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_function_in_chinese_has_the_same_code_and_no_english_comment(ProgramLanguage language) {
        CodeComments comments = new CodeComments(language);
        functions(language).forEach(function -> {
            String chinese = comments.in(Language.ZH, function);
            assertThat(foreign(language, chinese, "")).as(chinese).isEmpty();
            assertThat(code(language, chinese)).isEqualTo(code(language, function));
            assertThat(comments.of(chinese)).allMatch(comment -> comment.matches(".*\\p{IsHan}.*"));
            assertThat(comments.in(Language.EN, function)).isEqualTo(function);
        });
    }

    private static List<String> code(ProgramLanguage language, String function) {
        return function.lines()
                .map(line -> line.replaceFirst(" *" + language.comment() + " .*", ""))
                .filter(line -> !line.isBlank())
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void lines_with_comments_are_short_enough_to_read(ProgramLanguage language) {
        assertThat(Stream.of(Language.values())
                        .flatMap(words -> functions(language).map(each -> new CodeComments(language).in(words, each)))
                        .flatMap(String::lines)
                        .filter(line -> line.contains(language.comment() + " "))
                        .filter(line -> line.replaceAll("[^\\x00-\\xff]", "##").length() > LONGEST))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void programs_of_games_say_nothing_in_english_in_their_comments(ProgramLanguage language) {
        List<NamedGame<?>> games = Catalog.library().families().stream()
                .map(family -> family.entry().example())
                .flatMap(example -> ExpressionParser.parse(Catalog.library(), example).components().stream())
                .<NamedGame<?>>map(component -> (NamedGame<?>) component.game())
                .toList();
        for (NamedGame<?> game : Turns.of(language, games)) {
            String sources = game.theorems().stream()
                    .map(theorem -> theorem.source().toString())
                    .collect(Collectors.joining(" "));
            for (Play play : Play.values()) {
                GameProgram.of(language, game, SampledQuantity.LOST, play, true, Language.ZH)
                        .map(program -> program.text(true, InputFormat.PLAIN))
                        .ifPresent(program -> assertThat(foreign(language, program, game.name() + " " + sources))
                                .as(program)
                                .isEmpty());
            }
        }
    }
}
