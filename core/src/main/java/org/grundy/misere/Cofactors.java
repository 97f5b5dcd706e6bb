package org.grundy.misere;

/// For an element x and each y the elements z with xz = y.
///
/// @param starts where those for each y begin in `elements`, and at the end where the last ones end
/// @param elements all elements, by the product with x
@SuppressWarnings("ArrayRecordComponent") // never compared
record Cofactors(int[] starts, int[] elements) {
    static Cofactors of(BipartiteMonoid monoid, int x) {
        int order = monoid.order();
        int[] starts = new int[order + 1];
        for (int z = 0; z < order; z++) {
            starts[monoid.product(x, z) + 1]++;
        }
        for (int y = 0; y < order; y++) {
            starts[y + 1] += starts[y];
        }
        int[] free = starts.clone();
        int[] elements = new int[order];
        for (int z = 0; z < order; z++) {
            elements[free[monoid.product(x, z)]++] = z;
        }
        return new Cofactors(starts, elements);
    }
}
