package org.grundy.web.http;

import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// Why there is no answer: a problem detail after RFC 9457.
///
/// @param type which kind of problem, a path of this server
/// @param title the kind in a few words
/// @param status of the answer
/// @param detail this problem in a sentence
/// @param field the field of the question in which the fault lies; left out where it lies in none
/// @param source the text in which it lies
/// @param start index of the first character that is meant, from 0
/// @param end index after the last one
@OmittedIfNull
public record ProblemRecord(
        String type,
        String title,
        int status,
        String detail,
        @Nullable String field,
        @Nullable String source,
        @Nullable Integer start,
        @Nullable Integer end) {
    /// Of problems.
    public static final String MEDIA_TYPE = "application/problem+json";

    static ProblemRecord of(ProblemKind kind, String detail) {
        return of(kind, detail, null, null);
    }

    /// A problem of a field, and the place in it.
    ///
    /// @param placed an error that says where in a text the problem is
    static ProblemRecord of(ProblemKind kind, String detail, @Nullable String field, @Nullable InputError placed) {
        return new ProblemRecord(
                kind.type(),
                kind.title(),
                kind.status(),
                detail,
                field,
                placed == null ? null : placed.source(),
                placed == null ? null : placed.span().start(),
                placed == null ? null : placed.span().end());
    }
}
