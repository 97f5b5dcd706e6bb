import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.NimSequence;
import org.grundy.run.Run;

/// A program that has the packed jar on its module path: the jar is a module, its API can be used, the rest cannot.
public final class OnModulePath {
    private OnModulePath() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Module core = NimSequence.class.getModule();
        require(core.isNamed() && !core.getDescriptor().isAutomatic(), "the jar is a module of its own");
        NimSequence kayles = NimSequence.of(TakeAndBreakCode.of(0, 7, 7));
        kayles.extend(20_001, Run.unlimited());
        // Guy and Smith (1956): the values of Kayles repeat after 12 from n = 71 on.
        require(kayles.values().get(20_000) == kayles.values().get(20_000 % 12 + 72), "Kayles has period 12");
        Set<String> open = core.getPackages().stream()
                .filter(name -> core.isExported(name, OnModulePath.class.getModule()))
                .collect(Collectors.toSet());
        require(open.contains("org.grundy.analysis"), "the front door is open");
        require(!open.contains("org.grundy.heap.kernel.bitset"), "how values are computed is hidden");
        System.out.println("module org.grundy.core: " + open.size() + " packages are exported");
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException("not so: " + what);
        }
    }
}
