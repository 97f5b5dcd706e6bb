package org.grundy.catalog.heap;

import java.util.NoSuchElementException;
import java.util.StringJoiner;
import org.grundy.catalog.game.ResourceText;
import org.grundy.evidence.PeriodCertificate;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.value.NimValues;

/// The proof of a period that is delivered with the games, so that making a game computes nothing.
///
/// The resource has a row for each: the code, the theorem, preperiod, period, how many values were compared, and these
/// values. A test checks every row as certificates are checked, and writes the resource.
///
/// @param period without saltus
/// @param values of the heaps below `period.checkedTo()`, at least
record KnownPeriod(PeriodCertificate period, NimValues values) {
    static final String RESOURCE = "periods.txt";

    private static final int NUMBERS_BEFORE_VALUES = 5;

    /// The proof for a code.
    ///
    /// @throws NoSuchElementException if none is delivered
    static KnownPeriod of(TakeAndBreakCode code) {
        String begin = code + " ";
        return ResourceText.rows(KnownPeriod.class, RESOURCE)
                .filter(row -> row.startsWith(begin))
                .findFirst()
                .map(KnownPeriod::parse)
                .orElseThrow(() -> new NoSuchElementException("no period of " + code));
    }

    private static KnownPeriod parse(String row) {
        String[] words = row.split(" ", -1);
        NimValues values = new NimValues();
        for (int i = NUMBERS_BEFORE_VALUES; i < words.length; i++) {
            values.add(Integer.parseInt(words[i]));
        }
        return new KnownPeriod(
                new PeriodCertificate(
                        words[0],
                        words[1],
                        Long.parseLong(words[2]),
                        Long.parseLong(words[3]),
                        0,
                        Long.parseLong(words[4])),
                values);
    }

    /// The row of the resource.
    String row() {
        StringJoiner row = new StringJoiner(" ")
                .add(period.rules())
                .add(period.theorem())
                .add(Long.toString(period.preperiod()))
                .add(Long.toString(period.period()))
                .add(Long.toString(period.checkedTo()));
        for (int n = 0; n < period.checkedTo(); n++) {
            row.add(Integer.toString(values.get(n)));
        }
        return row.toString();
    }
}
