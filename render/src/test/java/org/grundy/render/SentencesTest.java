package org.grundy.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.ReasonStep;
import org.grundy.run.Limit;
import org.grundy.solve.Statistic;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class SentencesTest {
    private static final Messages WORDS =
            Messages.NONE.and("a.take", "{n} mod {m} = {r}: take {k}.", "{n} mod {m} = {r}：取 {k} 个。");
    private static final Sentences ENGLISH = new Sentences(Language.EN, List.of(WORDS, EngineMessages.ALL));
    private static final Pattern GAP = Pattern.compile("\\{\\w+}");

    @Test
    void quantities_take_the_place_of_their_names() {
        ReasonStep step = ReasonStep.of("a.take", "n", 15, "m", 4, "r", 3, "k", BigInteger.TWO);
        assertThat(ENGLISH.of(step)).isEqualTo("15 mod 4 = 3: take 2.");
        assertThat(new Sentences(Language.ZH, List.of(WORDS)).of(step)).isEqualTo("15 mod 4 = 3：取 2 个。");
    }

    @Test
    void a_key_without_a_sentence_still_shows_its_quantities() {
        assertThat(ENGLISH.of(ReasonStep.of("b.unknown", "n", 15, "set", List.of(1, 2))))
                .isEqualTo("b.unknown: n = 15, set = 1, 2");
    }

    @Test
    void a_name_without_a_quantity_stays() {
        assertThat(ENGLISH.of("a.take", "n", 1)).isEqualTo("1 mod {m} = {r}: take {k}.");
    }

    @Test
    void one_thing_is_named_in_the_singular() {
        assertThat(ENGLISH.of("search", "positions", 1L)).isEqualTo("By search of 1 position.");
        assertThat(ENGLISH.of("search", "positions", 11L)).isEqualTo("By search of 11 positions.");
    }

    @Test
    void a_game_may_say_the_engines_sentences_in_its_own_way() {
        Messages own = Messages.NONE.and("move.take", "remove {k}", "拿走 {k}");
        assertThat(new Sentences(Language.EN, List.of(own, EngineMessages.ALL)).of("move.take", "k", 2))
                .isEqualTo("remove 2");
    }

    static Stream<Map.Entry<String, BilingualText>> sentences() {
        return EngineMessages.ALL.sentences().entrySet().stream();
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void both_languages_name_the_same_quantities(Map.Entry<String, BilingualText> sentence) {
        BilingualText text = sentence.getValue();
        assertThat(gaps(text.zh())).containsExactlyInAnyOrderElementsOf(gaps(text.en()));
    }

    private static List<String> gaps(String text) {
        return GAP.matcher(text)
                .results()
                .map(match -> match.group())
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void every_limit_has_its_sentence_and_advice(Limit limit) {
        assertThat(ENGLISH.find("limit." + limit)).isPresent();
        assertThat(ENGLISH.find("try." + limit)).isPresent();
    }

    static Stream<Convention> compounds() {
        return Convention.all().stream()
                .filter(convention -> !convention.ordinary() && convention.ending() != Ending.SJ);
    }

    @ParameterizedTest
    @MethodSource("compounds")
    void every_compound_says_what_decides_it(Convention convention) {
        assertThat(ENGLISH.find("compound." + convention.join() + "." + convention.ending() + "." + convention.play()))
                .isPresent();
    }

    @ParameterizedTest
    @EnumSource(
            names = {"FORECLOSED", "MISERE_FORECLOSED", "REMOTENESS", "MISERE_REMOTENESS", "SUSPENSE", "MISERE_SUSPENSE"
            })
    void every_statistic_of_a_compound_has_a_name(Statistic statistic) {
        assertThat(ENGLISH.find("statistic." + statistic)).isPresent();
    }
}
