package org.grundy.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
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

    /// One entry made another one, left out, or exchanged with its neighbour.
    private static ObjectNode changed(ObjectNode proof, RandomGenerator random) {
        ObjectNode changed = proof.deepCopy();
        List<JsonNode> nodes = Stream.concat(Stream.of(changed), inside(changed))
                .filter(JsonNode::isContainer)
                .toList();
        while (changed.equals(proof)) {
            JsonNode node = nodes.get(random.nextInt(nodes.size()));
            if (node instanceof ArrayNode list) {
                change(list, random);
            } else {
                change((ObjectNode) node, random);
            }
        }
        return changed;
    }

    private static Stream<JsonNode> inside(JsonNode node) {
        return node.values().stream().flatMap(each -> Stream.concat(Stream.of(each), inside(each)));
    }

    private static void change(ArrayNode list, RandomGenerator random) {
        if (list.isEmpty()) {
            list.add(random.nextInt(3));
            return;
        }
        int at = random.nextInt(list.size());
        switch (random.nextInt(3)) {
            case 0 -> list.remove(at);
            case 1 -> swap(list, at, random.nextInt(list.size()));
            default -> list.set(at, another(list.get(at), random));
        }
    }

    private static void swap(ArrayNode list, int one, int other) {
        JsonNode kept = list.get(one);
        list.set(one, list.get(other));
        list.set(other, kept);
    }

    private static void change(ObjectNode members, RandomGenerator random) {
        List<String> names = members.propertyNames().stream().toList();
        String name = names.get(random.nextInt(names.size()));
        if (random.nextInt(4) == 0 && !name.equals("digest")) {
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
        return entry.isNumber() ? json.valueToTree(entry.asInt() + random.nextInt(-2, 3)) : entry;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve|cram(4,4)",
                "solve|nodekayles(grid 3x4)",
                "solve|clobber(3,3)",
                "solve|chomp(3,3)+cram(2,3)",
                "period|0.77",
                "quotient|0.77",
                "genus|octal[0.22]|--to|5"
            })
    void a_hundred_single_changes_are_refused(String command) throws IOException {
        ObjectNode proof = written(command);
        assertThat(accepts(proof)).isTrue();
        RandomGenerator random = Seed.of("ChangedCertificatesTest " + command).generator();
        for (int round = 0; round < 100; round++) {
            ObjectNode changed = changed(proof, random);
            assertThat(accepts(changed)).as("%s", changed).isFalse();
        }
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
                        "NimberVerdictRecord[move=null, nimber=0, accepted=false, pieces=null, fault=position, claim=null]");
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
        Files.writeString(file, written("solve|cram(3,4)").put("note", "").toString());
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
