package org.grundy.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.game.Component;
import org.grundy.game.ComponentChange;
import org.grundy.game.Ruleset;
import org.grundy.game.Sum;
import org.grundy.game.coding.CodeOrder;
import org.grundy.game.coding.Coding;
import org.grundy.game.coding.OptionCodes;

/// The positions of an ordinary sum as numbers: the codes of its components are the digits, each with a base of
/// its own. A move makes one digit smaller, so a table of anything can be filled upwards; a search of the same
/// sum would keep every position as an object.
///
/// A position is a list of digits. A component that has vanished has the digit 0, for the code 0 is terminal.
///
/// @param components their codings
/// @param weights what one of each digit counts
/// @param size how many codes there are
public record SumCoding(List<Coding<?>> components, List<Long> weights, long size) implements Coding<List<Long>> {
    /// Copies the lists.
    public SumCoding {
        components = List.copyOf(components);
        weights = List.copyOf(weights);
    }

    /// The coding of a sum; empty where a component has none that decreases, where a move may split one, be
    /// entailing or win at once, or where there are too many codes.
    ///
    /// @param most the largest number of codes
    public static Optional<SumCoding> of(Sum sum, long most) {
        List<Coding<?>> codings = new ArrayList<>();
        List<Long> weights = new ArrayList<>();
        long size = 1;
        for (Component<?> component : sum.components()) {
            Optional<? extends Coding<?>> found = digit(component);
            if (found.isEmpty() || found.get().size() > most / size) {
                return Optional.empty();
            }
            codings.add(found.get());
            weights.add(size);
            size *= found.get().size();
        }
        boolean won = codings.stream().anyMatch(SumCoding::canBeWon);
        return won ? Optional.empty() : Optional.of(new SumCoding(codings, weights, size));
    }

    private static <P> Optional<Coding<P>> digit(Component<P> component) {
        Ruleset<P> rules = component.game().rules();
        return rules.splits() || rules.entails()
                ? Optional.empty()
                : rules.coding(component.position()).filter(coding -> coding.order() == CodeOrder.DECREASING);
    }

    private static boolean canBeWon(Coding<?> coding) {
        return LongStream.range(0, coding.size()).anyMatch(coding::won);
    }

    /// The digits of the sum for which a coding was made.
    public static List<Long> digits(Sum sum) {
        return sum.components().stream().map(SumCoding::ofStart).toList();
    }

    private static <P> Long ofStart(Component<P> component) {
        return code(component.game().rules(), component.position(), component.position());
    }

    /// The digit that a change of the sum for which a coding was made leaves.
    public static <P> long digit(ComponentChange<P> change) {
        return change.to().isEmpty()
                ? 0
                : code(change.game().rules(), change.from(), change.to().getFirst());
    }

    private static <P> long code(Ruleset<P> rules, P start, P position) {
        return rules.coding(start).orElseThrow().code(position);
    }

    @Override
    public long code(List<Long> digits) {
        return IntStream.range(0, digits.size())
                .mapToLong(i -> digits.get(i) * weights.get(i))
                .sum();
    }

    @Override
    public List<Long> decode(long code) {
        return IntStream.range(0, weights.size())
                .mapToObj(i -> code / weights.get(i) % components.get(i).size())
                .toList();
    }

    @Override
    public CodeOrder order() {
        return CodeOrder.DECREASING;
    }

    @Override
    public void options(long code, OptionCodes out) {
        for (int i = 0; i < components.size(); i++) {
            Coding<?> coding = components.get(i);
            long weight = weights.get(i);
            long digit = code / weight % coding.size();
            if (digit > 0) {
                coding.options(digit, new InSum(code - digit * weight, weight, out));
            }
        }
    }

    /// The options of one component as options of the sum.
    private record InSum(long others, long weight, OptionCodes out) implements OptionCodes {
        @Override
        public void to(long component) {
            out.to(others + component * weight);
        }

        @Override
        public void to(long first, long second) {
            throw new IllegalStateException("rules that do not split have split a position");
        }

        @Override
        public void to(long[] components, int count) {
            if (count > 1) {
                throw new IllegalStateException("rules that do not split have split a position");
            }
            to(count == 0 ? 0 : components[0]);
        }

        @Override
        public void looked(long candidates) {
            out.looked(candidates);
        }
    }
}
