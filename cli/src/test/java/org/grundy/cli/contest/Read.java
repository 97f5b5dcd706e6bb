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

    /// A problem of HDU, as [#quoted] has it.
    public static String hdu(int problem, String file) {
        return quoted("https://acm.hdu.edu.cn/showproblem.php?pid=" + problem, file);
    }
}
