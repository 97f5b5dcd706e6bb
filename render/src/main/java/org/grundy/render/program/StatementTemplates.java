package org.grundy.render.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.text.Once;

/// What the statements of programs look like in a programming language. The resource `statements.txt` has them for all
/// languages, each below its name, with gaps in braces.
///
/// @param lines by name; none where a language needs no such statement
record StatementTemplates(Map<String, List<String>> lines) {
    private static final String INDENT = "    ";
    private static final int MARK = 5;
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)\\}");
    private static final Map<ProgramLanguage, Once<StatementTemplates>> ALL = Stream.of(ProgramLanguage.values())
            .collect(Collectors.toUnmodifiableMap(language -> language, language -> new Once<>(() -> read(language))));

    /// Those of a language.
    static StatementTemplates of(ProgramLanguage language) {
        return Objects.requireNonNull(ALL.get(language)).get();
    }

    private static StatementTemplates read(ProgramLanguage language) {
        List<String> marks =
                language.of(List.of("c++", "both", "all"), List.of("java", "both", "all"), List.of("py", "all"));
        Map<String, List<String>> all = new HashMap<>();
        List<String> lines = List.of();
        for (String line : ReadyMade.text("statements.txt").lines().toList()) {
            if (line.startsWith(INDENT)) {
                String marked = line.substring(INDENT.length());
                if (marks.contains(marked.split(" ", 2)[0])) {
                    lines.add(marked.substring(Math.min(MARK, marked.length())));
                }
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                lines = new ArrayList<>();
                all.put(line, lines);
            }
        }
        return new StatementTemplates(all);
    }

    /// The lines of a statement with their gaps filled.
    ///
    /// @param gaps names of gaps and what is to stand there, in turn
    /// @throws IllegalStateException if no language has the statement
    List<String> filled(String name, Object... gaps) {
        List<String> template = lines.get(name);
        if (template == null) {
            throw new IllegalStateException("no statement " + name);
        }
        Map<String, String> texts = new HashMap<>();
        for (int i = 0; i < gaps.length; i += 2) {
            texts.put(gaps[i].toString(), gaps[i + 1].toString());
        }
        return template.stream()
                .map(line -> GAP.matcher(line)
                        .replaceAll(gap -> Matcher.quoteReplacement(texts.getOrDefault(gap.group(1), gap.group()))))
                .toList();
    }
}
