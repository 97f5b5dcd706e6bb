package org.grundy.bench;

/// Tables of Grundy values as one writes them for a judge: nested loops, one array of stamps, one table.
final class HandWritten {
    private static final int WON = -1;

    private HandWritten() {}

    /// The value of the Bomb Game at (size, size).
    static int bomb(int size) {
        int[][] g = new int[size + 1][size + 1];
        int[] stamps = new int[4096];
        int round = 0;
        for (int x = 1; x <= size; x++) {
            for (int y = 1; y <= size; y++) {
                round++;
                if (x == 1 || y == 1) {
                    g[x][y] = x + y - 2;
                    continue;
                }
                for (int i = 1; i < x; i++) {
                    int column = g[i][y];
                    for (int j = 1; j < y; j++) {
                        stamps[column ^ g[x][j]] = round;
                    }
                }
                g[x][y] = mex(stamps, round);
            }
        }
        return g[size][size];
    }

    /// The value of Marbles at (size, size − 1).
    static int marbles(int size) {
        int[][] g = new int[size + 1][size + 1];
        int[] stamps = new int[4 * size];
        int round = 0;
        for (int x = 0; x <= size; x++) {
            for (int y = 0; y <= size; y++) {
                round++;
                if ((x == y || x == 0 || y == 0) && x + y > 0) {
                    g[x][y] = WON;
                    continue;
                }
                for (int i = 0; i < x; i++) {
                    if (g[i][y] != WON) {
                        stamps[g[i][y]] = round;
                    }
                }
                for (int j = 0; j < y; j++) {
                    if (g[x][j] != WON) {
                        stamps[g[x][j]] = round;
                    }
                }
                for (int k = 1; k <= Math.min(x, y); k++) {
                    if (g[x - k][y - k] != WON) {
                        stamps[g[x - k][y - k]] = round;
                    }
                }
                g[x][y] = mex(stamps, round);
            }
        }
        return g[size][size - 1];
    }

    /// The value of a heap from which a number of a set is taken; the set ascends.
    static int subtraction(int heap, int... set) {
        byte[] g = new byte[heap + 1];
        int[] stamps = new int[set.length + 2];
        for (int n = 0; n <= heap; n++) {
            for (int s : set) {
                if (s > n) {
                    break;
                }
                stamps[g[n - s]] = n + 1;
            }
            g[n] = (byte) mex(stamps, n + 1);
        }
        return g[heap];
    }

    private static int mex(int[] stamps, int round) {
        int value = 0;
        while (stamps[value] == round) {
            value++;
        }
        return value;
    }
}
