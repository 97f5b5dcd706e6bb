package org.grundy.cli.contest;

/// Where statements were read.
public final class Read {
    private Read() {}

    /// A file of a public repository.
    public static String github(String repository, String path) {
        return "https://github.com/" + repository + ": " + path;
    }

    /// A statement as a file of the public index of repositories quotes it.
    ///
    /// @param address of the judge
    /// @param file its number in that index
    public static String quoted(String address, String file) {
        return address + ", as file " + file + " of the index of public repositories quotes it";
    }

    /// A text of the data set Nemotron-CC-Math, by its title.
    public static String nemotron(String title) {
        return "https://huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1: " + title;
    }

    /// A problem of HDU, as [#quoted] has it.
    public static String hdu(int problem, String file) {
        return quoted("https://acm.hdu.edu.cn/showproblem.php?pid=" + problem, file);
    }

    /// A problem of POJ, as [#quoted] has it.
    public static String poj(int problem, String file) {
        return quoted("http://poj.org/problem?id=" + problem, file);
    }

    /// A problem of BZOJ.
    public static String bzoj(int problem) {
        return github("OIDB/BZOJ-statements", "problems/" + problem + "/problem_zh.md");
    }

    /// A problem of LightOJ, of which its tutorial tells.
    public static String lightoj(int problem) {
        return github("lightoj-dev/problem-tutorials", problem + "/en.md");
    }

    /// A problem of Codeforces, by its contest and letter.
    public static String codeforces(int contest, String letter) {
        return github(
                "dvaitam/codeforces",
                "%s/%s/%s/%d/problem%s.txt"
                        .formatted(around(contest, 1000), around(contest, 100), around(contest, 10), contest, letter));
    }

    private static String around(int contest, int size) {
        int first = contest / size * size;
        return first + "-" + (first + size - 1);
    }

    /// A task of AtCoder, by its name in addresses: `agc002_e`.
    public static String atcoder(String task) {
        return github("Molmin/atcoder-problems", "data/statement/" + task + "/en.md");
    }

    /// A challenge of HackerRank, by its name in addresses: `nim-game-1`.
    public static String hackerrank(String challenge) {
        return github("dwivedi-mohit/hackerrank-all-questions", "output/questions/_flat/" + challenge + ".md");
    }

    /// A problem of LeetCode, by its number and title: `0292.Nim Game`.
    public static String leetcode(String title) {
        int number = Integer.parseInt(title.substring(0, title.indexOf('.')));
        int first = number / 100 * 100;
        return github("doocs/leetcode", "solution/%04d-%04d/%s/README_EN.md".formatted(first, first + 99, title));
    }
}
