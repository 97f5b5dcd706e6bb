package org.grundy.game;

import java.util.Optional;
import org.grundy.evidence.SumCertificate;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;

/// The search behind the values of a board: what it proves can be kept on disk, and be proved to others.
///
/// @param <P> the type of positions
public interface KeptSearch<P> {
    /// A line that tells the rules: searches of one name share what they prove.
    String name();

    /// Begins with what a folder holds of these rules, and adds to it what is proved from now on. Called inside
    /// [Run#attempt].
    ///
    /// @return what is to be closed when the search is over
    /// @throws org.grundy.text.InputError if the folder cannot be used as a store
    Store keepIn(String folder, Run run);

    /// Certifies that a position has a nimber, or else that a move leads to it. Called inside [Run#attempt].
    ///
    /// @param component the position with its game, which writes it
    /// @param nimber at least 0
    SumCertificate.Part certificate(Component<P> component, int nimber, Run run);

    /// A store in use.
    interface Store extends AutoCloseable {
        /// How many bytes of the store were damaged at its end, and have been cut off.
        long cut();

        /// Why not all is kept that was proved, in a sentence; empty if it is, as far as it has been written.
        Optional<BilingualText> fault();

        /// Writes what is not written yet, as far as it can be.
        @Override
        void close();
    }
}
