package org.grundy.catalog.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.catalog.game.ResourceText;
import org.grundy.text.BilingualText;
import org.grundy.text.Once;

/// What is said of a problem in the resource `problems.txt`: below its id a line for each word and what stands behind
/// it. The resource is read when a problem is first asked for.
///
/// @param said by its words
public record ProblemText(Map<String, String> said) {
    private static final String RESOURCE = "problems.txt";
    private static final Once<Map<String, ProblemText>> ALL = new Once<>(ProblemText::read);

    /// Copies the map.
    public ProblemText {
        said = Map.copyOf(said);
    }

    /// What is said of a problem; nothing of one that the resource does not have.
    public static ProblemText of(String id) {
        return ALL.get().getOrDefault(id, new ProblemText(Map.of()));
    }

    private static Map<String, ProblemText> read() {
        Map<String, ProblemText> all = new HashMap<>();
        Map<String, String> said = new HashMap<>();
        for (String line :
                ResourceText.rows(ProblemText.class, RESOURCE).toList().reversed()) {
            if (line.startsWith(" ")) {
                String[] parts = line.strip().split(": ", 2);
                said.put(parts[0], parts[1]);
            } else {
                all.put(line, new ProblemText(said));
                said.clear();
            }
        }
        return all;
    }

    /// What stands behind a word, if it does.
    public Optional<String> about(String word) {
        return Optional.ofNullable(said.get(word));
    }

    /// The parts of what stands behind a word; none if it does not.
    public List<String> parts(String word) {
        return about(word).map(text -> List.of(text.split(" "))).orElse(List.of());
    }

    /// What is asked, in one line.
    BilingualText title() {
        return new BilingualText(about("en").orElseThrow(), about("zh").orElseThrow());
    }
}
