package org.grundy.lang.rules.internal.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.syntax.Node;
import org.grundy.lang.rules.internal.tree.Whole;

/// The names that may be used at a place of the text.
final class Scope {
    private final Errors errors;
    private final Map<String, Meaning> names;
    private int slots;

    Scope(Errors errors, Map<String, Meaning> names, int slots) {
        this.errors = errors;
        this.names = new LinkedHashMap<>(names);
        this.slots = slots;
    }

    Errors errors() {
        return errors;
    }

    /// This scope as it is now, with slots that go on from here.
    Scope inner() {
        return new Scope(errors, names, slots);
    }

    /// How many slots are in use.
    int slots() {
        return slots;
    }

    /// Takes note that slots below a number are in use elsewhere.
    void reserve(int upTo) {
        slots = Math.max(slots, upTo);
    }

    Meaning find(Node.Name name) {
        Meaning meaning = names.get(name.name());
        if (meaning == null) {
            throw errors.unknown(name.span(), name.name(), "variable or set", "变量或集合", known());
        }
        return meaning;
    }

    boolean knows(String name) {
        return names.containsKey(name);
    }

    Stream<String> known() {
        return names.keySet().stream();
    }

    /// Gives a name its meaning.
    void put(String name, Meaning meaning) {
        names.put(name, meaning);
    }

    /// A new variable of a move.
    int variable(Node.Name name) {
        if (knows(name.name())) {
            throw errors.at(
                    name.span(),
                    "\"" + name.name() + "\" already stands for something; choose another name",
                    "“" + name.name() + "”已有含义；请换一个名字");
        }
        put(name.name(), new Meaning.NumberValue(new Whole.Variable(slots)));
        return slots++;
    }
}
