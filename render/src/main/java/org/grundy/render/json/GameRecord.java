package org.grundy.render.json;

import java.util.List;
import org.grundy.evidence.FormalProof;
import org.grundy.game.Theorem;
import org.grundy.lang.Entry;
import org.grundy.lang.NamedGame;
import org.jspecify.annotations.Nullable;

/// A game with its rules and theorems.
///
/// @param name as written in expressions
/// @param aliases other names
/// @param problems ids of judge problems
/// @param form how it is written
/// @param example an expression that can be solved
/// @param title one line
/// @param rules in full
/// @param theorems what is proved about it
public record GameRecord(
        String name,
        List<String> aliases,
        List<String> problems,
        String form,
        String example,
        TextRecord title,
        TextRecord rules,
        List<TheoremRecord> theorems) {

    /// A theorem in words.
    ///
    /// @param key its name within the game
    /// @param statement what it says
    /// @param proof why
    /// @param domain where it holds
    /// @param source where it was published
    /// @param formal the formal theorems that say it, or a part of it
    public record TheoremRecord(
            String key,
            @Nullable TextRecord statement,
            @Nullable TextRecord proof,
            @Nullable TextRecord domain,
            String source,
            List<FormalProof> formal) {
        private static TheoremRecord of(NamedGame<?> game, Theorem<?> theorem) {
            return new TheoremRecord(
                    theorem.key(),
                    text(game, theorem, ".statement"),
                    text(game, theorem, ".proof"),
                    text(game, theorem, ".domain"),
                    theorem.source().toString(),
                    game.formalProofs(theorem.key()));
        }

        private static @Nullable TextRecord text(NamedGame<?> game, Theorem<?> theorem, String part) {
            return game.words()
                    .sentence(theorem.key() + part)
                    .map(TextRecord::of)
                    .orElse(null);
        }
    }

    /// The record of a game.
    public static GameRecord of(NamedGame<?> game) {
        Entry entry = game.entry();
        return new GameRecord(
                entry.name(),
                entry.aliases(),
                entry.problems(),
                entry.form(),
                entry.example(),
                TextRecord.of(entry.title()),
                TextRecord.of(entry.rules()),
                game.theorems().stream()
                        .map(theorem -> TheoremRecord.of(game, theorem))
                        .toList());
    }
}
