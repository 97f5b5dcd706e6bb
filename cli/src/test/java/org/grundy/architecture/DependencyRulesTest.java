package org.grundy.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.architecture.UsedPackages.in;
import static org.grundy.architecture.UsedPackages.uses;

import com.tngtech.archunit.base.DescribedPredicate;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

@ResourceLock(GrundyClasses.LOCK)
final class DependencyRulesTest {
    private static final Predicate<String> GRUNDY = in(List.of("org.grundy.."));

    @ParameterizedTest
    @EnumSource
    void a_module_knows_only_the_modules_above_it(Module module) {
        assertThat(uses(in(module.packages()), GRUNDY.and(not(in(module.known())))))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("org.grundy.architecture.Module#coreNames")
    void a_package_of_the_core_knows_only_those_above_it_and_the_jdk(String name) {
        Predicate<String> primitive = String::isEmpty;
        Predicate<String> jdk = in(List.of("java..", "jdk.incubator.vector", "org.jspecify.."));
        assertThat(uses(in(List.of(Module.tree(name))), not(primitive.or(jdk).or(in(Module.knownInCore(name))))))
                .isEmpty();
    }

    @Test
    void every_class_belongs_to_a_module() {
        classes().should().resideInAnyPackage(array(Module.allPackages())).check(GrundyClasses.ALL);
    }

    @ParameterizedTest
    @EnumSource
    void what_is_internal_is_used_only_inside_its_module(Module module) {
        List<String> internal =
                module.packages().stream().map(tree -> tree + "internal..").toList();
        assertThat(uses(not(in(module.packages())), in(internal))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "picocli.., cli cluster",
        "org.jline.., cli",
        "me.tongfei.., cli",
        "java.awt.., render.canvas.png",
        "org.grundy.render.canvas.png.., render.canvas.png render.picture",
        "tools.jackson.., render web cluster testkit",
        "com.grack.nanojson.., web",
        "org.jgrapht.., catalog.graph",
        "org.apache.spark.., cluster",
    })
    void a_library_is_known_only_where_it_is_needed(String library, String places) {
        List<String> allowed =
                Stream.of(places.split(" ", -1)).map(Module::tree).toList();
        assertThat(uses(not(in(allowed)), in(List.of(library)))).isEmpty();
    }

    /// So that rules run where no classes can be made.
    @Test
    void interpreted_rules_need_neither_bytecode_nor_reflection() {
        classes()
                .that()
                .resideInAnyPackage(
                        "org.grundy.lang.rules.tree", "..rules.internal.execution", "..rules.internal.support")
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.not(resideInAnyPackage(
                        "java.lang.classfile..", "java.lang.reflect..", "java.lang.constant..", "..internal.bytecode")))
                .check(GrundyClasses.ALL);
    }

    /// Each with all that is below it.
    @Test
    void packages_do_not_depend_on_each_other_in_a_circle() {
        Map<String, List<String>> used = UsedPackages.trees();
        assertThat(used.get("org.grundy.cli")).contains("org.grundy.web");
        assertThat(new Circles(used).all()).isEmpty();
    }

    @Test
    void what_uses_a_package_is_found_with_its_place() {
        assertThat(uses(in(Module.CLI.packages()), in(List.of("picocli.."))))
                .anySatisfy(place -> assertThat(place).contains("<org.grundy.cli."));
    }

    private static String[] array(List<String> strings) {
        return strings.toArray(String[]::new);
    }
}
