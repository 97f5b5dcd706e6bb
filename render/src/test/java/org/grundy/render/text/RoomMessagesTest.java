package org.grundy.render.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.game.Play;
import org.grundy.play.BestLine;
import org.grundy.play.Heuristic;
import org.grundy.play.Player;
import org.grundy.render.text.play.PlayMessages;
import org.grundy.text.BilingualText;
import org.grundy.text.Messages;
import org.junit.jupiter.api.Test;

final class RoomMessagesTest {
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)}");
    private static final List<Messages> ROOMS = List.of(AnswerMessages.ALL, PlayMessages.ALL, SequenceMessages.ALL);

    @Test
    void a_chinese_sentence_has_no_quantity_that_the_english_one_lacks() {
        for (Messages room : ROOMS) {
            for (Map.Entry<String, BilingualText> sentence : room.sentences().entrySet()) {
                BilingualText text = sentence.getValue();
                assertThat(gaps(text.en())).as(sentence.getKey()).containsAll(gaps(text.zh()));
            }
        }
    }

    @Test
    void only_a_heuristic_is_replaced_by_a_sentence_of_its_own() {
        for (Messages room : ROOMS) {
            assertThat(room.sentences().values().stream()
                            .flatMap(text -> gaps(text.en()).stream())
                            .distinct()
                            .filter(name ->
                                    room.sentences().keySet().stream().anyMatch(key -> key.startsWith(name + "."))))
                    .allMatch(name -> name.equals("heuristic"));
        }
    }

    @Test
    void every_constant_that_chooses_a_sentence_has_one() {
        has(AnswerMessages.ALL, "table.", TableQuantity.values());
        has(PlayMessages.ALL, "line.", BestLine.End.values());
        has(PlayMessages.ALL, "player.", Player.values());
        has(PlayMessages.ALL, "begin.", Player.values());
        has(PlayMessages.ALL, "last-move.", Play.values());
        has(PlayMessages.ALL, "heuristic.", Heuristic.values());
    }

    private static void has(Messages room, String prefix, Enum<?>... constants) {
        assertThat(room.sentences().keySet())
                .containsAll(Stream.of(constants)
                        .map(constant -> prefix + constant.name())
                        .toList());
    }

    private static List<String> gaps(String text) {
        return GAP.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(gap -> gap.substring(1, gap.length() - 1))
                .toList();
    }
}
