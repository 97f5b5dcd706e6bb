package org.grundy.render.program.rules;

import java.util.List;
import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;
import org.grundy.render.program.input.AskedMoves;
import org.grundy.render.program.input.GivenList;

/// What a program of rules computes.
///
/// @param quantity outcome or Grundy value
/// @param play how it is played
/// @param parameters how many of the last numbers of a state are parameters
/// @param states whether positions are given as states, where they may be written in another way
/// @param sums whether sums of positions are asked for
/// @param given lists that are parameters
/// @param moves what is told of winning moves
public record ProgramTarget(
        SampledQuantity quantity,
        Play play,
        int parameters,
        boolean states,
        boolean sums,
        List<GivenList> given,
        AskedMoves moves) {
    /// Copies the list.
    public ProgramTarget {
        given = List.copyOf(given);
    }

    /// What is computed where no list is a parameter, and nothing is told of moves.
    public ProgramTarget(SampledQuantity quantity, Play play, int parameters, boolean states, boolean sums) {
        this(quantity, play, parameters, states, sums, List.of(), AskedMoves.NONE);
    }

    /// Whether states of several numbers may be places in a list of lists: most of those that a table has lie outside,
    /// and cannot be computed.
    boolean hasPlacesInRows(int places) {
        return places > 1 && given.stream().anyMatch(GivenList::rows);
    }
}
