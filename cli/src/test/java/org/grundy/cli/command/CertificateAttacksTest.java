package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.cli.Ran;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CertificateFile;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Certificates of each kind with each entry changed in each way, and a digest made anew: whatever is accepted is true.
final class CertificateAttacksTest {
    private static final String RULES = "mine: n -> n - k^2 for k in 1..isqrt(n)";
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Budget SMALL = Budget.UNLIMITED.withPositions(20_000).withMemory(1 << 27);

    private final Library library = RuleText.compile(RULES).before(Catalog.library());

    @TempDir
    Path folder;

    /// @param command its words, apart by `|`
    private ObjectNode written(String command) throws IOException {
        Path file = folder.resolve("proof.json");
        String[] words = (command + "|--certificate|" + file).split("\\|");
        assertThat(Ran.command(words).exit()).isZero();
        return (ObjectNode) JSON.readTree(Files.readString(file));
    }

    private boolean accepts(ObjectNode proof) {
        ObjectNode others = proof.deepCopy();
        others.remove("digest");
        try {
            Certificate certificate = Certificate.read(CertificateFile.text(others), () -> library);
            Run run = new Run(SMALL);
            return run.attempt(() -> certificate.check(run).isAccepted())
                    .toOptional()
                    .orElse(false);
        } catch (InputError refused) {
            return false;
        }
    }

    /// The ways to all entries, such as `/claims/0/replies`.
    private static List<String> ways(JsonNode node, String way) {
        List<String> ways = new ArrayList<>();
        if (node instanceof ObjectNode members) {
            members.propertyNames().forEach(name -> ways.add(way + "/" + name));
        } else {
            for (int i = 0; i < node.size(); i++) {
                ways.add(way + "/" + i);
            }
        }
        List.copyOf(ways).forEach(each -> ways.addAll(ways(node.at(each.substring(way.length())), each)));
        return ways;
    }

    private static Stream<ObjectNode> attacks(ObjectNode proof) {
        return ways(proof, "").stream()
                .filter(way -> !way.equals("/digest"))
                .flatMap(way -> Stream.concat(
                        Stream.of(without(proof, way)), others(proof.at(way)).map(other -> with(proof, way, other))));
    }

    private static ObjectNode without(ObjectNode proof, String way) {
        ObjectNode changed = proof.deepCopy();
        int last = way.lastIndexOf('/');
        String name = way.substring(last + 1);
        if (changed.at(way.substring(0, last)) instanceof ArrayNode list) {
            list.remove(Integer.parseInt(name));
        } else {
            ((ObjectNode) changed.at(way.substring(0, last))).remove(name);
        }
        return changed;
    }

    private static ObjectNode with(ObjectNode proof, String way, JsonNode other) {
        ObjectNode changed = proof.deepCopy();
        int last = way.lastIndexOf('/');
        String name = way.substring(last + 1);
        if (changed.at(way.substring(0, last)) instanceof ArrayNode list) {
            list.set(Integer.parseInt(name), other);
        } else {
            ((ObjectNode) changed.at(way.substring(0, last))).set(name, other);
        }
        return changed;
    }

    /// What may stand in place of an entry: numbers one greater and one less, negative, and of other kinds; lists that
    /// are empty, or with their last entry twice; texts with each number in them one greater and one less.
    private static Stream<JsonNode> others(JsonNode entry) {
        Stream<Object> others = entry.isNumber()
                ? Stream.of(entry.asLong() + 1, entry.asLong() - 1, -1, 1e300, "0", Long.MAX_VALUE)
                : entry.isString() ? texts(entry.asString()).map(text -> (Object) text) : Stream.of();
        Stream<JsonNode> lists = entry instanceof ArrayNode list && !list.isEmpty()
                ? Stream.of(JSON.createArrayNode(), list.deepCopy().add(list.get(list.size() - 1)))
                : Stream.of();
        return Stream.concat(Stream.concat(others.map(JSON::<JsonNode>valueToTree), lists), Stream.of(JSON.nullNode()));
    }

    private static Stream<String> texts(String text) {
        List<String> texts =
                new ArrayList<>(List.of("", text + " ", "misere", "conjunctive", "short", "both", "normal"));
        for (MatchResult number : NUMBER.matcher(text).results().toList()) {
            if (number.group().length() < 10) {
                for (int more : new int[] {1, -1}) {
                    texts.add(text.substring(0, number.start())
                            + (Integer.parseInt(number.group()) + more)
                            + text.substring(number.end()));
                }
            }
        }
        return texts.stream().filter(each -> !each.equals(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "period|0.3",
                "period|0.17",
                "period|subtraction[1,3]",
                "period|allbut[1]",
                "quotient|0.3",
                "quotient|0.12",
                "quotient|0.77|--to|4",
                "genus|octal[0.3]|--to|2",
                "genus|octal[0.77]|--to|6",
                "genus|wythoff(1,2) + nim(2)",
                "genus|mine(6)|-e|" + RULES,
                "solve|cram(2,3)",
                "solve|nodekayles(a-b,b-c,d)",
                "solve|mine(6)|-e|" + RULES,
                "solve|kayles(3) + cram(2,2) + *2",
            })
    void nothing_false_is_accepted(String command) throws IOException {
        ObjectNode proof = written(command);
        NaiveClaims oracle = new NaiveClaims(library);
        assertThat(accepts(proof)).isTrue();
        assertThat(oracle.isTrue(proof)).isTrue();
        int every = Thorough.bound(20, 1);
        int first = Seed.of("CertificateAttacksTest " + command).generator().nextInt(every);
        List<ObjectNode> attacks = attacks(proof).toList();
        IntStream.range(0, attacks.size())
                .filter(i -> i % every == first)
                .mapToObj(attacks::get)
                .filter(this::accepts)
                .forEach(accepted ->
                        assertThat(oracle.isTrue(accepted)).as("%s", accepted).isTrue());
    }

    /// Moves in every component, or an end with the first component, or who has no move wins: what is proved of
    /// nimbers and of tameness is not about these.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play misere",
                "compound conjunctive",
                "compound selective",
                "compound short",
                "compound conjunctive short",
                "compound selective short",
                "compound selective; play misere",
            })
    void rules_that_are_played_otherwise_are_refused(String convention) throws IOException {
        String normal = "g: n -> n - 1 if n > 0";
        String rules = normal + "; " + convention;
        List<String> commands = List.of("solve|g(1) + g(1)", "solve|g(1)", "genus|g(2)");
        for (String command : Thorough.part("CertificateAttacksTest " + convention, 3, commands)) {
            ObjectNode proof = written(command + "|-e|" + normal);
            Path file = Files.writeString(folder.resolve("other.json"), proof.toString());
            assertThat(Ran.command("check", file.toString(), "-e", normal).exit())
                    .isZero();
            Ran other = Ran.command("check", file.toString(), "-e", rules, "--json");
            boolean tame = command.startsWith("genus") && convention.equals("play misere");
            assertThat(other.exit()).isEqualTo(1);
            assertThat(other.out()).contains("\"fault\" : \"" + (tame ? "games" : "convention") + '"');
            String[] words = (command + "|-e|" + rules + "|--certificate|" + folder.resolve("none.json")).split("\\|");
            Ran written = Ran.command(words);
            assertThat(written.exit()).isEqualTo(tame ? 0 : 2);
        }
    }

    @Test
    void other_rules_of_the_same_name_are_refused() throws IOException {
        Path file = Files.writeString(
                folder.resolve("other.json"),
                written("solve|mine(6)|-e|" + RULES).toString());
        String same = RULES.replace(" for ", "   for ");
        assertThat(Ran.command("check", file.toString(), "-e", same).exit()).isZero();
        Ran other = Ran.command("check", file.toString(), "-e", RULES.replace("isqrt(n)", "isqrt(n + 0)"));
        assertThat(other.exit()).isEqualTo(1);
        assertThat(other.out()).contains("not those for which the certificate was made");
    }

    @Test
    void the_board_of_another_position_is_refused() throws IOException {
        for (String other : List.of("cram(2,4)", "cram(3,2)", "nodekayles(grid 2x3)", "kayles(5)", "cram(6,1)")) {
            ObjectNode proof = written("solve|cram(2,3)").put("expression", other);
            // Cram on 3×2 is that on 2×3 on its side.
            assertThat(accepts(proof)).as(other).isEqualTo(other.equals("cram(3,2)"));
        }
    }

    @Test
    void a_claim_about_more_options_than_can_be_listed_is_refused_within_the_limits() throws IOException {
        ObjectNode proof = written("solve|nim(3) + *3");
        ObjectNode huge = (ObjectNode) JSON.readTree(proof.toString().replace("nim(3)", "nim(1000000000000000000)"));
        assertThat(accepts(huge)).isFalse();
        ObjectNode moved =
                (ObjectNode) JSON.readTree(huge.toString().replaceFirst("\"move\":0", "\"move\":2000000000"));
        moved.remove("digest");
        Path file = Files.writeString(folder.resolve("huge.json"), moved.toString());
        Ran ran = Ran.command("check", file.toString(), "--time", "1ms");
        assertThat(ran.exit()).isEqualTo(1);
        ObjectNode tame = (ObjectNode)
                JSON.readTree(written("genus|nim(3)").toString().replace("nim(3)", "nim(1000000000000000000)"));
        assertThat(accepts(tame)).isFalse();
    }

    @Test
    void what_follows_the_certificate_is_not_passed_over() throws IOException {
        String proof = written("solve|cram(2,2)").toString();
        for (String more : List.of("{}", proof, "]", "NaN")) {
            Path file = Files.writeString(folder.resolve("more.json"), proof + more);
            assertThat(Ran.command("check", file.toString()).exit()).as(more).isEqualTo(2);
        }
        Path file = Files.writeString(folder.resolve("more.json"), proof.replace("\"nimber\":0", "\"nimber\":NaN"));
        assertThat(Ran.command("check", file.toString()).exit()).isEqualTo(2);
    }
}
