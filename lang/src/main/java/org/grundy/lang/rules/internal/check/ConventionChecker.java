package org.grundy.lang.rules.internal.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.game.Convention;
import org.grundy.game.Ending;
import org.grundy.game.Join;
import org.grundy.game.Play;
import org.grundy.lang.rules.internal.syntax.GameStatement;
import org.grundy.lang.rules.internal.syntax.SyntaxNode;

/// Checks how a game declares that its sums are played.
record ConventionChecker(TextErrors errors) {
    /// The convention, if declared.
    Optional<Convention> of(List<GameStatement.Convention> statements) {
        Set<String> words = new HashSet<>();
        for (GameStatement.Convention statement : statements) {
            for (SyntaxNode.Name word : statement.words()) {
                words.add(word.name().equals("misère") ? "misere" : word.name());
                contradiction(word, words, "normal", "misere");
                contradiction(word, words, "long", "short");
                contradiction(word, words, "disjunctive", "conjunctive");
                contradiction(word, words, "disjunctive", "selective");
                contradiction(word, words, "conjunctive", "selective");
            }
        }
        return words.isEmpty() ? Optional.empty() : Optional.of(convention(words));
    }

    private void contradiction(SyntaxNode.Name word, Set<String> words, String one, String other) {
        if (words.contains(one) && words.contains(other)) {
            throw errors.at(word.span(), "a sum is played either %s or %s, not both", "复合方式不能同时是 %s 和 %s", one, other);
        }
    }

    private static Convention convention(Set<String> words) {
        Join join = words.contains("conjunctive")
                ? Join.CONJUNCTIVE
                : words.contains("selective") ? Join.SELECTIVE : Join.DISJUNCTIVE;
        Ending ending = words.contains("short") ? Ending.SHORT : Ending.LONG;
        return new Convention(join, ending, words.contains("misere") ? Play.MISERE : Play.NORMAL);
    }
}
