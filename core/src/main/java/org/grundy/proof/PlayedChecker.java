package org.grundy.proof;

import java.util.ArrayList;
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
import org.grundy.game.MeteredOptions;
import org.grundy.game.Ruleset;
import org.grundy.proof.NimberVerdict.Accepted;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.proof.NimberVerdict.Refused;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// Checks what is claimed of a position by the rules of its game: that each claim [follows][ClaimRule] from those
/// before it. So all are true by induction, whatever the rules are.
final class PlayedChecker extends ClaimRule<List<Component<?>>> {
    private final Function<String, Component<?>> reader;
    private final Map<Piece, Integer> nimbers = new HashMap<>();
    private boolean playable = true;

    /// A position of a game of that name.
    private record Piece(String game, Object position) {}

    private PlayedChecker(Function<String, Component<?>> reader, Run run) {
        super(run);
        this.reader = reader;
    }

    /// Checks a part of a certificate. Called inside [Run#attempt].
    ///
    /// @param reader of positions, as expressions
    /// @param run charged for each claim and each option looked at
    static NimberVerdict check(Played part, Function<String, Component<?>> reader, Run run) {
        return new PlayedChecker(reader, run).ruling(part);
    }

    private NimberVerdict ruling(Played part) {
        List<Claim> claims = part.claims();
        for (int i = 0; i < claims.size(); i++) {
            run.position();
            Fault fault = add(claims.get(i));
            if (fault != null) {
                return new Refused(fault, i);
            }
        }
        boolean follows = leadsTo(part.nimber(), List.of(reader.apply(part.position())), part.move());
        return follows && playable ? new Accepted(claims.size()) : new Refused(Fault.POSITION, -1);
    }

    private @Nullable Fault add(Claim claim) {
        Component<?> component = reader.apply(claim.position());
        Fault fault = fault(List.of(component), claim.nimber(), claim.replies());
        if (fault == null && nimbers.put(piece(component), claim.nimber()) != null) {
            return Fault.TWICE;
        }
        return playable ? fault : Fault.BOARD;
    }

    private static Piece piece(Component<?> component) {
        return new Piece(component.game().name(), component.position());
    }

    @Override
    List<List<Component<?>>> options(List<Component<?>> sum) {
        List<List<Component<?>>> options = new ArrayList<>();
        for (int place = 0; place < sum.size(); place++) {
            for (List<Component<?>> option : listed(sum.get(place))) {
                List<Component<?>> left = new ArrayList<>(sum.subList(0, place));
                left.addAll(option);
                left.addAll(sum.subList(place + 1, sum.size()));
                options.add(left);
            }
        }
        return options;
    }

    @Override
    @Nullable
    List<Component<?>> option(List<Component<?>> sum, int number) {
        List<List<Component<?>>> options = options(sum);
        return number <= options.size() ? options.get(number - 1) : null;
    }

    /// The options of a component. Where positions are worth no nimbers, for somebody wins by them at once or must
    /// answer in them, or not all options can be listed, nothing is proved.
    private <P> List<List<Component<?>>> listed(Component<P> component) {
        Ruleset<P> rules = component.game().rules();
        List<List<Component<?>>> options = new ArrayList<>();
        playable &= !rules.entails() && !component.won() && !component.lost();
        rules.options(component.position(), new MeteredOptions<>() {
            @Override
            public Run run() {
                return run;
            }

            @Override
            public void option(List<P> left) {
                options.add(left.stream()
                        .<Component<?>>map(position -> new Component<>(component.game(), position))
                        .toList());
            }

            @Override
            public void unlisted() {
                playable = false;
            }
        });
        return options;
    }

    /// Two equal positions are worth nothing together.
    @Override
    OptionalInt told(List<Component<?>> sum) {
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
