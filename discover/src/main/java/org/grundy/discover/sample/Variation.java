package org.grundy.discover.sample;

import java.util.List;
import java.util.Optional;
import org.grundy.game.Play;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// The games of one family for several choices of parameters.
///
/// @param title the family with its parameters' names, such as `bash[m]`
/// @param names of the parameters that vary; none for a single game
/// @param members one for each choice, at least one, all with positions of the same kind
/// @param open all games of the family at once, of which the members are some; empty where there are no such rules
public record Variation(String title, List<String> names, List<Member> members, Optional<OpenGame> open) {
    /// Games without the family that they belong to.
    public Variation(String title, List<String> names, List<Member> members) {
        this(title, names, members, Optional.empty());
    }

    public Variation {
        names = List.copyOf(names);
        members = List.copyOf(members);
    }

    /// One of the games.
    ///
    /// @param parameters as many as there are names
    /// @param sampled the game
    public record Member(List<Long> parameters, SampledGame<?> sampled) {
        public Member {
            parameters = List.copyOf(parameters);
        }

        /// The game by whichever rules fill a table faster.
        public SampledGame<?> tabled() {
            return sampled.tabled();
        }
    }

    /// A single game.
    public static Variation of(SampledGame<?> sampled) {
        return new Variation(sampled.game().name(), List.of(), List.of(new Member(List.of(), sampled)));
    }

    /// The games one by one. Where numbers of a state are held, these stay parameters, for they are in no game's name.
    public List<Variation> alone() {
        return members.stream()
                .map(member -> member.sampled().kind() == SampledGame.Kind.PART
                        ? new Variation(member.sampled().game().name(), names, List.of(member))
                        : of(member.sampled()))
                .toList();
    }

    /// The same games without the family that they belong to.
    public Variation closed() {
        return new Variation(title, names, members);
    }

    /// The names of the numbers of a position.
    public List<String> variables() {
        return members.getFirst().sampled().variables();
    }

    /// The default size of tables: as large as is useful, but computable in a few seconds. It depends
    /// on the rules alone, not on the machine.
    ///
    /// @param run charged for what is looked at; where it is spent before the size is known, it is 10
    public int extent(Play play, Run run) {
        return run.attempt(() -> members.stream()
                        .mapToInt(member -> Extent.of(member.tabled(), play, members.size(), run))
                        .min()
                        .orElseThrow())
                .toOptional()
                .orElse(Extent.LEAST);
    }

    /// The games that have a position with numbers up to a bound.
    ///
    /// @param run charged for the search
    /// @throws InputError if none has, or the bound gives too large a table
    public Variation upTo(int to, Play play, Run run) {
        return upToIfAny(to, play, run).orElseThrow(() -> nothing(to));
    }

    /// The games that have a position with numbers up to a bound, empty if none has.
    ///
    /// @param run charged for the search
    /// @throws InputError if the bound gives too large a table
    public Optional<Variation> upToIfAny(int to, Play play, Run run) {
        List<Member> left = members.stream()
                .filter(member -> new Sampler<>(member.sampled(), play).hasPositions(to, run))
                .toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(new Variation(title, names, left, open));
    }

    /// The refusal of a bound up to which no game has a position.
    public InputError nothing(int to) {
        return new InputError(
                "there is no position of %s with numbers up to %s; --to sets that bound",
                "%s 没有各数不超过 %s 的局面；这个上限由 --to 设定", title, to);
    }
}
