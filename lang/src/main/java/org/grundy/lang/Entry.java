package org.grundy.lang;

import java.util.List;
import org.grundy.text.BilingualText;

/// How a family of games is listed and found.
///
/// @param name as written in expressions: lower case, no spaces
/// @param aliases other names, in any script
/// @param problems ids of judge problems that are this game, such as `HDU-2897`
/// @param form how it is written, such as `bash[m](n,…)`
/// @param example an expression that can be solved
/// @param title one line
/// @param rules the rules in full
public record Entry(
        String name,
        List<String> aliases,
        List<String> problems,
        String form,
        String example,
        BilingualText title,
        BilingualText rules) {
    public Entry {
        aliases = List.copyOf(aliases);
        problems = List.copyOf(problems);
    }

    /// How it is written, the ways joined by a word of the language.
    public BilingualText written() {
        return written(form);
    }

    /// A form whose ways are joined by " or ", in both languages.
    static BilingualText written(String form) {
        return new BilingualText(form, form.replace(" or ", " 或 "));
    }
}
