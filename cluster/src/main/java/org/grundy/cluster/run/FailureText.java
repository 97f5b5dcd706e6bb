package org.grundy.cluster.run;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What went wrong in a task or at the master, in one line of the words of whoever noticed it.
final class FailureText {
    /// Spark tells the cause of a failed task as the first line of its stack trace.
    private static final Pattern CAUSE = Pattern.compile("(?m)^(?:Caused by: )?[\\w.$]+(?:Exception|Error): (.+)$");

    private static final Pattern LOST = Pattern.compile("Most recent failure: [^(]*\\([^)]*\\): ([^\\n]+)");

    private FailureText() {}

    static String of(Throwable error) {
        String all = everything(error);
        String last = "";
        Matcher causes = CAUSE.matcher(all);
        while (causes.find()) {
            last = causes.group(1);
        }
        if (!last.isEmpty()) {
            return ended(last);
        }
        Matcher lost = LOST.matcher(all);
        return ended(
                lost.find()
                        ? lost.group(1)
                        : String.valueOf(error.getMessage()).lines().findFirst().orElse(""));
    }

    private static String everything(Throwable error) {
        StringBuilder all = new StringBuilder();
        List<Throwable> seen = new ArrayList<>();
        for (Throwable each = error; each != null && !seen.contains(each); each = each.getCause()) {
            seen.add(each);
            all.append(each).append('\n');
        }
        return all.toString();
    }

    private static String ended(String words) {
        return words.strip().replaceAll("[.;]+$", "");
    }
}
