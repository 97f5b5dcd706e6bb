import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.analysis.Grundy;
import org.grundy.game.Game;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.run.Run;

/// A program that asks for the core alone and has the packed jars on its module path: each is a module, the core brings
/// those below it along, its API can be used, the rest cannot.
public final class OnModulePath {
    private OnModulePath() {}

    public static void main(String[] arguments) {
        NimSequence kayles = NimSequence.of(TakeAndBreakCode.of(0, 7, 7));
        kayles.extend(20_001, Run.unlimited());
        // Guy and Smith (1956): the values of Kayles repeat after 12 from n = 71 on.
        require(kayles.values().get(20_000) == kayles.values().get(20_000 % 12 + 72), "Kayles has period 12");
        require(open(Grundy.class).contains("org.grundy.analysis"), "the front door is open");
        require(open(Game.class).contains("org.grundy.game"), "a program may have games of its own");
        require(!open(NimSequence.class).contains("org.grundy.heap.kernel.bitset"), "how values are computed is hidden");
    }

    private static Set<String> open(Class<?> type) {
        Module module = type.getModule();
        require(module.isNamed() && !module.getDescriptor().isAutomatic(), module + " is a module of its own");
        Set<String> open = module.getPackages().stream()
                .filter(name -> module.isExported(name, OnModulePath.class.getModule()))
                .collect(Collectors.toSet());
        System.out.println("module " + module.getName() + ": " + open.size() + " packages are exported");
        return open;
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException("not so: " + what);
        }
    }
}
