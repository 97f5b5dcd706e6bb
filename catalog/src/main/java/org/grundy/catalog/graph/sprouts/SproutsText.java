package org.grundy.catalog.graph.sprouts;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.grundy.catalog.game.PositionNotation;
import org.grundy.lang.Arguments;
import org.grundy.lang.TextSlice;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// How positions of Sprouts are written: a number of spots without lines, or the boundaries of the regions, as
/// `0*3.AB|AB`.
///
/// @param form how it should look, for messages
record SproutsText(String form) implements PositionNotation<SproutsLand> {
    private static final BilingualText SPOTS = new BilingualText("the number of spots", "点数");

    /// One spot: two moves, as of any region with three ends left.
    private static final SproutsLand SINGLE = SproutsLand.spots(1);

    private static final int LETTERS = 26;

    /// Runs of at least this many equal boundaries are written once, with their number.
    private static final int REPEATED = 3;

    private static final char PRIME = '\'';

    @Override
    public List<SproutsLand> read(Arguments arguments) {
        return arguments.count(1, Integer.MAX_VALUE, form).slices().stream()
                .flatMap(slice -> lands(slice).stream())
                .toList();
    }

    private static List<SproutsLand> lands(TextSlice slice) {
        if (slice.asNumber().isPresent()) {
            return List.of(spots(slice.number(SPOTS, 0), slice::error));
        }
        List<SproutsLand> lands = new SproutsReader(slice).lands();
        return lands.isEmpty() ? List.of(SproutsLand.EMPTY) : lands;
    }

    private static SproutsLand spots(BigInteger spots, BiFunction<String, String, InputError> error) {
        if (spots.compareTo(BigInteger.valueOf(SproutsLand.MOST_SPOTS)) > 0) {
            throw error.apply(
                    "there can be at most " + SproutsLand.MOST_SPOTS + " spots, not " + spots,
                    "点数至多为 " + SproutsLand.MOST_SPOTS + "，而不是 " + spots);
        }
        return spots.signum() == 0 ? SproutsLand.EMPTY : SproutsLand.spots(spots.intValueExact());
    }

    @Override
    public String write(SproutsLand land) {
        String code = land.code();
        if (land.equals(SINGLE)) {
            return "1";
        }
        if (land.untouched()) {
            return Long.toString(code.chars().filter(spot -> spot == '0').count());
        }
        StringBuilder text = new StringBuilder();
        for (String region : code.split("\\" + SproutsLand.REGION, 0)) {
            text.append(text.isEmpty() ? "" : "|").append(region(region));
        }
        boolean digits = text.chars().allMatch(spot -> spot >= '0' && spot <= '9');
        return digits ? text + "." : text.toString();
    }

    private static String region(String region) {
        String[] boundaries = region.split("\\" + SproutsLand.BOUNDARY, 0);
        List<String> written = new ArrayList<>();
        for (int i = 0; i < boundaries.length; ) {
            int same = i;
            while (same < boundaries.length && boundaries[same].equals(boundaries[i])) {
                same++;
            }
            String boundary = boundary(boundaries[i]);
            if (same - i >= REPEATED) {
                written.add(boundary + "*" + (same - i));
            } else {
                IntStream.range(i, same).forEach(each -> written.add(boundary));
            }
            i = same;
        }
        return String.join(".", written);
    }

    private static String boundary(String boundary) {
        StringBuilder text = new StringBuilder();
        boundary.chars().forEach(spot -> text.append(spot(spot)));
        return text.toString();
    }

    private static String spot(int spot) {
        return spot >= SproutsLand.INNER
                ? letter('a', spot - SproutsLand.INNER)
                : spot >= SproutsLand.OUTER ? letter('A', spot - SproutsLand.OUTER) : Character.toString(spot);
    }

    /// After the last letter of the alphabet they begin anew with a prime.
    private static String letter(char first, int number) {
        return (char) (first + number % LETTERS) + Character.toString(PRIME).repeat(number / LETTERS);
    }

    @Override
    public int dimensions() {
        return 1;
    }

    /// Values of more spots take seconds each.
    @Override
    public int usual() {
        return 5;
    }

    @Override
    public Optional<SproutsLand> at(List<BigInteger> coordinates) {
        return Optional.of(spots(coordinates.getFirst(), InputError::new));
    }
}
