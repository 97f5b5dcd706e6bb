package org.grundy.testkit;

/// A problem of an online judge with the sample that it publishes.
///
/// @param id the judge, the number and the title
/// @param rule the game in one line
/// @param sampleInput the sample input, lines separated by line feeds
/// @param sampleOutput the output that belongs to it
/// @param constraints the limits of the input
public record ProblemSample(String id, String rule, String sampleInput, String sampleOutput, String constraints) {}
