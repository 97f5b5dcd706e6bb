package org.grundy.lang;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.verify.SumCase;
import org.grundy.verify.Thoroughness;
import org.grundy.verify.VerificationCase;

/// A family of games: one for each choice of parameters. The unit of the catalogue: one file adds one.
public interface Family {
    /// The name that it is listed by, which is that of its entry.
    default String familyName() {
        return entry().name();
    }

    /// Its names, rules and example.
    Entry entry();

    /// The game for some parameters.
    ///
    /// @param parameters what was written between square brackets; none if nothing was
    /// @throws org.grundy.text.InputError if they are not allowed; the message says what is
    NamedGame<?> with(Arguments parameters);

    /// The games and positions on which its theorems are compared with search, and the values that a search of its own
    /// finds with the mex of the options; empty if it has neither.
    List<VerificationCase<?>> cases(Thoroughness thoroughness);

    /// The numbers that this family is explained by, such as the terms of a sequence; empty if there are none.
    ///
    /// @param game one of this family
    /// @param to the largest number
    default Optional<NumberListing> listing(NamedGame<?> game, BigInteger to) {
        return Optional.empty();
    }

    /// The same games, with the same names of parameters and numbers, by rules that can be read: for what is proved of
    /// all parameters at once. Empty if there are none.
    default Optional<Family> written() {
        return Optional.empty();
    }

    /// The sums on which theorems about sums of such games are compared with search.
    default List<SumCase> sums() {
        return List.of();
    }
}
