package org.grundy.render.program.input;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// How the main program of an export reads its input, and with which words it answers. In these `{i}` stands for the
/// number of the case, from 1 on.
///
/// @param pattern what there is to read; empty for positions up to the end of the input
/// @param won the word for a position that is won by whoever is to move
/// @param lost the word for one that is lost
/// @param further the word for one that nobody can win, which may be an empty text, and those that only a function
///     of the rules chooses; empty if none is given
/// @param answer what is printed: `{answer}` stands for one of these words, `{value}` for the Grundy value; empty for
///     what the program gives
/// @param between what stands between the answers of one repeated part, which else have a line each; empty strings
///     too
public record InputFormat(
        Optional<InputPattern> pattern,
        String won,
        String lost,
        List<String> further,
        String answer,
        Optional<String> between) {
    /// Copies the list.
    public InputFormat {
        further = List.copyOf(further);
    }

    /// With a word for draws, or without.
    public InputFormat(
            Optional<InputPattern> pattern,
            String won,
            String lost,
            Optional<String> third,
            String answer,
            Optional<String> between) {
        this(pattern, won, lost, third.stream().toList(), answer, between);
    }

    /// Positions up to the end of the input, answered with N and P.
    public static final InputFormat PLAIN = new InputFormat("", "N", "P");

    /// With the usual word for draws.
    ///
    /// @param pattern as a text; empty for positions up to the end of the input
    /// @throws org.grundy.text.InputError if that is no pattern
    public InputFormat(String pattern, String won, String lost) {
        this(
                Optional.of(pattern).filter(text -> !text.isEmpty()).map(InputPattern::of),
                won,
                lost,
                Optional.empty(),
                "",
                Optional.empty());
    }

    /// What stands for something else in an answer; the first group is its name.
    public static final Pattern GAP = Pattern.compile("\\{([^{}]+)\\}");
    /// The word for a draw where none is given.
    private static final String DRAW = "D";
    /// What stands for the number of a case.
    public static final String NUMBER = "{i}";
    /// What stands for who wins.
    public static final String WINNER = "{answer}";
    /// What stands for the Grundy value.
    public static final String VALUE = "{value}";

    /// The same where the heaps of a sum, of one number each, are one list.
    ///
    /// @param list what it is called
    public InputFormat withListOf(String list) {
        return new InputFormat(pattern.map(each -> each.withListOf(list)), won, lost, further, answer, between);
    }

    /// The same with another pattern.
    public InputFormat with(InputPattern other) {
        return new InputFormat(Optional.of(other), won, lost, further, answer, between);
    }

    /// The same with another text between answers.
    public InputFormat between(Optional<String> text) {
        return new InputFormat(pattern, won, lost, further, answer, text);
    }

    /// The same with other words; where one is empty, it keeps its own.
    public InputFormat with(String won, String lost, String drawn) {
        return new InputFormat(
                pattern,
                won.isEmpty() ? this.won : won,
                lost.isEmpty() ? this.lost : lost,
                drawn.isEmpty() ? further : List.of(drawn),
                answer,
                between);
    }

    /// Looks whether all is known that an answer names.
    ///
    /// @param numbers the names of the numbers that are known where it is given
    /// @param valued whether the Grundy value is known
    /// @param moves the names of the variables of moves, empty if nothing is known of moves
    /// @param functions that the rules define
    /// @throws InputError if something is not
    public void check(List<String> numbers, boolean valued, Optional<List<String>> moves, List<String> functions) {
        checkWords();
        if (printsValue() && !valued) {
            throw new InputError(
                    "Grundy values are not known to this program: leave {value} out of --answer",
                    "这个程序不知道 SG 值：请从 --answer 中去掉 {value}");
        }
        List<String> told = Stream.concat(
                        Stream.of(AskedMoves.COUNT, AskedMoves.HEAP),
                        moves.stream().flatMap(List::stream))
                .toList();
        List<String> known = Stream.of(
                        Stream.of("answer", "value", AskedMoves.REMOTENESS, "i"),
                        Stream.of(OverAll.values()).map(OverAll::word),
                        numbers.stream(),
                        moves.isPresent() ? told.stream() : Stream.<String>of())
                .flatMap(names -> names)
                .toList();
        List<String> all = Stream.concat(
                        known.stream(),
                        functions.stream().map(name -> name.endsWith(ComputedGap.LIST) ? name : name + "(…)"))
                .toList();
        gaps().forEach(this::checkBetween);
        if (choosesWord() && functions.contains(ComputedGap.WORDS)) {
            throw new InputError(
                    "{words(…)} chooses one of --words: call the function words of the rules otherwise",
                    "{words(…)} 用于从 --words 中选词：请把规则中的函数 words 换一个名字");
        }
        gaps().forEach(gap -> named(gap, numbers, functions)
                .filter(name -> !known.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new InputError(
                            "nothing is known of {%s} in %s; in braces may stand %s",
                            "%2$s 中的 {%1$s} 没有意义；花括号里可以写 %3$s", name, optionOf(gap), BilingualText.list(all));
                }));
    }

    /// What stands for a whole answer, or for a value, has its place in the answer around the words.
    private void checkWords() {
        Stream.concat(
                        Stream.of(WINNER, VALUE),
                        gaps().filter(InputFormat::isChoice).map(gap -> "{" + gap + "}"))
                .filter(gap -> words().stream().anyMatch(word -> word.contains(gap)))
                .findFirst()
                .ifPresent(gap -> {
                    throw new InputError(
                            "%1$s stands in --answer and not in --words, as in --answer \"{answer} {value}\"",
                            "%1$s 应写在 --answer 里，而不是 --words 里，例如 --answer \"{answer} {value}\"", gap);
                });
    }

    private void checkBetween(String gap) {
        ToldMove.mended(gap).ifPresent(mended -> {
            throw new InputError(
                    "in {%1$s} of %2$s what stands between two moves wants quotes: write %3$s, and the whole option in '…', "
                            + "as the shell takes quotes inside \"…\" away",
                    "%2$s 的 {%1$s} 中，两个走法之间的文字要加引号：请写 %3$s，整个选项用 '…' 括起，因为 shell 会去掉 \"…\" 中的引号",
                    gap.replace("\n", "\\n"),
                    optionOf(gap),
                    mended);
        });
    }

    /// The names in a gap that must be known.
    private static Stream<String> named(String gap, List<String> numbers, List<String> functions) {
        return AskedMoves.isText(gap)
                ? ToldMove.of(gap).names().stream()
                : ComputedGap.is(gap) ? new ComputedGap(gap).unknown(numbers, functions) : Stream.of(gap);
    }

    /// The option in whose text a gap stands.
    private String optionOf(String gap) {
        return answer.contains("{" + gap + "}") ? "--answer" : "--words";
    }

    /// Looks whether a word for draws is given where there are none.
    ///
    /// @param draws whether a position may be drawn
    /// @param functions of the rules, one of which may choose the word
    /// @throws InputError if it is
    public void checkDraws(boolean draws, Collection<String> functions) {
        if (!draws && !further.isEmpty() && !choosesWord()) {
            throw ThirdWord.refused(further.getFirst(), functions);
        }
    }

    private static boolean isChoice(String gap) {
        return ComputedGap.chooser(gap).isPresent();
    }

    /// Whether a function of the rules chooses the word.
    boolean choosesWord() {
        return gaps().anyMatch(InputFormat::isChoice);
    }

    /// The words, in their order.
    public List<String> words() {
        return Stream.concat(Stream.of(won, lost), further.stream()).toList();
    }

    /// The word for a draw.
    public String drawn() {
        return further.stream().findFirst().orElse(DRAW);
    }

    /// Looks whether an answer for each value of a number can differ from value to value.
    ///
    /// @param needed the names that the program needs
    /// @throws InputError if it cannot, as the number is neither needed nor in an answer
    public void checkEach(Collection<String> needed) {
        List<String> printed = gaps().toList();
        pattern.stream()
                .flatMap(each -> each.all(InputItem.Each.class))
                .flatMap(InputItem::names)
                .filter(name -> !needed.contains(name)
                        && printed.stream()
                                .noneMatch(gap -> gap.matches("(?U)(.*\\W)?" + Pattern.quote(name) + "\\b.*")))
                .findFirst()
                .ifPresent(name -> {
                    throw new InputError(
                            "each %1$s gives the same answer for each %1$s, which is neither needed nor in an answer; what is "
                                    + "needed is %2$s",
                            "each %1$s 对每个 %1$s 给出的答案都相同，因为既不需要它，答案中也没有它；需要的是 %2$s",
                            name,
                            BilingualText.list(List.copyOf(needed)));
                });
    }

    /// Looks whether `{i}` may be meant as a variable of moves.
    ///
    /// @param variables of moves
    /// @throws InputError if it may
    public void checkNumber(List<String> variables) {
        boolean alone = pattern.stream().flatMap(InputPattern::all).noneMatch(InputItem.Repeated.class::isInstance);
        if (isNumbered() && variables.contains("i") && (alone || moves().told())) {
            throw new InputError(
                    "{i} stands for the number of the case: call the variable i of the rules otherwise, such as j",
                    "{i} 表示第几组数据：请把规则中的变量 i 换一个名字，例如 j");
        }
    }

    /// The names of the gaps of all texts that are printed.
    private Stream<String> gaps() {
        return Stream.concat(Stream.of(answer), words().stream())
                .flatMap(text -> GAP.matcher(text).results())
                .map(gap -> gap.group(1));
    }

    /// What is told of winning moves: all that is neither read nor has a meaning of its own.
    public AskedMoves moves() {
        Stream<String> others = gaps().filter(name ->
                !List.of("answer", "value", AskedMoves.REMOTENESS, "i").contains(name)
                        && !ComputedGap.is(name)
                        && OverAll.of(name).isEmpty()
                        && pattern.filter(each -> each.reads(name)).isEmpty());
        return AskedMoves.of(others, gaps().anyMatch(ComputedGap::is), printsLength());
    }

    /// Whether it is told how long play lasts, unless a number that is read has that name.
    public boolean printsLength() {
        return gaps().anyMatch(AskedMoves.REMOTENESS::equals)
                && pattern.filter(each -> each.reads(AskedMoves.REMOTENESS)).isEmpty();
    }

    /// Whether programs alone tell what is asked.
    public boolean needsProgram() {
        return moves().told() || isOverAll() || printsLength();
    }

    /// Whether one answer is given over all values of a number that takes each value between two ends.
    public boolean isOverAll() {
        return gaps().anyMatch(name -> OverAll.of(name).isPresent());
    }

    /// Whether positions are summed.
    public boolean sums() {
        return pattern.filter(InputPattern::sums).isPresent();
    }

    /// Whether the Grundy value is printed.
    public boolean printsValue() {
        return answer.contains(VALUE);
    }

    /// Whether the answers are numbered.
    public boolean isNumbered() {
        return gaps().anyMatch("i"::equals);
    }
}
