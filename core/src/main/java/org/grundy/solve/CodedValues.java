package org.grundy.solve;

import java.util.function.IntUnaryOperator;
import org.grundy.game.coding.Coding;

/// Values of all codes of a coding, for whoever asks for so many that to make each position would cost more than its
/// value.
///
/// @param coding of the positions
/// @param at the value of a code, 0..size−1; [Statistic#WON] of a won position
/// @param <P> the type of positions
public record CodedValues<P>(Coding<P> coding, IntUnaryOperator at) {}
