package org.grundy.proof;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.proof.NimberVerdict.Fault;
import org.grundy.run.Run;
import org.jspecify.annotations.Nullable;

/// When a claim follows from others that tell the nimbers of sums. A claim that a piece has nimber n does if
///
/// * for each i < n some option has nimber i by the claims, and
/// * each option either has another nimber than n by the claims, or has an option itself with nimber n by
///   the claims.
///
/// For then no option has nimber n, and those below it all occur.
///
/// @param <S> the type of sums
abstract class ClaimRule<S> {
    /// Charged for each option.
    final Run run;

    ClaimRule(Run run) {
        this.run = run;
    }

    /// What each move leaves, in the order of the moves.
    ///
    /// @param most when there are more, only one more needs to be listed
    abstract List<S> options(S sum, int most);

    /// What a move leaves.
    ///
    /// @param number from 1
    /// @return null if there are fewer moves
    abstract @Nullable S option(S sum, int number);

    /// The nimber of a sum, if the claims tell it.
    abstract OptionalInt claimed(S sum);

    /// Why a claim does not follow; null if it does.
    final @Nullable Fault fault(S piece, int nimber, List<Integer> replies) {
        List<S> options = options(piece, replies.size());
        if (replies.size() != options.size()) {
            return Fault.REPLIES;
        }
        BitSet below = new BitSet();
        for (int i = 0; i < options.size(); i++) {
            run.option();
            OptionalInt claimed = claimed(options.get(i));
            claimed.ifPresent(below::set);
            int reply = replies.get(i);
            if (reply == 0 && (claimed.isEmpty() || claimed.getAsInt() == nimber)) {
                return Fault.OPTION;
            }
            if (reply != 0 && !leadsTo(nimber, options.get(i), reply)) {
                return Fault.REPLY;
            }
        }
        return below.nextClearBit(0) < nimber ? Fault.MEX : null;
    }

    /// Whether a sum, or what a move in it leaves, has a nimber by the claims.
    ///
    /// @param move its number from 1, or 0 for the sum itself
    final boolean leadsTo(int nimber, S sum, int move) {
        S after = move == 0 ? sum : option(sum, move);
        if (after == null) {
            return false;
        }
        OptionalInt claimed = claimed(after);
        return claimed.isPresent() && claimed.getAsInt() == nimber;
    }
}
