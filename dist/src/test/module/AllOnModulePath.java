import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.judge.Problems;
import org.grundy.discover.Discovery;
import org.grundy.discover.DiscoveryReport;
import org.grundy.game.Convention;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.lang.rules.RuleText;
import org.grundy.render.Language;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.json.Json;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// A program that has the packed jars on its module path: each is a module, its API can be used, the rest cannot.
public final class AllOnModulePath {
    private AllOnModulePath() {}

    public static void main(String[] arguments) {
        Library rules = RuleText.compile("squares: n -> n - k^2 for k in 1..isqrt(n)").before(Catalog.library());
        Analysis sum = Grundy.analyze(
                ExpressionParser.parse(rules, "kayles(7) + wythoff(3,5) + squares(9)"),
                Convention.NORMAL,
                Budget.standard());
        require(sum.value().isPresent(), "a sum of games of the catalogue and of rules has a value");
        DiscoveryReport report = Discovery.standard()
                .of(List.of(0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2), new Run(Budget.standard()));
        require(Json.of(DiscoveryRecord.of(report, Language.EN)).contains("n mod 3"), "a form is found and written");
        hidden(Library.class, "org.grundy.lang.rules", "org.grundy.lang.rules.internal.check");
        hidden(Problems.class, "org.grundy.catalog", "org.grundy.catalog.heap");
        hidden(Discovery.class, "org.grundy.discover.prove", "org.grundy.discover.family");
        hidden(Json.class, "org.grundy.render.file", "org.grundy.render.picture");
    }

    private static void hidden(Class<?> type, String api, String inside) {
        Module module = type.getModule();
        require(module.isNamed() && !module.getDescriptor().isAutomatic(), module + " is a module of its own");
        Set<String> open = module.getPackages().stream()
                .filter(name -> module.isExported(name, AllOnModulePath.class.getModule()))
                .collect(Collectors.toSet());
        require(open.contains(api), api + " is open");
        require(module.getPackages().contains(inside) && !open.contains(inside), inside + " is hidden");
        System.out.println("module " + module.getName() + ": " + open.size() + " packages are exported");
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException("not so: " + what);
        }
    }
}
