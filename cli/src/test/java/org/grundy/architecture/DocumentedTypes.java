package org.grundy.architecture;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The types that a Markdown text names in its code spans.
///
/// A span names a type when it is one, possibly with type arguments and a member: `Ruleset`, `Ruleset<P>`,
/// `Grundy.analyze(…)`. A word without a small letter is a type variable or an abbreviation, a name with a file
/// ending a file, and fenced blocks are not read.
record DocumentedTypes(Set<String> names) {
    private static final Pattern FENCED = Pattern.compile("(?ms)^ *(```|~~~).*?^ *\\1 *$");
    private static final Pattern SPAN =
            Pattern.compile("`([A-Z]\\w*[a-z]\\w*)(?:<[^`]*>)?(?:[.#]([a-zA-Z]\\w*)(?:\\([^`]*\\))?)?`");
    private static final Set<String> FILE_ENDINGS = Set.of("java", "md", "xml", "json", "csv", "html", "js", "css");

    static DocumentedTypes in(String markdown) {
        Set<String> names = new TreeSet<>();
        Matcher spans = SPAN.matcher(FENCED.matcher(markdown).replaceAll(""));
        while (spans.find()) {
            String member = spans.group(2);
            if (member == null || !FILE_ENDINGS.contains(member)) {
                names.add(spans.group(1));
            }
        }
        return new DocumentedTypes(names);
    }
}
