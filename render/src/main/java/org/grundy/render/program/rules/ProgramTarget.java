package org.grundy.render.program.rules;

import org.grundy.discover.sample.SampledQuantity;
import org.grundy.game.Play;

/// What a program of rules computes.
///
/// @param quantity outcome or Grundy value
/// @param play how it is played
/// @param parameters how many of the last numbers of a state are parameters
/// @param states whether positions are given as states, where they may be written in another way
/// @param sums whether sums of positions are asked for
public record ProgramTarget(SampledQuantity quantity, Play play, int parameters, boolean states, boolean sums) {}
