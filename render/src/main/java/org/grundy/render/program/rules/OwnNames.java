package org.grundy.render.program.rules;

import java.util.Set;

/// Names that programs which compute values from rules use themselves.
final class OwnNames {
    static final Set<String> ALL = Set.of("""
            seen turn sum stuck answer failed deep remember forget small_states large_states Hash row_of element_of moves_of labels lost_sums values value known at fill filled computed mex together state is_lost exists
            copy cell heap heaps count cases left place result numbers total largest smallest primes powers
            divisors joined is_divisor digits_of up_to power key sys next range len tuple set sum_of genus genus_of heap_genus tame
            tame_sum not_wild whole position position_of joined_sum sums states numbered moves label outcome
            options_of most_i most_j most_k most_t most_u most_v most_w\
            """.split("\\s+"));

    private OwnNames() {}
}
