package org.grundy.render.certificate;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// The board of a certificate that does not name its position, as an expression: Cram, of which the cells are there.
final class FormerBoard {
    private static final int MOST_SIDE = 64;
    private static final int HEXADECIMAL = 16;

    private FormerBoard() {}

    /// The expression, empty where the file does not tell it.
    static Optional<String> expression(JsonNode board) {
        int side = board.path("side").asInt(0);
        String cells = board.path("position").asString("");
        return side < 1 || side > MOST_SIDE || !cells.matches("[0-9a-f]{1,1024}")
                ? Optional.empty()
                : drawn(side, new BigInteger(cells, HEXADECIMAL));
    }

    private static Optional<String> drawn(int side, BigInteger cells) {
        int rows = (cells.bitLength() + side - 1) / side;
        int columns = IntStream.range(0, cells.bitLength())
                .filter(cells::testBit)
                .map(cell -> cell % side + 1)
                .max()
                .orElse(0);
        if (rows == 0 || rows > side) {
            return Optional.empty();
        }
        boolean whole = cells.bitCount() == rows * columns;
        return Optional.of("cram("
                + (whole
                        ? rows + "," + columns
                        : IntStream.range(0, rows)
                                .mapToObj(row -> row(cells, row * side, columns))
                                .collect(Collectors.joining("/")))
                + ")");
    }

    private static String row(BigInteger cells, int first, int columns) {
        return IntStream.range(first, first + columns)
                .mapToObj(cell -> cells.testBit(cell) ? "." : "#")
                .collect(Collectors.joining());
    }
}
