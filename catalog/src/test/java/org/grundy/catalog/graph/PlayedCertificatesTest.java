package org.grundy.catalog.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.analysis.AnswerCertificate;
import org.grundy.analysis.Grundy;
import org.grundy.catalog.Catalog;
import org.grundy.evidence.SumCertificate;
import org.grundy.evidence.SumCertificate.Claim;
import org.grundy.evidence.SumCertificate.Played;
import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.proof.SumChecker;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Certificates of positions of any games, by their rules, and the checker that refuses what is false.
final class PlayedCertificatesTest {
    private static Sum sum(String expression) {
        return ExpressionParser.parse(Catalog.library(), expression);
    }

    private static SumCertificate certificate(String expression) {
        Run run = Run.unlimited();
        return AnswerCertificate.of(Grundy.analyze(sum(expression), Convention.disjunctive(Play.NORMAL), run), run);
    }

    private static Object verdict(SumCertificate certificate) {
        return SumChecker.check(certificate, each -> sum(each).components().getFirst(), Run.unlimited())
                .verdict();
    }

    /// The certificate of one part, for the game of another.
    private static SumCertificate alone(Played of, Played part) {
        return new SumCertificate(sum(of.expression()).identities(), List.of(part));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sprouts(4)",
                "clobber(2,4)",
                "chomp(3,4)",
                "kayles(9)",
                "cram(2,3) + cram(2,3) + sprouts(2)",
                "cram(5,3)",
                "cram(..#/.##/...)",
                "nodekayles(grid 4x3) + arckayles(a-b,b-c)"
            })
    void what_search_says_is_certified(String expression) {
        SumCertificate certificate = certificate(expression);
        assertThat(verdict(certificate)).isEqualTo(new Accepted(certificate.size()));
    }

    @Test
    void a_move_to_another_nimber_than_that_of_the_rest_is_refused() {
        Played zero = (Played) certificate("sprouts(2)").parts().getFirst();
        Played moved = new Played(zero.expression(), 1, 1, zero.claims());
        assertThat(verdict(alone(zero, moved))).isInstanceOf(Refused.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sprouts(3)", "clobber(2,4)"})
    void changed_entries_are_refused(String expression) {
        Played played = (Played) certificate(expression).parts().getFirst();
        RandomGenerator random = Seed.of("PlayedCertificatesTest " + expression).generator();
        for (int round = 0; round < Thorough.bound(40, 100); round++) {
            List<Claim> claims = new ArrayList<>(played.claims());
            int at = random.nextInt(claims.size());
            claims.set(at, changed(claims.get(at), random));
            Played other = new Played(played.expression(), played.move(), played.nimber(), claims);
            assertThat(verdict(alone(played, other))).as("claim %s", at).isInstanceOf(Refused.class);
        }
    }

    /// Another nimber, or a reply more than there are moves.
    private static Claim changed(Claim claim, RandomGenerator random) {
        if (random.nextBoolean()) {
            return new Claim(claim.position(), claim.nimber() + random.nextInt(1, 4), claim.replies());
        }
        List<Integer> replies = new ArrayList<>(claim.replies());
        replies.add(random.nextInt(3));
        return new Claim(claim.position(), claim.nimber(), replies);
    }

    @Test
    void claims_that_rest_on_each_other_prove_nothing() {
        Played played = (Played) certificate("sprouts(3)").parts().getFirst();
        List<Claim> backwards = played.claims().reversed();
        Played other = new Played(played.expression(), played.move(), played.nimber(), backwards);
        assertThat(verdict(alone(played, other))).isInstanceOf(Refused.class);
    }
}
