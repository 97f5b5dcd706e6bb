package org.grundy.render.program;

/// A program to submit.
///
/// @param language `cpp`, `java` or `python`
/// @param text of the program, which reads positions and prints their answers
public record ProgramRecord(String language, String text) {}
