package org.grundy.cli.option;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.cli.console.Console;
import org.grundy.game.Component;
import org.grundy.game.Convention;
import org.grundy.game.KeptSearch;
import org.grundy.game.SearchEngine;
import org.grundy.game.Sum;
import org.grundy.lang.NamedGame;
import org.grundy.lang.OptionText;
import org.grundy.lang.WrittenPositions;
import org.grundy.run.Run;
import org.grundy.search.CoupleValues;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that keeps what a search of a board proves.
public final class StoreOptions {
    private static final String SEARCHED_EN =
            "games that remove elements from a board, such as cram, arckayles, nodekayles and poset, of sprouts, "
                    + "clobber and nogo, of rules given with --rules or -e, and of classes with CoupleValues";
    private static final String SEARCHED_ZH =
            "在棋盘上移除元素的游戏（如 cram、arckayles、nodekayles、poset）、sprouts、clobber、nogo、用 --rules 或 -e 给出的规则，"
                    + "以及带有 CoupleValues 的类";

    @Option(names = "--store", paramLabel = "DIR")
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
                console.say("store.large");
            }
            open.values().stream()
                    .filter(each -> each.cut() > 0)
                    .forEach(each -> console.say("store.cut", "bytes", each.cut()));
        }

        /// Closes all, and keeps in mind what could not be kept.
        @Override
        public void close() {
            open.values().forEach(KeptSearch.Store::close);
            open.values().stream().flatMap(each -> each.fault().stream()).forEach(console.unwritten()::add);
        }
    }

    /// Opens the store for all boards of a sum, where an engine may have been asked for.
    ///
    /// @throws InputError if that is another one than couples, or as without it
    public Stores open(Sum sum, Convention convention, SearchOptions search, Run run, Console console) {
        if (store != null) {
            search.checkKept(SearchEngine.COUPLES);
        }
        return open(sum, convention, run, console);
    }

    /// Opens the store for all boards of a sum, if one is asked for; these are then searched by couples.
    ///
    /// @throws org.grundy.text.OutputError if the folder cannot be used
    /// @throws InputError if the store is of something else, or nothing can be kept of the sum under the convention
    public Stores open(Sum sum, Convention convention, Run run, Console console) {
        Stores stores = new Stores(console);
        String folder = store;
        if (folder == null) {
            return stores;
        }
        OptionText.folder("--store", folder);
        check(convention);
        SearchOptions.chooseAll(sum, SearchEngine.COUPLES);
        for (Component<?> component : sum.components()) {
            checkWritten(component, run);
            search(component)
                    .filter(each -> !stores.open.containsKey(each.name()))
                    .ifPresent(each -> run.attempt(() -> each.keepIn(folder, run))
                            .toOptional()
                            .ifPresentOrElse(kept -> stores.open.put(each.name(), kept), () -> stores.tooLarge = true));
        }
        if (sum.components().stream().noneMatch(component -> search(component).isPresent())) {
            throw new InputError(
                    "--store keeps what a search proves of %1$s; nothing in this sum is searched so",
                    "--store 保存的是搜索得到的结论，用于%2$s；这个和中没有需要这样搜索的游戏", SEARCHED_EN, SEARCHED_ZH);
        }
        return stores;
    }

    /// Of rules in a class of one's own, positions are known by how the class writes them.
    private static <P> void checkWritten(Component<P> component, Run run) {
        if (component.game() instanceof NamedGame<P> game
                && game.valuation().filter(CoupleValues.class::isInstance).isPresent()) {
            WrittenPositions.check(game, component.position(), run);
        }
    }

    private static void check(Convention convention) {
        if (!convention.normal()) {
            throw new InputError(
                    "--store keeps what is proved in normal play of ordinary sums: leave it out here",
                    "--store 保存的是正常规则下普通和的结论：这里请去掉它");
        }
    }

    private static <P> Optional<KeptSearch<P>> search(Component<P> component) {
        return component.game().valuation().flatMap(each -> each.search(component.game(), component.position()));
    }
}
