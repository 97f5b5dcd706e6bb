package org.grundy.render.certificate;

import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// The command that makes a certificate anew of which the file is of a former version.
///
/// @param fields of that file, which may lack any or have others of their names
record RenewalCommand(CertificateFields fields) {
    private static final String CODE = "code";
    private static final String POSITION = "position";

    /// The most heaps that `genus --to` lists.
    private static final int MOST_HEAPS = 1000;

    /// Stands where the file does not tell of which position it is.
    private static final String UNKNOWN = "EXPRESSION";

    /// What a shell takes as it stands between quotation marks.
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{Nd} .,:;*+/|#<>=!_(){}\\[\\]-]+");

    /// The command, in which FILE stands for the new file.
    String text(CertificateKind kind) {
        String command = switch (kind) {
            case PERIOD, WINDOW -> "period " + quoted(sequence());
            case QUOTIENT -> "quotient " + quoted(text(fields.object(), CODE)) + heaps("map", "period");
            case TAMENESS -> "genus " + tameness();
            case BOARD ->
                "solve " + quoted(FormerBoard.expression(fields.object()).orElse(UNKNOWN));
            case SUM -> "solve " + quoted(sum());
        };
        return "grundy " + command + " --certificate FILE";
    }

    private static String quoted(String text) {
        return PLAIN.matcher(text).matches() ? "\"" + text + "\"" : "\"" + UNKNOWN + "\"";
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString(UNKNOWN);
    }

    private String sequence() {
        String code = text(fields.object(), CODE);
        return switch (text(fields.object(), "theorem")) {
            case "finite-subtraction" -> "subtraction[" + code + "]";
            case "all-but" -> "allbut[" + code + "]";
            default -> code;
        };
    }

    /// As many heaps as a list has, where not all are meant.
    private String heaps(String list, String period) {
        return fields.object().hasNonNull(period) ? "" : " --to " + Math.max(1, last(list));
    }

    private int last(String list) {
        return fields.object().path(list).size() - 1;
    }

    private String tameness() {
        if (fields.has(CODE)) {
            int to = Math.min(MOST_HEAPS, Math.max(1, last("normal")));
            return quoted(text(fields.object(), CODE)) + " --to " + to;
        }
        JsonNode sums = fields.object().path("sums");
        JsonNode positions = fields.object().path("positions");
        if (sums.isEmpty()) {
            return quoted(positions.path(positions.size() - 1).asString(UNKNOWN));
        }
        String first = sums.path(0).asString(UNKNOWN);
        return sums.size() == 1
                ? quoted(first)
                : quoted(first.replaceFirst("\\([^()]*\\)$", "")) + " --to " + (sums.size() - 1);
    }

    private String sum() {
        JsonNode parts = fields.object().path("parts");
        List<String> each = parts.valueStream().map(RenewalCommand::part).toList();
        return each.isEmpty() || each.contains(UNKNOWN) ? UNKNOWN : String.join(" + ", each);
    }

    private static String part(JsonNode part) {
        return part.has("board")
                ? FormerBoard.expression(part.path("board")).orElse(UNKNOWN)
                : text(part.path("play"), POSITION);
    }
}
