package org.grundy.catalog.judge;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/// Runs a problem on an input.
final class Judged {
    private Judged() {}

    static String output(String problem, String input) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        InputTokens in = new InputTokens(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        Problems.find(problem).getFirst().answer(in, out);
        out.flush();
        return text.toString();
    }
}
