package org.grundy.proof;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.grundy.evidence.SumCertificate.Claim;
import org.grundy.evidence.SumCertificate.Played;
import org.grundy.game.Component;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Checks what is claimed of a position by the rules of its game: that each claim [follows][ClaimRule] from those
/// before it. So all are true by induction, whatever the rules are.
final class PlayedChecker extends ClaimRule<List<Component<?>>> {
    private final Function<String, Component<?>> reader;
    private final PlayedRules rules;
    private final Map<Piece, Integer> nimbers = new HashMap<>();
    private boolean playable = true;

    /// A position of a game of that name.
    private record Piece(String game, Object position) {}

    private PlayedChecker(PlayedRules rules, Function<String, Component<?>> reader, Run run) {
        super(run);
        this.rules = rules;
        this.reader = reader;
    }

    /// Checks a part of a certificate. Called inside [Run#attempt].
    ///
    /// @param rules for which it was made
    /// @param reader of positions, as expressions
    /// @param run charged for each claim and each option looked at
    static NimberVerdict check(Played part, PlayedRules rules, Function<String, Component<?>> reader, Run run) {
        return new PlayedChecker(rules, reader, run).ruling(part);
    }

    private NimberVerdict ruling(Played part) {
        Component<?> position = reader.apply(part.expression());
        Fault unknown = fault(position);
        if (unknown != null) {
            return new Refused(unknown, -1);
        }
        List<Claim> claims = part.claims();
        for (int i = 0; i < claims.size(); i++) {
            run.position();
            Fault fault = add(claims.get(i));
            if (fault != null) {
                return new Refused(fault, i);
            }
        }
        boolean follows = leadsTo(part.nimber(), List.of(position), part.move());
        return follows && playable ? new Accepted(claims.size()) : new Refused(Fault.POSITION, -1);
    }

    private @Nullable Fault add(Claim claim) {
        Component<?> component = reader.apply(claim.position());
        Fault unknown = fault(component);
        if (unknown != null) {
            return unknown;
        }
        Fault fault = fault(List.of(component), claim.nimber(), claim.replies());
        if (fault == null && nimbers.put(piece(component), claim.nimber()) != null) {
            return Fault.TWICE;
        }
        return playable ? fault : Fault.BOARD;
    }

    /// Why the certificate, or any, does not speak of the game of a position; null if it does.
    private @Nullable Fault fault(Component<?> component) {
        if (!PlayedRules.normal(component)) {
            return Fault.CONVENTION;
        }
        return rules.has(component) ? null : Fault.GAMES;
    }

    private static Piece piece(Component<?> component) {
        return new Piece(component.game().name(), component.position());
    }

    @Override
    List<List<Component<?>>> options(List<Component<?>> sum, int most) {
        PlayedSum played = new PlayedSum(sum, run);
        List<List<Component<?>>> options = played.options(most);
        playable &= played.playable();
        return options;
    }

    @Override
    @Nullable
    List<Component<?>> option(List<Component<?>> sum, int number) {
        PlayedSum played = new PlayedSum(sum, run);
        List<Component<?>> option = played.option(number);
        playable &= played.playable();
        return option;
    }

    /// Two equal positions are worth nothing together.
    @Override
    OptionalInt claimed(List<Component<?>> sum) {
        Set<Piece> pieces = new HashSet<>();
        sum.stream()
                .map(PlayedChecker::piece)
                .filter(piece -> !pieces.add(piece))
                .forEach(pieces::remove);
        int total = 0;
        for (Piece piece : pieces) {
            Integer nimber = nimbers.get(piece);
            if (nimber == null) {
                return OptionalInt.empty();
            }
            total ^= nimber;
        }
        return OptionalInt.of(total);
    }
}
