package org.grundy.site;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.grundy.web.api.Endpoints;
import org.grundy.web.browser.Browser;
import org.grundy.web.http.DirectAnswers;
import org.grundy.web.http.Limits;

/// Times the engine in the page beside the one on the JVM, in turns, both warm and with one thread. `bench/page.sh`
/// runs it, and gives the JVM no Vector API.
final class EngineSpeed {
    private static final int WARM_UP = 5;
    private static final int RUNS = 9;

    private record Question(String name, String path, String text) {}

    private static final List<Question> QUESTIONS = List.of(
            new Question("nim(3,4,5)", "/api/analyze", "{\"expression\":\"nim(3,4,5)\"}"),
            new Question("cram(4,7)", "/api/analyze", "{\"expression\":\"cram(4,7)\"}"),
            new Question("sequence 0.6 to 10^5", "/api/sequence", "{\"code\":\"0.6\",\"to\":100000}"),
            new Question(
                    "table wythoff 1000 x 1000", "/api/table", "{\"game\":\"wythoff\",\"x\":[0,999],\"y\":[0,999]}"),
            new Question("discover wythoff", "/api/discover", "{\"game\":\"wythoff\"}"));

    private EngineSpeed() {}

    /// Prints the times.
    ///
    /// @param arguments the file of the engine
    public static void main(String[] arguments) throws IOException, InterruptedException {
        DirectAnswers jvm = new DirectAnswers(Endpoints.all(), Limits.of(1, PageEngine.MEMORY, Limits.WORK));
        try (StaticPage page = StaticPage.open()) {
            page.startEngine(arguments[0], 0);
            System.out.println("milliseconds: least and median of " + RUNS + " warm runs");
            for (Question question : QUESTIONS) {
                System.out.println(compared(jvm, page.browser(), question));
            }
        }
    }

    private static String compared(DirectAnswers jvm, Browser browser, Question question) {
        double[] here = new double[RUNS];
        double[] there = new double[RUNS];
        for (int run = -WARM_UP; run < RUNS; run++) {
            double ofJvm = onJvm(jvm, question);
            double ofPage = inPage(browser, question);
            if (run >= 0) {
                here[run] = ofJvm;
                there[run] = ofPage;
            }
        }
        Arrays.sort(here);
        Arrays.sort(there);
        return String.format(
                Locale.ROOT,
                "%-26s JVM %8.1f %8.1f   page %8.1f %8.1f   ratio %5.2f",
                question.name,
                here[0],
                here[RUNS / 2],
                there[0],
                there[RUNS / 2],
                there[0] / here[0]);
    }

    private static double onJvm(DirectAnswers jvm, Question question) {
        long begin = System.nanoTime();
        DirectAnswers.Reply reply = jvm.answer(question.path, "application/json", question.text, progress -> {});
        double millis = (System.nanoTime() - begin) / 1e6;
        if (reply.status() != 200) {
            throw new IllegalStateException(question + ": " + reply.text());
        }
        return millis;
    }

    private static double inPage(Browser browser, Question question) {
        return browser.evaluate("(() => { const begin = performance.now(); const { status, text } = engine("
                        + Browser.quoted(question.path) + ", " + Browser.quoted(question.text) + ");"
                        + " if (status !== 200) throw new Error(text); return performance.now() - begin; })()")
                .asDouble();
    }
}
