package org.grundy.cli.contest.further;

import java.util.List;
import org.grundy.cli.contest.Read;
import org.grundy.cli.contest.Statement;

/// Those that have no program and no oracle.
final class OpenStatements {
    private OpenStatements() {}

    static List<Statement> all() {
        return List.of(mines(), tokens());
    }

    private static Statement mines() {
        return Statement.withoutOracle(
                "HDU 4678",
                "grid of letters",
                Read.nemotron("HDU 4678-Mine-BFS-[解题报告]HOJ"),
                "T <= 50; 1 <= N, M <= 1000; K <= N * M",
                "Click a cell of a board of mines that is not open and no mine; one beside no mine opens those around it, too,"
                        + " and so on; who cannot loses. Read T, then N, M, K and K mines; print Case #1: Xiemao if the first"
                        + " player wins, or Case #1: Fanglaoshi.");
    }

    private static Statement tokens() {
        return Statement.withoutOracle(
                "Codeforces 1091H",
                "prime amounts",
                Read.codeforces(1091, "H"),
                "1 <= n <= 10^5; 2 <= f <= 2 * 10^5; places from -10^5 to 10^5",
                "Blue, white and red tokens in rows; Alice moves a blue one, or it and the white one, to the right, Bob a red"
                        + " one, or it and the white one, to the left, by a number that is prime or a product of two primes,"
                        + " but not f; who cannot loses. Read n and f, then three places a row; print who wins where Alice"
                        + " begins, and where Bob does.");
    }
}
