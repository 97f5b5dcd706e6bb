package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Game;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Family;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.value.Outcome;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// No reason contradicts its answer, over all games, alone and in sums, under every convention.
class ReasonsTest {
    private static final Budget BUDGET = Budget.standard().withPositions(200).withMemory(1 << 22);
    private static final int GAMES = Thorough.bound(1, 3);
    /// Of a position alone, beside a nim heap and beside another position.
    private static final int SUMS = Thorough.bound(1, 3);

    private static final int POSITIONS = Thorough.bound(1, 3);
    /// Positions of a case are listed with the small ones first.
    private static final int SMALL = 40;

    private static final int STEPS = 12;
    /// How many positions at the begin and at the end of a play are looked at.
    private static final int ENDS = Thorough.bound(1, 2);
    private static final List<Convention> ORDINARY = List.of(Convention.NORMAL, Convention.MISERE);

    @TestFactory
    Stream<DynamicTest> no_reason_contradicts_its_answer() {
        return Thorough.part("families with reasons", 4, Catalog.library().families()).stream()
                .map(family ->
                        DynamicTest.dynamicTest("reasons of " + family.entry().name(), () -> look(family)));
    }

    private static void look(Family family) {
        RandomGenerator random = Seed.of("reasons of " + family.entry().name()).generator();
        List<Component<?>> components = components(family, random);
        assertThat(components).isNotEmpty();
        ReasonClaims claims = new ReasonClaims();
        for (Component<?> component : components) {
            Component<?> other = components.get(random.nextInt(components.size()));
            Sum nimber = ExpressionParser.parse(Catalog.library(), "*" + random.nextInt(4));
            for (Convention convention : conventions(random)) {
                List<Sum> sums = new ArrayList<>(List.of(
                        Sum.of(component),
                        Sum.of(component, nimber.components().getFirst()),
                        Sum.of(component, other)));
                while (sums.size() > SUMS) {
                    sums.remove(random.nextInt(sums.size()));
                }
                sums.forEach(sum -> look(claims, sum, convention));
            }
        }
    }

    private static void look(ReasonClaims claims, Sum sum, Convention convention) {
        Analysis analysis = Grundy.analyze(sum, convention, BUDGET);
        if (analysis.outcome().filter(outcome -> outcome != Outcome.D).isPresent()) {
            claims.check(analysis);
        }
    }

    /// Both ordinary ones, the forced stop, and one of the others; in a usual build the latter for one kind of play.
    private static List<Convention> conventions(RandomGenerator random) {
        List<Convention> all = new ArrayList<>(ORDINARY);
        List<Play> plays = new ArrayList<>(List.of(Play.values()));
        while (plays.size() > Thorough.bound(1, 2)) {
            plays.remove(random.nextInt(plays.size()));
        }
        for (Play play : plays) {
            all.add(new Convention(Join.DISJUNCTIVE, Ending.SJ, play));
            Join join = List.of(Join.values()).get(random.nextInt(Join.values().length));
            Ending ending = join == Join.DISJUNCTIVE || random.nextBoolean() ? Ending.SHORT : Ending.LONG;
            all.add(new Convention(join, ending, play));
        }
        return all;
    }

    /// The example, some positions of the cases of its theorems, and what random play from these leads to.
    private static List<Component<?>> components(Family family, RandomGenerator random) {
        List<Component<?>> begin = new ArrayList<>(
                ExpressionParser.parse(Catalog.library(), family.entry().example())
                        .components());
        List<VerificationCase<?>> cases = new ArrayList<>(family.cases(Thoroughness.QUICK));
        while (cases.size() > GAMES) {
            cases.remove(random.nextInt(cases.size()));
        }
        cases.forEach(each -> draw(each, random, begin));
        Map<String, Component<?>> all = new LinkedHashMap<>();
        begin.forEach(each -> walk(each, random, all));
        return List.copyOf(all.values());
    }

    private static <P> void draw(VerificationCase<P> each, RandomGenerator random, List<Component<?>> components) {
        List<P> positions = each.positions(Run.unlimited());
        for (int i = 0; i < Math.min(POSITIONS, positions.size()); i++) {
            int place = i < POSITIONS / 2 ? i : random.nextInt(Math.min(SMALL, positions.size()));
            components.add(new Component<>(each.game(), positions.get(place)));
        }
    }

    private static <P> void walk(Component<P> from, RandomGenerator random, Map<String, Component<?>> seen) {
        Game<P> game = from.game();
        P position = from.position();
        for (int step = 0; step < STEPS; step++) {
            if (step < ENDS || step >= STEPS - ENDS) {
                Component<P> component = new Component<>(game, position);
                seen.putIfAbsent(component.expression(), component);
            }
            List<P> next = NaiveRules.options(game.rules(), position).stream()
                    .filter(parts -> !parts.isEmpty())
                    .map(parts -> parts.get(random.nextInt(parts.size())))
                    .toList();
            if (next.isEmpty()) {
                seen.putIfAbsent(game.expression(position), new Component<>(game, position));
                return;
            }
            position = next.get(random.nextInt(next.size()));
        }
    }
}
