package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.cli.Ran;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CertificateFile;
import org.grundy.run.Run;
import org.grundy.testkit.Seed;
import org.grundy.text.InputError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Files of certificates that were changed after they were written: another proof of the same claim is noticed, too.
final class ChangedCertificatesTest {
    private static final int HUNDRED = 100;

    @TempDir
    Path folder;

    /// @param command its words, apart by `|`
    private ObjectNode written(String command) throws IOException {
        Path file = folder.resolve("proof.json");
        String[] words = (command + "|--certificate|" + file).split("\\|");
        assertThat(Ran.command(words).exit()).isZero();
        return (ObjectNode) JsonMapper.shared().readTree(Files.readString(file));
    }

    private static boolean accepts(JsonNode proof) {
        try {
            return Certificate.read(proof.toString(), Catalog::library)
                    .check(Run.unlimited())
                    .isAccepted();
        } catch (InputError error) {
            return false;
        }
    }

    /// The entries of a file by their kind: the names on the way to them, such as `/claims/replies`, without
    /// the numbers of lists.
    private static Map<String, List<String>> kinds(JsonNode node, String way, String kind) {
        Map<String, List<String>> kinds = new TreeMap<>();
        List<String> names = node instanceof ObjectNode members
                ? List.copyOf(members.propertyNames())
                : IntStream.range(0, node.size()).mapToObj(Integer::toString).toList();
        for (String name : names) {
            String here = way + "/" + name;
            String itsKind = node.isObject() ? kind + "/" + name : kind + "/·";
            kinds.computeIfAbsent(itsKind, key -> new ArrayList<>()).add(here);
            kinds(node.at("/" + name), here, itsKind)
                    .forEach((other, ways) -> kinds.computeIfAbsent(other, key -> new ArrayList<>())
                            .addAll(ways));
        }
        return kinds;
    }

    /// What can be done to an entry.
    private enum Change {
        REPLACED,
        REMOVED,
        SWAPPED
    }

    /// The file with one entry of a kind made another one, left out, or exchanged with another one of its list.
    private static ObjectNode changed(ObjectNode proof, List<String> kind, Change change, RandomGenerator random) {
        ObjectNode changed = proof.deepCopy();
        while (changed.equals(proof)) {
            String way = kind.get(random.nextInt(kind.size()));
            int last = way.lastIndexOf('/');
            String name = way.substring(last + 1);
            if (changed.at(way.substring(0, last)) instanceof ArrayNode list) {
                change(list, Integer.parseInt(name), change, random);
            } else {
                change((ObjectNode) changed.at(way.substring(0, last)), name, change, random);
            }
        }
        return changed;
    }

    private static void change(ArrayNode list, int at, Change change, RandomGenerator random) {
        int other = random.nextInt(list.size());
        if (change == Change.REMOVED) {
            list.remove(at);
        } else if (change == Change.SWAPPED && !list.get(at).equals(list.get(other))) {
            JsonNode kept = list.get(at);
            list.set(at, list.get(other));
            list.set(other, kept);
        } else {
            list.set(at, another(list.get(at), random));
        }
    }

    private static void change(ObjectNode members, String name, Change change, RandomGenerator random) {
        if (change == Change.REMOVED && !name.equals("digest")) {
            members.remove(name);
        } else {
            members.set(name, another(members.get(name), random));
        }
    }

    private static JsonNode another(JsonNode entry, RandomGenerator random) {
        JsonMapper json = JsonMapper.shared();
        if (entry.isString()) {
            String text = entry.asString();
            int at = random.nextInt(Math.max(1, text.length()));
            return json.valueToTree(text.substring(0, at) + random.nextInt(10) + text.substring(at));
        }
        if (entry.isContainer()) {
            return entry.isEmpty() ? json.createArrayNode().add(random.nextInt(3)) : json.createArrayNode();
        }
        return entry.isNumber() ? json.valueToTree(entry.asInt() + random.nextInt(1, 3)) : json.valueToTree("x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve|cram(3,4)",
                "solve|nodekayles(grid 3x3)",
                "solve|clobber(3,3)",
                "solve|chomp(3,3)+cram(2,3)",
                "period|0.77",
                "quotient|0.77",
                "genus|octal[0.22]|--to|5"
            })
    void a_hundred_single_changes_of_every_kind_of_entry_are_refused(String command) throws IOException {
        ObjectNode proof = written(command);
        assertThat(accepts(proof)).isTrue();
        for (ObjectNode changed : hundred(proof, command)) {
            assertThat(accepts(changed)).as("%s", changed).isFalse();
        }
    }

    /// Each kind of entry is changed in each way.
    private static List<ObjectNode> hundred(ObjectNode proof, String command) {
        RandomGenerator random = Seed.of("ChangedCertificatesTest " + command).generator();
        List<List<String>> kinds = List.copyOf(kinds(proof, "", "").values());
        int changes = Change.values().length;
        return IntStream.range(0, Math.max(HUNDRED, changes * kinds.size()))
                .mapToObj(round -> changed(
                        proof, kinds.get(round / changes % kinds.size()), Change.values()[round % changes], random))
                .toList();
    }

    /// Another reply may be a proof, too; another claim, or none, is not.
    @ParameterizedTest
    @ValueSource(strings = {"solve|cram(3,4)", "solve|sprouts(2)", "solve|clobber(2,4)"})
    void with_a_digest_made_anew_nothing_false_is_accepted(String command) throws IOException {
        ObjectNode proof = written(command);
        for (ObjectNode changed : hundred(proof, command)) {
            changed.remove("digest");
            JsonNode sealed = JsonMapper.shared().readTree(CertificateFile.text(changed));
            if (accepts(sealed)) {
                assertThat(stated(sealed)).isEqualTo(stated(proof));
            }
        }
    }

    /// What a certificate states, without its claims.
    private static JsonNode stated(JsonNode proof) {
        JsonNode part = proof.at("/parts/0/play");
        ObjectNode statement = (ObjectNode) (part.isMissingNode() ? proof : part).deepCopy();
        return statement.without(List.of("claims", "digest"));
    }

    @Test
    void white_space_and_the_order_of_members_are_no_changes() throws IOException {
        ObjectNode proof = written("solve|cram(3,4)");
        ObjectNode turned = JsonMapper.shared().createObjectNode();
        proof.propertyNames().stream().toList().reversed().forEach(name -> turned.set(name, proof.get(name)));
        assertThat(turned.toString()).isNotEqualTo(proof.toString());
        assertThat(accepts(turned)).isTrue();
    }

    @Test
    void a_file_without_a_digest_is_checked_by_its_contents() throws IOException {
        ObjectNode proof = written("solve|cram(3,4)");
        proof.remove("digest");
        assertThat(accepts(proof)).isTrue();
        assertThat(accepts(proof.put("nimber", 0))).isFalse();
    }

    @Test
    void a_digest_of_false_contents_proves_nothing() throws IOException {
        ObjectNode proof = written("solve|cram(3,4)");
        proof.remove("digest");
        proof.put("nimber", 0);
        String sealed = CertificateFile.text(proof);
        assertThat(Certificate.read(sealed, Catalog::library)
                        .check(Run.unlimited())
                        .verdict())
                .hasToString(
                        "NimberVerdictRecord[expression=cram(3,4), move=null, nimber=0, accepted=false, pieces=null, fault=position, claim=null]");
    }

    /// The digest was computed with Python: `hashlib.sha256(json.dumps(members, sort_keys=True, separators=(",", ":"),
    /// ensure_ascii=False).encode())`.
    @Test
    void the_digest_is_that_of_the_sorted_members_without_white_space() {
        JsonNode members = JsonMapper.shared().readTree("""
                {"format": "x", "claims": [{"piece": "3é", "nimber": 0}, [1, 2]]}
                """);
        assertThat(CertificateFile.text(members))
                .contains("\"digest\" : \"40a4ff3a80b966d761d0cc72a7ed6639b126a2f89232b31c8280c4790e786fb2\"");
    }

    @Test
    void the_answer_says_that_the_file_was_changed() throws IOException {
        Path file = folder.resolve("proof.json");
        Files.writeString(file, written("solve|cram(3,4)").put("nimber", 3).toString());
        Ran ran = Ran.command("check", file.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .startsWith(
                        "refused  the file was changed after it was written: its digest is not that of its contents");
        assertThat(Ran.command("check", file.toString(), "--lang", "zh").out()).startsWith("拒绝  文件写成之后被改动过");
        assertThat(Ran.command("check", file.toString(), "--json").out()).contains("\"fault\" : \"digest\"");
    }

    @Test
    void a_member_that_is_named_twice_is_bad_input() throws IOException {
        Path file = folder.resolve("proof.json");
        String proof = written("solve|cram(3,4)").toString();
        Files.writeString(file, proof.replaceFirst("\\{", "{\"nimber\":0,"));
        Ran ran = Ran.command("check", file.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("each object names each member once");
    }
}
