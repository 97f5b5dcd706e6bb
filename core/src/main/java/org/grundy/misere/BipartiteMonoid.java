package org.grundy.misere;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// A finite commutative monoid with a subset, its *P-portion*. Elements are 0..order−1, and 0 is the
/// identity. It is *reduced*: for any two elements there is one that makes the product with exactly one of
/// them a P-element.
///
/// Source: T. E. Plambeck and A. N. Siegel, "Misère quotients for impartial games" (2008), section 4.
public final class BipartiteMonoid {
    private final int order;
    private final int[] products;
    private final ElementSet[] rows;
    private final Map<ElementSet, Integer> byRow = new HashMap<>();

    /// @param products the product of x and y at x·order + y; not copied
    /// @param lost which elements are in the P-portion
    BipartiteMonoid(int[] products, boolean[] lost) {
        this.order = lost.length;
        this.products = products;
        this.rows = new ElementSet[order];
        for (int x = 0; x < order; x++) {
            ElementSet row = ElementSet.empty(order);
            for (int y = 0; y < order; y++) {
                if (lost[products[x * order + y]]) {
                    row.add(y);
                }
            }
            rows[x] = row;
            byRow.put(row, x);
        }
    }

    /// The monoid of one element, which is no P-element: the quotient of terminal positions.
    static BipartiteMonoid trivial() {
        return new BipartiteMonoid(new int[] {0}, new boolean[] {false});
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
        return rows[x].has(0);
    }

    /// How many elements are in the P-portion.
    public int lostElements() {
        return (int) Arrays.stream(rows).filter(row -> row.has(0)).count();
    }

    /// The elements whose product with x is in the P-portion.
    ElementSet row(int x) {
        return rows[x];
    }

    /// The element with such a row, or -1.
    int withRow(ElementSet row) {
        return byRow.getOrDefault(row, -1);
    }
}
