package org.grundy.catalog.judge;

import java.io.PrintWriter;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.grundy.catalog.graph.NodeKayles;
import org.grundy.catalog.graph.notation.GridBoard;
import org.grundy.catalog.graph.notation.NamedGraph;
import org.grundy.catalog.graph.removal.RemovalBoard;
import org.grundy.game.Play;
import org.grundy.lang.FileAccess;
import org.grundy.text.BilingualText;

/// Codeforces 630R: cells of a board of n × n are painted, no two of them side by side; 1 or 2, whoever wins.
final class Cf630R implements Problem {
    /// The longest side of a board that is also searched where reasons are asked for.
    private static final long LONGEST_SEARCHED = 6;

    private static final BilingualText ODD = new BilingualText(
            "n is odd: paint the cell in the middle, and answer every cell with its image under a half turn of the board, which is never next to it.",
            "n 为奇数：先手涂正中一格，此后对每一格都涂其绕中心旋转半周后的像；像与它从不相邻。");
    private static final BilingualText EVEN = new BilingualText(
            "n is even: every cell can be answered with its image under a half turn of the board, which is never next to it.",
            "n 为偶数：后手对每一格都涂其绕中心旋转半周后的像；像与它从不相邻。");

    @Override
    public String id() {
        return "CF-630R";
    }

    @Override
    public void answer(InputTokens in, PrintWriter out, Consumer<Supplier<CasePosition>> positions) {
        long n = in.next("n", 1);
        boolean odd = n % 2 == 1;
        out.print(odd ? "1\n" : "2\n");
        positions.accept(() -> position(n).by(odd ? ODD : EVEN));
    }

    private static CasePosition position(long n) {
        if (n > LONGEST_SEARCHED) {
            return CasePosition.decidedBy(EVEN);
        }
        GridBoard board = new GridBoard((int) n, (int) n);
        return CasePosition.of(
                new NodeKayles(FileAccess.NONE).game(),
                RemovalBoard.takingRelated(board.graph(NamedGraph.NOWHERE)),
                Play.NORMAL);
    }
}
