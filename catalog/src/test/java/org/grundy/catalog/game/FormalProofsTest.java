package org.grundy.catalog.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.evidence.FormalProof;
import org.grundy.game.Theorem;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.NamedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What games say of their formal proofs is what `verified/` proves and what the pages tell.
final class FormalProofsTest {
    private static final Path ROOT =
            Path.of(System.getProperty("basedir", "."), "..").normalize();
    private static final String PROVED = "verified/theory/catalogue";

    private static Stream<FormalProof> proofs() {
        return FormalProofs.rows().stream().flatMap(row -> row.proofs().stream());
    }

    private static Set<String> inCatalogue(Stream<String> files) {
        return files.filter(file -> Files.exists(ROOT.resolve(PROVED).resolve(file)))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("proofs")
    void each_stands_in_its_file_and_says_what_its_name_tells(FormalProof proof) throws IOException {
        Pattern stated = Pattern.compile("Theorem " + proof.theorem() + "\\b([^.]|\\.[^\\s])*?"
                + (proof.claim().equals(FormalProof.VALUE) ? ":\\s.*grundy " : "\\s" + proof.claim() + " "));
        assertThat(Files.readString(ROOT.resolve(proof.file()))).containsPattern(stated);
    }

    @Test
    void all_theorems_of_games_that_are_compared_by_the_build_are_named_by_games() throws IOException {
        Set<String> built = Files.readAllLines(ROOT.resolve("verified/theorems.txt")).stream()
                .filter(name -> Files.exists(ROOT.resolve(PROVED).resolve(name.split("\\.", -1)[0] + ".v")))
                .collect(Collectors.toSet());
        assertThat(proofs().map(proof -> module(proof) + "." + proof.theorem()).collect(Collectors.toSet()))
                .isEqualTo(built);
    }

    private static String module(FormalProof proof) {
        String file = Path.of(proof.file()).getFileName().toString();
        return file.substring(0, file.length() - ".v".length());
    }

    /// The files that a page links to, those of games alone.
    @ParameterizedTest
    @ValueSource(strings = {"docs/proofs.md", "docs/proofs.zh.md", "verified/README.md"})
    void the_pages_name_the_same_files(String page) throws IOException {
        Stream<String> linked = Pattern.compile("/catalogue/(\\w+\\.v)\\)")
                .matcher(Files.readString(ROOT.resolve(page)))
                .results()
                .map(link -> link.group(1));
        assertThat(inCatalogue(linked))
                .isEqualTo(proofs().map(proof -> module(proof) + ".v").collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @CsvSource({"docs/proofs.md, both, normal", "docs/proofs.zh.md, 两种, 正常"})
    void the_pages_say_of_which_play_they_are(String page, String both, String normal) throws IOException {
        String text = Files.readString(ROOT.resolve(page));
        proofs().collect(Collectors.groupingBy(FormalProof::file))
                .forEach((file, all) -> assertThat(text)
                        .contains(" | " + (all.stream().anyMatch(FormalProof::isMisere) ? both : normal) + " | ["
                                + Path.of(file).getFileName() + "](../" + file + ")"));
    }

    private static Stream<FormalProofs.Row> rows() {
        return FormalProofs.rows().stream();
    }

    /// A game of a row, with a parameter that it can have.
    private static String example(FormalProofs.Row row) {
        return row.game()
                .replace("schwenk[*]", "schwenk[x+7]")
                .replace("product[*]", "product[ruler,coins[1..4]]")
                .replace("[*]", "[7]");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void the_games_have_these_theorems(FormalProofs.Row row) {
        NamedGame<?> game = ExpressionParser.parseGame(Catalog.library(), example(row));
        assertThat(game.theorems().stream().map(Theorem::key)).contains(row.theorem());
        assertThat(game.formalProofs(row.theorem())).containsAll(row.proofs());
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff[2]", "allbut[3]", "subtraction[1,2]"})
    void other_games_have_none(String game) {
        NamedGame<?> other = ExpressionParser.parseGame(Catalog.library(), game);
        assertThat(other.theorems().stream().flatMap(theorem -> other.formalProofs(theorem.key()).stream()))
                .isEmpty();
    }
}
