package org.grundy.render.text;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.Sum;
import org.grundy.game.SumGame;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// A position as a player sees it: as the game draws it, heaps as rows of tokens, pairs as a piece on a board, all
/// else as its expression.
public final class PositionPicture {
    private static final String TOKEN = "●";
    private static final String EMPTY = "·";
    private static final int ROW = 30;
    private static final int LARGEST_HEAP = 4 * ROW;
    private static final int LARGEST_BOARD = 15;

    /// A drawing stands beside an expression that is no wider, else below it.
    private static final int WIDEST_BESIDE = 40;

    /// No more than this is written of an expression that is also drawn.
    private static final int LONGEST_DRAWN = 76;

    private final Paint paint;
    private final Page page;

    private PositionPicture(Paint paint) {
        this.paint = paint;
        this.page = new Page(paint);
    }

    /// One or more lines for each component; where there are several they are numbered from 1.
    public static String of(Sum sum, Paint paint) {
        PositionPicture picture = new PositionPicture(paint);
        List<Component<?>> components = sum.components();
        int width = components.stream()
                .mapToInt(each -> DisplayWidth.of(each.expression()))
                .filter(each -> each <= ROW)
                .max()
                .orElse(0);
        int digits = Integer.toString(components.size()).length();
        for (int i = 0; i < components.size(); i++) {
            String number = components.size() == 1 ? "" : DisplayWidth.right(Integer.toString(i + 1), digits) + "  ";
            picture.component(number, components.get(i), width);
        }
        if (components.isEmpty()) {
            picture.page.line(2, paint.faint(EMPTY));
        }
        return picture.page.toString();
    }

    private <P> void component(String number, Component<P> component, int width) {
        String name = DisplayWidth.left(component.expression(), width);
        List<String> drawing = drawing(component.game(), component.position());
        if (!drawing.isEmpty() && DisplayWidth.of(name) > WIDEST_BESIDE) {
            page.line(2, paint.faint(number) + shortened(name));
            drawing.forEach(line -> page.line(4, line));
            return;
        }
        String first = drawing.isEmpty() ? "" : "  " + drawing.getFirst();
        page.line(2, (paint.faint(number) + name + first).stripTrailing());
        int indent = 2 + DisplayWidth.of(number + name) + 2;
        drawing.stream().skip(1).forEach(line -> page.line(indent, line));
    }

    /// The beginning of an expression, where a drawing shows the rest.
    private static String shortened(String name) {
        return name.length() <= LONGEST_DRAWN ? name : name.substring(0, LONGEST_DRAWN - 1) + "…";
    }

    private <P> List<String> drawing(Game<P> game, P position) {
        List<String> own = game.drawing(position);
        if (!own.isEmpty()) {
            return own;
        }
        if (game instanceof SumGame<?> parts && position instanceof List<?> list) {
            return row(parts, list);
        }
        return game.numbers(position).map(this::numbers).orElse(List.of());
    }

    private List<String> numbers(List<BigInteger> numbers) {
        return switch (numbers.size()) {
            case 1 -> heap(numbers.getFirst());
            case 2 -> board(numbers.getFirst(), numbers.get(1));
            default -> List.of();
        };
    }

    private List<String> heap(BigInteger size) {
        if (size.compareTo(BigInteger.valueOf(LARGEST_HEAP)) > 0) {
            return List.of();
        }
        List<String> rows = new ArrayList<>();
        for (int left = size.intValueExact(); left > 0; left -= ROW) {
            rows.add(tokens(Math.min(left, ROW)));
        }
        return rows.isEmpty() ? List.of(paint.faint(EMPTY)) : rows;
    }

    private static String tokens(int count) {
        return (TOKEN + " ").repeat(count).stripTrailing();
    }

    /// The parts of a broken component next to each other, if they are short heaps.
    private <Q> List<String> row(SumGame<Q> game, List<?> parts) {
        StringBuilder row = new StringBuilder();
        for (Object part : parts) {
            Optional<BigInteger> size = size(game.game(), part);
            if (size.isEmpty() || size.get().compareTo(BigInteger.valueOf(ROW)) > 0) {
                return List.of();
            }
            row.append(row.isEmpty() ? "" : "   ").append(tokens(size.get().intValueExact()));
        }
        return row.isEmpty() ? List.of(paint.faint(EMPTY)) : List.of(row.toString());
    }

    @SuppressWarnings("unchecked") // the parts of a position of the sum of a game are positions of the game
    private static <Q> Optional<BigInteger> size(Game<Q> game, Object part) {
        return game.numbers((Q) part).filter(numbers -> numbers.size() == 1).map(List::getFirst);
    }

    /// The piece stands in column x and row y; both are counted from the lower left corner.
    private List<String> board(BigInteger x, BigInteger y) {
        if (x.max(y).compareTo(BigInteger.valueOf(LARGEST_BOARD)) > 0) {
            return List.of();
        }
        int column = x.intValueExact();
        List<String> rows = new ArrayList<>();
        for (int row = y.intValueExact(); row >= 0; row--) {
            String cells = row == y.intValueExact()
                    ? paint.faint((EMPTY + " ").repeat(column)) + TOKEN
                    : paint.faint((EMPTY + " ").repeat(column + 1).stripTrailing());
            rows.add(paint.faint(DisplayWidth.right(Integer.toString(row), 2)) + " " + cells);
        }
        rows.add("   " + paint.faint(digits(column)));
        return rows;
    }

    /// The last digits of 0..n, one for each column.
    private static String digits(int n) {
        return String.join(
                " ",
                Stream.iterate(0, i -> i <= n, i -> i + 1)
                        .map(i -> Integer.toString(i % 10))
                        .toList());
    }
}
