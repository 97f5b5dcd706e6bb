package org.grundy.cli.option;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.cli.Console;
import org.grundy.game.Component;
import org.grundy.game.KeptSearch;
import org.grundy.game.SearchEngine;
import org.grundy.game.Sum;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that keeps what a search of a board proves.
public final class StoreOptions {
    private static final String BOARDS_EN =
            "games that remove elements from a board, such as cram, arckayles, nodekayles and poset, and of sprouts, "
                    + "clobber and nogo";
    private static final String BOARDS_ZH = "在棋盘上移除元素的游戏（如 cram、arckayles、nodekayles、poset）以及 sprouts、clobber、nogo ";

    @Option(
            names = "--store",
            paramLabel = "DIR",
            description = "Keeps in the folder DIR what is proved of boards, and begins with what it holds.")
    private @Nullable String store;

    /// The stores in use; to be closed when the answer is there.
    public static final class Stores implements AutoCloseable {
        private final Map<String, KeptSearch.Store> open = new HashMap<>();
        private final Console console;
        private boolean tooLarge;

        private Stores(Console console) {
            this.console = console;
        }

        /// Says what was damaged, and that a store does not fit the memory.
        public void tellFaults() {
            if (tooLarge) {
                console.note(console.words("store.large"));
            }
            open.values().stream()
                    .filter(each -> each.cut() > 0)
                    .forEach(each -> console.note(console.words("store.cut", Map.of("bytes", each.cut()))));
        }

        /// Closes all, and says what could not be kept.
        @Override
        public void close() {
            open.values().forEach(KeptSearch.Store::close);
            open.values().stream()
                    .flatMap(each -> each.fault().stream())
                    .map(console.language()::of)
                    .forEach(fault -> console.note(console.words("store.fault", Map.of("fault", fault))));
        }
    }

    /// Opens the store for all boards of a sum, if one is asked for; these are then searched by couples.
    ///
    /// @param search has chosen no other engine
    /// @throws InputError if the store cannot be used, or the sum has no board of which something can be kept
    public Stores open(Sum sum, SearchOptions search, Run run, Console console) {
        Stores stores = new Stores(console);
        String folder = store;
        if (folder == null) {
            return stores;
        }
        search.choose(sum, SearchEngine.COUPLES);
        for (Component<?> component : sum.components()) {
            search(component)
                    .filter(each -> !stores.open.containsKey(each.name()))
                    .ifPresent(each -> run.attempt(() -> each.keepIn(folder, run))
                            .toOptional()
                            .ifPresentOrElse(kept -> stores.open.put(each.name(), kept), () -> stores.tooLarge = true));
        }
        if (sum.components().stream().noneMatch(component -> search(component).isPresent())) {
            throw new InputError(
                    "--store keeps what is proved of " + BOARDS_EN + "; there is none in this sum",
                    "--store 保存的是" + BOARDS_ZH + "的结论；这个和中没有这样的游戏");
        }
        return stores;
    }

    private static <P> Optional<KeptSearch<P>> search(Component<P> component) {
        return component.game().valuation().flatMap(each -> each.search(component.game(), component.position()));
    }
}
