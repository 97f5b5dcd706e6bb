package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.grundy.testkit.Thorough;

/// What commands print with `--json`, for those who compare it with the page and with the schema. Each is
/// run once.
///
/// @param heading under which the page has it, where that is not the command
/// @param ran how the command ended
record PrintedJson(String heading, Ran ran) {
    /// Held by tests that compare all of it, so that none waits for what another runs.
    static final String LOCK = "printed JSON";

    private static final List<String> LINES = List.of(
            "solve nim(3,4) --line --options",
            "solve kayles(7)+chomp(2,3)+*4",
            "solve nim(9007199254740991,9007199254740992)",
            "solve octal[0.77](10^12)",
            "solve octal[0.77](60) --misere",
            "solve kayles(60) --misere --positions 50",
            "solve nim(3,4) --join selective",
            "solve digraph[a>b,b>a](a)",
            "table wythoff --x 1..2 --y 0..1",
            "table bash[3] --to 5",
            "table topentails --to 8",
            "table cram --to 3",
            "sequence kayles --to 300",
            "sequence grundy --to 30",
            "period 0.77",
            "period grundy --max 100",
            "period 0.6 --max 1000",
            "survey 0.1? 0.104 --max 400",
            "quotient 0.75",
            "quotient kayles --to 12",
            "genus kayles(5)",
            "genus octal[0.77] --to 3",
            "nimber 5*7",
            "nimber order(5)",
            "nimber log(13,5)",
            "games nim",
            "show nim",
            "verify bash",
            "verify cram --positions 100",
            "discover bash[3] --to 40",
            "discover grundy --to 60",
            "discover wythoff --to 20",
            "discover bash --vary m=1..3 --to 60",
            "conjecture bash n%2==0 --vary m=1..3 --to 40",
            "conjecture bash n%(m+1)==0 --vary m=1..3 --to 40",
            "conjecture bash[3] n%4==0 --to 40",
            "conjecture bash[3] n%2==0 --to 40",
            "count kayles --to 10^18 --mod 7",
            "count wythoff --to 50 --value 3 --where x<y",
            "count bash[3] --to 100",
            "sum bash[3] --to 10^20",
            "sum bash[3] --to 100");

    /// One part for all who compare them.
    private static final List<String> TRIED = Thorough.part("printed JSON", 3, LINES);

    private static final Map<String, Ran> ENDS = new ConcurrentHashMap<>();

    /// Command lines of every kind, without the option; in a usual build a part of them.
    static Stream<String> lines() {
        return TRIED.stream();
    }

    /// What one of them prints.
    static Ran of(String line) {
        return ENDS.computeIfAbsent(line, words -> Ran.command((words + " --json").split(" ", -1)));
    }

    /// What `check` prints of certificates of each kind that are right, and of some that are not.
    ///
    /// @param folder for the certificates
    static List<PrintedJson> verdicts(Path folder) throws IOException {
        Path period = folder.resolve("period.json");
        Path quotient = folder.resolve("quotient.json");
        Path board = folder.resolve("board.json");
        Ran.command("period", "0.77", "--certificate", period.toString());
        Ran.command("quotient", "0.75", "--certificate", quotient.toString());
        Path tame = folder.resolve("tame.json");
        Ran.command("genus", "octal[0.22]", "--to", "3", "--certificate", tame.toString());
        Ran.command("solve", "cram(3,3)", "--certificate", board.toString());
        Path sum = folder.resolve("sum.json");
        Ran.command("solve", "cram(2,3) + *4", "--certificate", sum.toString());
        Path other = Files.copy(board, folder.resolve("other.json"));
        return List.of(
                checked(
                        "`check` of a changed file",
                        Files.writeString(
                                other, Files.readString(other).replace("\"digest\" : \"", "\"digest\" : \"0"))),
                checked("`check`", period),
                checked("`check`", changed(period, "(\"period\"\\s*:) 12", "$1 6")),
                checked("`check` of a quotient", quotient),
                checked("`check` of tame positions", tame),
                checked("`check` of tame positions", changed(tame, "0.22", "0.77")),
                checked("`check` of a board", board),
                checked("`check` of a board", changed(board, "(\"nimber\"\\s*:) 0", "$1 1")),
                checked("`check` of a sum", sum),
                checked("`check` of another convention", former(sum, folder.resolve("former.json"))),
                checked(
                        "`check` of another convention",
                        changed(sum, "\"play\" : \"normal\"", "\"play\" : \"misere\"")),
                checked("`check` of a board", changed(board, "(\"replies\"\\s*:) \\[ ", "$1 [ 1, ")));
    }

    /// A file of the version in which no convention was named.
    private static Path former(Path certificate, Path file) throws IOException {
        String text = CertificateContents.of(certificate);
        return Files.writeString(file, text.replaceFirst("\"version\" : 2", "\"version\" : 1"));
    }

    private static Path changed(Path certificate, String part, String other) throws IOException {
        return Files.writeString(
                certificate, CertificateContents.of(certificate).replaceFirst(part, other));
    }

    private static PrintedJson checked(String heading, Path certificate) {
        return new PrintedJson(heading, Ran.command("check", certificate.toString(), "--json"));
    }
}
