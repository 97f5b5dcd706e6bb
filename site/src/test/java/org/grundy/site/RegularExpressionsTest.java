package org.grundy.site;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.grundy.testkit.Damage;
import org.grundy.testkit.Seed;
import org.grundy.testkit.Thorough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.teavm.classlib.java.util.regex.TMatcher;
import org.teavm.classlib.java.util.regex.TPattern;
import org.teavm.classlib.java.util.regex.TPatternSyntaxException;

/// The page reads regular expressions by a library of its own, which takes some for others: negated classes with
/// categories, and alternatives that begin with an escaped character. Each one that stands as a constant in the code
/// that the page is made of has to mean there what it means on the JVM.
final class RegularExpressionsTest {
    private static final int TEXTS = 500;
    private static final int LONGEST = 9;
    private static final int MOST_MATCHES = 9;
    private static final String LETTERS = "aZ_9' \t\n石７,(x";

    /// The methods of which some argument is a regular expression.
    private static final Set<String> TAKING = Set.of("compile", "matches", "split", "replaceAll", "replaceFirst");

    @Tag(Thorough.TAG)
    @Test
    void every_constant_regular_expression_means_the_same_in_the_page() throws IOException {
        Set<String> expressions = new TreeSet<>();
        for (Path entry :
                classPath().filter(RegularExpressionsTest::isOfThePage).toList()) {
            gather(entry, expressions);
        }
        assertThat(expressions).as("constants of the engine").hasSizeGreaterThan(100);
        RandomGenerator random = Seed.of("RegularExpressionsTest").generator();
        SoftAssertions all = new SoftAssertions();
        expressions.forEach(each -> compare(each, random, all));
        all.assertAll();
    }

    private static Stream<Path> classPath() {
        return Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(System.getProperty("java.class.path", ""))
                .map(Path::of);
    }

    private static boolean isOfThePage(Path entry) {
        String path = entry.toString().replace('\\', '/');
        return path.matches(
                ".*/(base|sequence|core|lang|catalog|discover|render|web)/target/(classes|grundy-[^/]*(?<!tests)\\.jar)");
    }

    private static void gather(Path entry, Set<String> expressions) throws IOException {
        if (Files.isDirectory(entry)) {
            gatherBelow(entry, expressions);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                gatherBelow(jar.getPath("/"), expressions);
            }
        }
    }

    private static void gatherBelow(Path folder, Set<String> expressions) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(".class")).forEach(file -> gatherOf(file, expressions));
        }
    }

    private static void gatherOf(Path file, Set<String> expressions) {
        try {
            ClassFile.of().parse(Files.readAllBytes(file)).methods().stream()
                    .flatMap(method -> method.code().stream())
                    .forEach(code -> gatherOf(code, expressions));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// Takes the constants of the last instructions before a call, those that are no regular expression with them:
    /// comparing a replacement does no harm.
    private static void gatherOf(CodeModel code, Set<String> expressions) {
        Deque<String> constants = new ArrayDeque<>();
        for (CodeElement element : code) {
            if (element instanceof ConstantInstruction constant && constant.constantValue() instanceof String text) {
                constants.add(text);
            } else if (element instanceof InvokeInstruction call) {
                if (takesExpression(call)) {
                    expressions.addAll(constants);
                }
                constants.clear();
            }
        }
    }

    private static boolean takesExpression(InvokeInstruction call) {
        String owner = call.owner().asInternalName();
        return TAKING.contains(call.name().stringValue())
                && Set.of("java/util/regex/Pattern", "java/lang/String").contains(owner);
    }

    private static void compare(String expression, RandomGenerator random, SoftAssertions all) {
        Pattern here = Pattern.compile(expression);
        TPattern there;
        try {
            there = TPattern.compile(expression);
        } catch (TPatternSyntaxException unread) {
            all.fail("the page cannot read " + expression, unread);
            return;
        }
        String letters = expression.replaceAll("\\\\.", "") + LETTERS;
        for (int i = 0; i < TEXTS; i++) {
            String text = IntStream.range(0, random.nextInt(LONGEST))
                    .mapToObj(each -> piece(letters, random))
                    .collect(joining());
            String seen = seen(there.matcher(text));
            if (!seen.equals(seen(here.matcher(text)))) {
                all.assertThat(seen).as("%s in «%s»", expression, text).isEqualTo(seen(here.matcher(text)));
                return;
            }
        }
    }

    private static String piece(String letters, RandomGenerator random) {
        int from = random.nextInt(letters.length());
        int length = Damage.pick(List.of(1, 1, 1, 5), random);
        return letters.substring(from, Math.min(letters.length(), from + length));
    }

    /// One of the two matchers, which have no type in common.
    private record Seeing(BooleanSupplier find, IntSupplier groups, IntUnaryOperator start, IntUnaryOperator end) {
        String seen(boolean matches) {
            StringBuilder seen = new StringBuilder().append(matches);
            for (int i = 0; i < MOST_MATCHES && find.getAsBoolean(); i++) {
                for (int group = 0; group <= groups.getAsInt(); group++) {
                    seen.append(" ")
                            .append(start.applyAsInt(group))
                            .append("..")
                            .append(end.applyAsInt(group));
                }
            }
            return seen.toString();
        }
    }

    private static String seen(Matcher matcher) {
        boolean matches = matcher.matches();
        matcher.reset();
        return new Seeing(matcher::find, matcher::groupCount, matcher::start, matcher::end).seen(matches);
    }

    private static String seen(TMatcher matcher) {
        boolean matches = matcher.matches();
        matcher.reset();
        return new Seeing(matcher::find, matcher::groupCount, matcher::start, matcher::end).seen(matches);
    }
}
