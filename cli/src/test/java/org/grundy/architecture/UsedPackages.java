package org.grundy.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.PackageMatcher;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Which package uses which: many rules ask for no more, and to ask each of a hundred thousand uses takes seconds.
final class UsedPackages {
    private static final String ROOT = "org.grundy.";

    /// For each package those that it uses, each with one of the places where it does.
    private static final Map<String, Map<String, Dependency>> ALL = GrundyClasses.ALL.stream()
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
            .collect(Collectors.groupingBy(
                    each -> each.getOriginClass().getPackageName(),
                    Collectors.toMap(
                            each -> each.getTargetClass().getBaseComponentType().getPackageName(),
                            each -> each,
                            (one, other) -> one)));

    private UsedPackages() {}

    /// One place for each package that uses such another one.
    static List<String> uses(Predicate<String> user, Predicate<String> used) {
        return ALL.entrySet().stream()
                .filter(each -> user.test(each.getKey()))
                .flatMap(each -> each.getValue().entrySet().stream())
                .filter(each -> used.test(each.getKey()))
                .map(each -> each.getValue().getDescription())
                .sorted()
                .toList();
    }

    /// For each package of the first level, with all below it, the others that it uses.
    static Map<String, List<String>> trees() {
        return ALL.entrySet().stream()
                .collect(Collectors.groupingBy(
                        each -> tree(each.getKey()),
                        Collectors.flatMapping(
                                each -> each.getValue().keySet().stream()
                                        .filter(used -> used.startsWith(ROOT))
                                        .map(UsedPackages::tree)
                                        .filter(used -> !used.equals(tree(each.getKey())))
                                        .distinct(),
                                Collectors.collectingAndThen(Collectors.toSet(), List::copyOf))));
    }

    private static String tree(String name) {
        int end = name.indexOf('.', ROOT.length());
        return end < 0 ? name : name.substring(0, end);
    }

    /// Packages that one of some patterns of ArchUnit describes.
    static Predicate<String> in(Collection<String> patterns) {
        List<PackageMatcher> all = patterns.stream().map(PackageMatcher::of).toList();
        return name -> all.stream().anyMatch(each -> each.matches(name));
    }
}
