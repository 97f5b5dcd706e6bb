package org.grundy.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A finite commutative monoid with a subset, its *P-portion*; or, more finely, with a misère Grundy value
/// for each element, of which the P-portion are those of value 0. Elements are 0..order−1, and 0 is the
/// identity. It is *reduced*: for any two elements there is one that makes products of different values
/// with them.
///
/// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008), section 4.
public final class BipartiteMonoid {
    /// Only whether a sum is lost is told apart.
    public static final int OUTCOMES = 1;

    private final int order;
    private final int[] products;
    private final int[] values;
    private final List<List<ElementSet>> rows = new ArrayList<>();
    private final Map<List<ElementSet>, Integer> byRows = new HashMap<>();
    private final int portions;

    /// @param products the product of x and y at x·order + y; not copied
    /// @param values the misère Grundy value of each element, or `levels` if it is that or more; not copied
    /// @param levels values below this are distinguished, at least 1
    BipartiteMonoid(int[] products, int[] values, int levels) {
        this.order = values.length;
        this.products = products;
        this.values = values;
        this.portions = Math.min(levels, 1 + Arrays.stream(values).max().orElse(0));
        for (int x = 0; x < order; x++) {
            int[] row = new int[order];
            for (int y = 0; y < order; y++) {
                row[y] = values[products[x * order + y]];
            }
            rows.add(portions(row));
            byRows.put(rows.get(x), x);
        }
    }

    private List<ElementSet> portions(int[] row) {
        List<ElementSet> sets = new ArrayList<>();
        for (int k = 0; k < portions; k++) {
            sets.add(ElementSet.empty(order));
        }
        for (int y = 0; y < order; y++) {
            if (row[y] < portions) {
                sets.get(row[y]).add(y);
            }
        }
        return sets;
    }

    /// The monoid of one element, which is no P-element: the quotient of terminal positions.
    static BipartiteMonoid trivial(int levels) {
        return new BipartiteMonoid(new int[] {0}, new int[] {1}, levels);
    }

    /// How many elements there are.
    public int order() {
        return order;
    }

    public int product(int x, int y) {
        return products[x * order + y];
    }

    /// Whether an element is in the P-portion: the player to move loses the sums that it stands for.
    public boolean lost(int x) {
        return values[x] == 0;
    }

    /// The misère Grundy value of the sums that an element stands for, or the least that is not told apart
    /// from larger ones.
    public int value(int x) {
        return values[x];
    }

    /// How many elements are in the P-portion.
    public int lostElements() {
        return (int) Arrays.stream(values).filter(value -> value == 0).count();
    }

    /// The values below are those of which [#row] speaks.
    int portions() {
        return portions;
    }

    /// The elements whose product with x has a value.
    ///
    /// @param value below [#portions()]
    ElementSet row(int x, int value) {
        return rows.get(x).get(value);
    }

    /// The element whose products with the others have such values, or -1.
    int withValues(int[] row) {
        return byRows.getOrDefault(portions(row), -1);
    }
}
