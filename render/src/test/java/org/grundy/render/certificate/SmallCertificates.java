package org.grundy.render.certificate;

import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.run.Run;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A certificate of each kind, written by hand after the page on certificates, and small enough to be verified by hand.
final class SmallCertificates {
    /// Of 0, 1, 2, 0, 1 the checksum is, in Python,
    /// `hashlib.sha256(b"".join(struct.pack(">i", n % 3) for n in range(5))).hexdigest()`.
    static final String PERIOD = """
            {"format": "grundy period certificate", "version": 2,
             "convention": {"join": "disjunctive", "ending": "long", "play": "normal"},
             "code": "1,2", "theorem": "finite-subtraction", "preperiod": 0, "period": 3, "saltus": 0,
             "checkedTo": 5, "mask": 0,
             "checksum": "07228d5f1505d107def1df5d39156e64a3296ba45f8d553f9faa421fe4470bec",
             "values": [0, 1, 2, 0, 1]}""";

    /// One token is taken: whoever faces an odd number has lost.
    static final String QUOTIENT = """
            {"format": "grundy misere quotient certificate", "version": 2,
             "convention": {"join": "disjunctive", "ending": "long", "play": "misere"},
             "code": "0.3", "steps": [[1], [0]], "lost": [1], "map": [0, 1, 0], "preperiod": 0, "period": 2}""";

    static final String HEAPS = """
            {"format": "grundy tameness certificate", "version": 2,
             "convention": {"join": "disjunctive", "ending": "long", "play": "both"},
             "code": "0.3", "normal": [0, 1, 0], "misere": [1, 0, 1], "preperiod": 0, "period": 2}""";

    static final String POSITIONS = """
            {"format": "grundy tameness certificate", "version": 2,
             "convention": {"join": "disjunctive", "ending": "long", "play": "both"},
             "games": ["nim"], "sums": ["nim(2)", "nim(1) + nim(2)"], "positions": ["nim(0)", "nim(1)", "nim(2)"],
             "normal": [0, 1, 2], "misere": [1, 0, 2]}""";

    static final String CELLS = """
            {"format": "grundy nimber certificate", "version": 2,
             "convention": {"join": "disjunctive", "ending": "long", "play": "normal"},
             "expression": "cram(2,2)", "side": 2, "position": "f", "move": 0, "nimber": 0,
             "claims": [{"piece": "f", "nimber": 0, "replies": [0, 0, 0, 0]},
                        {"piece": "3", "nimber": 1, "replies": [0]}]}""";

    static final String ELEMENTS = """
            {"format": "grundy nimber certificate", "version": 2,
             "convention": {"join": "disjunctive", "ending": "long", "play": "normal"},
             "expression": "nodekayles(a-b)", "elements": 2,
             "moves": [{"needed": "1", "removed": "3"}, {"needed": "2", "removed": "3"}],
             "position": "3", "move": 2, "nimber": 0, "claims": []}""";

    static final String SUM = """
            {"format": "grundy sum certificate", "version": 2,
             "convention": {"join": "disjunctive", "ending": "long", "play": "normal"},
             "games": ["nim", "cram"],
             "parts": [{"play": {"expression": "nim(2)", "move": 1, "nimber": 1,
                                 "claims": [{"position": "nim(0)", "nimber": 0, "replies": []},
                                            {"position": "nim(1)", "nimber": 1, "replies": [0]}]}},
                       {"board": {"format": "grundy nimber certificate", "version": 2,
                                  "convention": {"join": "disjunctive", "ending": "long", "play": "normal"},
                                  "expression": "cram(1,2)", "side": 2, "position": "3", "move": 0, "nimber": 1,
                                  "claims": [{"piece": "3", "nimber": 1, "replies": [0]}]}}]}""";

    static final List<String> ALL = List.of(PERIOD, QUOTIENT, HEAPS, POSITIONS, CELLS, ELEMENTS, SUM);

    private SmallCertificates() {}

    static CheckedCertificate check(String text) {
        return Certificate.read(text, Catalog::library).check(Run.unlimited());
    }

    static CheckedCertificate check(JsonNode certificate) {
        return check(certificate.toString());
    }

    static ObjectNode json(String text) {
        return (ObjectNode) JsonMapper.shared().readTree(text);
    }

    /// The certificate with a member made another one.
    ///
    /// @param path of the member, such as `/claims/0/nimber`
    /// @param value as JSON; empty to leave the member out
    static ObjectNode with(String text, String path, String value) {
        ObjectNode root = json(text);
        int last = path.lastIndexOf('/');
        JsonNode holder = root.at(path.substring(0, last));
        String name = path.substring(last + 1);
        JsonNode other = value.isEmpty() ? null : JsonMapper.shared().readTree(value);
        switch (holder) {
            case ObjectNode object when other == null -> object.remove(name);
            case ObjectNode object -> object.set(name, other);
            case ArrayNode list -> list.set(Integer.parseInt(name), other);
            default -> throw new IllegalArgumentException(path);
        }
        return root;
    }
}
