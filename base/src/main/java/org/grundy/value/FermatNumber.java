package org.grundy.value;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The Fermat number 2^(2^k) + 1. The units of the field of nimbers below 2^(2^k) are as many as the
/// product of the Fermat numbers below the k-th, no two of which have a common factor; so their factors
/// give the orders of nimbers.
///
/// Sources of the factors: Euler (1732) for k = 5, Landry (1880) 6, Morrison and Brillhart (1975) 7, Brent
/// and Pollard (1981) 8, Lenstra, Lenstra, Manasse and Pollard (1993) 9, Brent (1999) 10 and (1989) 11.
///
/// @param index k, at least 0
record FermatNumber(int index) {
    /// All prime factors but the largest, from k = 5 on; the numbers before are prime.
    private static final List<List<String>> FACTORS = List.of(
            List.of("641"),
            List.of("274177"),
            List.of("59649589127497217"),
            List.of("1238926361552897"),
            List.of("2424833", "7455602825647884208337395736200454918783366342657"),
            List.of("45592577", "6487031809", "4659775785220018543264560743076778192897"),
            List.of("319489", "974849", "167988556341760475137", "3560841906445833920513"));

    private static final int FIRST_COMPOSITE = 5;

    BigInteger value() {
        return BigInteger.ONE.shiftLeft(1 << index).add(BigInteger.ONE);
    }

    /// The prime factors, each of which divides the number once; empty from k = 12 on, where they are not
    /// all known.
    Optional<List<BigInteger>> primeFactors() {
        if (index < FIRST_COMPOSITE) {
            return Optional.of(List.of(value()));
        }
        if (index >= FIRST_COMPOSITE + FACTORS.size()) {
            return Optional.empty();
        }
        List<BigInteger> primes = new ArrayList<>();
        BigInteger last = value();
        for (String factor : FACTORS.get(index - FIRST_COMPOSITE)) {
            BigInteger prime = new BigInteger(factor);
            primes.add(prime);
            last = last.divide(prime);
        }
        primes.add(last);
        return Optional.of(primes);
    }
}
