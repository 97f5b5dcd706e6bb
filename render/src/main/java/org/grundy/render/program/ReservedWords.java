package org.grundy.render.program;

import java.util.Set;

/// Reserved words of the languages, and names that the programs themselves use.
public final class ReservedWords {
    /// All of them.
    public static final Set<String> ALL = Set.of("""
            and as assert auto bool break byte case catch char class const continue def default del
            delete do double elif else enum except final float for from global goto if import in int is
            lambda long main new next not null or pass print private public raise return short static
            switch this throw true false try void while with xor yield grundy lost min max low high
            number parsed decimal natural text string math sys cin cout line checked_sum
            checked_difference checked_product root_multiple floor_div floor_mod popcount lowest_one
            logarithm digit_sum digit exact_power trailing_zeros trailing_ones highest_one square_root is_prime nim_product nim_product_of
            power_of smallest_part arguments map wanted answered\
            """.split("\\s+"));

    private ReservedWords() {}
}
