package org.grundy.misere.sequence;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.misere.MisereMex;
import org.grundy.misere.MisereQuotient;
import org.grundy.misere.tame.ClosedSet;
import org.grundy.run.Limit;
import org.grundy.run.Run;

/// Misère Grundy values of sums of heaps, exactly: by a quotient where it tells them, else by search of what can
/// follow. Most of what follows a large heap has a small value, so the search soon comes to an end.
///
/// Sums are searched in [EqualHeaps]; that changes no value.
final class SumValues {
    private static final int BYTES_PER_SUM = 120;

    private static final int ODD = 0x9E35;

    private final MisereQuotient quotient;
    private final int told;
    private final Run run;
    private final EqualHeaps heaps;
    private final Map<String, Integer> known = new HashMap<>();

    /// For each heap and each of its options the element.
    private final Map<Integer, int[]> elements = new HashMap<>();

    /// @param quotient of all heaps that will be met
    /// @param set gives the options of heaps
    /// @param told values below this are distinguished by the quotient
    /// @param run charged for each sum
    SumValues(MisereQuotient quotient, ClosedSet set, int told, Run run) {
        this.quotient = quotient;
        this.told = told;
        this.run = run;
        this.heaps = new EqualHeaps(quotient, set);
    }

    /// The value of a sum. Called inside [Run#attempt].
    ///
    /// @param sum heaps of the quotient
    int value(int... sum) {
        int element = quotient.element(sum);
        int value = quotient.monoid().value(element);
        return value < told ? value : search(heaps.reduced(sum));
    }

    private int search(int[] sum) {
        String key = key(sum);
        Integer found = known.get(key);
        if (found != null) {
            return found;
        }
        run.position();
        MisereMex mex = new MisereMex(MisereMex.MOST_VALUES);
        for (int i = 0; i < sum.length; i++) {
            if (i == 0 || sum[i] != sum[i - 1]) {
                addOptions(sum[i], MisereQuotient.without(sum, i), mex);
            }
        }
        int value = mex.value();
        if (value == MisereMex.MOST_VALUES) {
            throw run.giveUp(Limit.METHOD);
        }
        run.memory(BYTES_PER_SUM + 2L * sum.length);
        known.put(key, value);
        return value;
    }

    private void addOptions(int heap, int[] others, MisereMex mex) {
        int rest = quotient.element(others);
        List<int[]> options = heaps.options(heap);
        int[] ofOptions = elements.computeIfAbsent(
                heap, fresh -> options.stream().mapToInt(quotient::element).toArray());
        run.options(ofOptions.length);
        for (int i = 0; i < ofOptions.length; i++) {
            int value = quotient.monoid().value(quotient.monoid().product(rest, ofOptions[i]));
            mex.add(value < told ? value : search(heaps.sum(others, options.get(i))));
        }
    }

    /// A text of a letter for each heap. Small numbers as they are would share their hash values with many others.
    private static String key(int[] sum) {
        char[] key = new char[sum.length];
        for (int i = 0; i < key.length; i++) {
            key[i] = spread(sum[i]);
        }
        return new String(key);
    }

    /// Different for different numbers below 2^16.
    private static char spread(int heap) {
        int spread = (heap * ODD) & Character.MAX_VALUE;
        spread ^= spread >>> Byte.SIZE;
        return (char) (spread * ODD);
    }
}
