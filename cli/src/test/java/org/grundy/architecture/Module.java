package org.grundy.architecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// A module: the packages that it holds and the modules that it may use.
enum Module {
    CORE(
            List.of(
                    "text",
                    "value",
                    "run",
                    "evidence",
                    "game",
                    "logic",
                    "automata",
                    "heap",
                    "solve",
                    "search",
                    "misere",
                    "proof",
                    "analysis",
                    "verify",
                    "play"),
            List.of()),
    LANG(List.of("lang"), List.of(CORE)),
    CATALOG(List.of("catalog"), List.of(CORE, LANG)),
    DISCOVER(List.of("discover"), List.of(CORE, LANG)),
    RENDER(List.of("render"), List.of(CORE, LANG, DISCOVER)),
    CLUSTER(List.of("cluster"), List.of(CORE, LANG, CATALOG, DISCOVER, RENDER)),
    WEB(List.of("web"), List.of(CORE, LANG, CATALOG, DISCOVER, RENDER)),
    CLI(List.of("cli"), List.of(CORE, LANG, CATALOG, DISCOVER, RENDER, WEB)),
    TESTKIT(List.of("testkit"), List.of());

    private static final String ROOT = "org.grundy.";

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

    /// The packages that a class of this module may know, its own included.
    List<String> known() {
        return Stream.concat(Stream.of(this), uses.stream())
                .flatMap(module -> module.packages().stream())
                .toList();
    }

    /// The packages of the core in their order: each may know those before it. A theorem names its source
    /// and a valuation its evidence, so `run` and `evidence` come before `game` and know no game.
    static List<String> coreNames() {
        return CORE.names;
    }

    /// What the package of the core with this name may know, itself included.
    static List<String> knownInCore(String name) {
        List<String> known = new ArrayList<>(CORE.names.subList(0, CORE.names.indexOf(name) + 1));
        if (name.equals("proof")) {
            // A checker that shared code with a solver would repeat its mistakes.
            known.removeAll(List.of("heap", "solve", "search", "misere"));
        }
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
