package org.grundy.architecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A module: the packages that it holds and the modules that it may use.
enum Module {
    BASE(List.of("text", "value", "run", "evidence", "game"), List.of()),
    SEQUENCE(List.of("heap"), List.of(BASE)),
    CORE(
            List.of("logic", "automata", "solve", "search", "misere", "proof", "analysis", "verify", "play"),
            List.of(BASE, SEQUENCE)),
    LANG(List.of("lang"), List.of(CORE)),
    CATALOG(List.of("catalog"), List.of(LANG)),
    DISCOVER(List.of("discover"), List.of(LANG)),
    RENDER(List.of("render"), List.of(DISCOVER)),
    CLUSTER(List.of("cluster"), List.of(CATALOG, RENDER)),
    WEB(List.of("web"), List.of(CATALOG, RENDER)),
    CLI(List.of("cli"), List.of(WEB)),
    TESTKIT(List.of("testkit"), List.of());

    private static final String ROOT = "org.grundy.";

    /// What packages do not know although it comes before them.
    private static final Map<String, List<String>> UNKNOWN_TO = Map.of(
            // Statements about numbers, and their proofs, are about no game in particular.
            "logic",
            List.of("heap"),
            "automata",
            List.of("heap"),
            // A checker that shared code with a solver would repeat its mistakes.
            "proof",
            List.of("heap", "solve", "search", "misere"));

    private final List<String> names;
    private final List<Module> uses;

    Module(List<String> names, List<Module> uses) {
        this.names = names;
        this.uses = uses;
    }

    /// The packages of this module, with everything below them.
    List<String> packages() {
        return names.stream().map(Module::tree).toList();
    }

    /// The packages that a class of this module may know, its own included: whoever uses a module has those that it
    /// uses.
    List<String> known() {
        return Stream.concat(packages().stream(), uses.stream().flatMap(module -> module.known().stream()))
                .distinct()
                .toList();
    }

    /// The packages of the core, and of what is below it, in their order: each may know those before it. A theorem
    /// names its source and a valuation its evidence, so `run` and `evidence` come before `game` and know no game.
    static List<String> coreNames() {
        return Stream.of(BASE, SEQUENCE, CORE)
                .flatMap(module -> module.names.stream())
                .toList();
    }

    /// What the package with this name among them may know, itself included.
    static List<String> knownInCore(String name) {
        List<String> all = coreNames();
        List<String> known = new ArrayList<>(all.subList(0, all.indexOf(name) + 1));
        known.removeAll(UNKNOWN_TO.getOrDefault(name, List.of()));
        return known.stream().map(Module::tree).toList();
    }

    static List<String> allPackages() {
        return Arrays.stream(values())
                .flatMap(module -> module.packages().stream())
                .toList();
    }

    /// The pattern of a package and all below it.
    static String tree(String name) {
        return ROOT + name + "..";
    }
}
