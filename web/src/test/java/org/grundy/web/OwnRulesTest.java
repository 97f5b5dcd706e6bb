package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Questions about rules that somebody wrote.
final class OwnRulesTest extends ServedTest {
    @Test
    void rules_are_explained_played_and_searched_for_a_form() {
        String rules = "\"rules\":\"mybash(m=3): n -> n - k  for k in 1..m  if k <= n\"";
        assertThat(answer("rules", "{" + rules + "}").get(0).get("name").asString())
                .isEqualTo("mybash");
        assertThat(answer("analyze", "{" + rules + ",\"expression\":\"mybash(8)\"}")
                        .get("outcome")
                        .asString())
                .isEqualTo("P");
        assertThat(answer("discover", "{" + rules + ",\"to\":30}").get(0).get("sections"))
                .isNotEmpty();
    }

    @Tag(Thorough.TAG)
    @Test
    void lists_of_any_length_have_their_form_and_a_program_reads_the_format_that_is_asked_for() {
        String rules = "\"rules\":\"piles: a[] -> replace(a, i, a[i] - 1) for i in indices(a) if a[i] > 0\"";
        assertThat(answer("discover", "{" + rules + ",\"to\":6}")
                        .get(0)
                        .get("lists")
                        .get("forms")
                        .get(1)
                        .get("formula")
                        .asString())
                .isEqualTo("sum(a) % 2 = 0");
        String format = ",\"input\":\"T*(n a[n])\",\"words\":[\"Yes\",\"No\"]";
        assertThat(answer("export", "{" + rules + format + "}").get("text").asString())
                .contains("\"Yes\"", "xor(x mod 2 for x in a) = 0", "Reads: T, T times");
    }
}
