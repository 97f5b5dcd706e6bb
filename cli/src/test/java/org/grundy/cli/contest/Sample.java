package org.grundy.cli.contest;

/// The sample of a statement: its figures.
///
/// @param input the whole input
/// @param output the whole output
public record Sample(String input, String output) {}
