package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.render.json.EvidenceRecord;
import org.grundy.render.json.Json;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The page says of each answer how it is known: `why.js` puts the word of the kind behind `why.`.
final class EvidenceWordsTest extends ServedTest {
    /// Take 1 or 2, with a closed form that the text states and nobody proved.
    private static final String STATED = """
            {"rules":"few: n -> n - k  for k in 1..min(2, n)\\n\\nabout few\\n    theorem few\\n    value n mod 3",\
            "expression":"few(20)"}""";

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void each_kind_of_evidence_has_its_words(String language) {
        String words = words(language);
        for (EvidenceRecord.Kind kind : EvidenceRecord.Kind.values()) {
            assertThat(words).contains("'why." + Json.word(kind) + "': '");
        }
    }

    @Tag(Thorough.TAG)
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void what_rules_state_has_the_quantities_of_its_words(String language) {
        JsonNode evidence = answer("analyze", STATED).get("evidence").get(0);
        assertThat(evidence.get("kind").asString()).isEqualTo("statement");
        Matcher sentence = Pattern.compile("'why.statement': '([^']*)'").matcher(words(language));
        assertThat(sentence.find()).isTrue();
        assertThat(sentence.group(1)).contains("{source}", "{n}");
        assertThat(evidence.get("source").asString()).isEqualTo("rules");
        assertThat(evidence.get("positions").asLong()).isPositive();
    }

    private String words(String language) {
        return asker.get("/js/words-" + language + ".js").text();
    }
}
