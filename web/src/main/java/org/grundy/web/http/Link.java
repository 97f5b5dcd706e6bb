package org.grundy.web.http;

import java.util.Optional;

/// An address at which a place is asked by GET, its fields behind a `?`.
///
/// @param path such as `/api/show`, or `/api/games` where another piece follows
/// @param field of the question that this piece is, such as `game`
public record Link(String path, Optional<String> field) {
    /// The path in a description: `/api/games/{game}`.
    public String template() {
        return path + field.map(name -> "/{" + name + "}").orElse("");
    }

    /// What paths begin with that lead here.
    public String context() {
        return path + (field.isPresent() ? "/" : "");
    }

    /// Whether a path leads here.
    boolean matches(String asked) {
        return field.isPresent() ? asked.length() > context().length() : asked.equals(path);
    }
}
