package org.grundy.lang.rules.internal.syntax;

import java.util.List;
import java.util.Optional;
import org.grundy.text.Span;

/// A term of the sum that a move leads to: a position, perhaps several times.
///
/// @param span where it stands
/// @param copies how many copies of the position
/// @param position its coordinates
/// @param each loops over further variables, with one such component for each value
public record TermSyntax(Span span, Optional<SyntaxNode> copies, List<SyntaxNode> position, List<ClauseSyntax> each) {}
