package org.grundy.web.mcp;

import static org.grundy.render.schema.RecordSchemas.ordered;

import java.util.List;
import java.util.Map;
import org.grundy.web.http.DirectAnswers;
import org.grundy.web.http.DirectAnswers.Attempt;
import org.grundy.web.http.ProblemRecord;
import org.grundy.web.http.QuestionReader;
import org.grundy.web.http.Work;
import org.grundy.web.question.Question;

/// A call of a tool, answered: the words and the record, or what is wrong with what was asked, so that the assistant
/// can ask better.
final class ToolCall {
    /// How many characters an answer may have: clients take lines of some megabytes.
    private static final int LONGEST = 4_000_000;

    private static final int FAULT = 500;

    private ToolCall() {}

    /// The line that answers a call.
    static <Q extends Question, R> String answer(
            Message.Request request, Tool<Q, R> tool, Map<String, ?> arguments, Work work) {
        Attempt<String> attempt = DirectAnswers.attempt(
                () -> QuestionReader.question(arguments, tool.question()),
                question -> line(request, tool, question, work));
        return switch (attempt) {
            case Attempt.Done<String> done when done.result().length() <= LONGEST -> done.result();
            case Attempt.Done<String> done ->
                failed(request, "the answer has more than " + LONGEST + " characters: ask for less");
            case Attempt.Failed<String> failed
            when failed.problem().status() == FAULT ->
                LineOutput.line(request.error(
                                RpcError.Code.INTERNAL_ERROR, failed.problem().detail())
                        .message());
            case Attempt.Failed<String> failed -> failed(request, words(failed.problem()));
        };
    }

    private static <Q extends Question, R> String line(
            Message.Request request, Tool<Q, R> tool, Q question, Work work) {
        R result = tool.compute().apply(question, work);
        Object record = tool.record().apply(question, result);
        return LineOutput.line(request.answer(ordered(
                "content",
                text(tool.words().apply(question, result)),
                "structuredContent",
                tool.answer().listed() ? Map.of(ToolDescription.LIST, record) : record)));
    }

    private static String failed(Message.Request request, String words) {
        return LineOutput.line(request.answer(ordered("content", text(words), "isError", true)));
    }

    private static List<Object> text(String words) {
        return List.of(ordered("type", "text", "text", words));
    }

    /// A problem in words, with the field and the piece of it that is meant.
    private static String words(ProblemRecord problem) {
        String field = problem.field();
        if (field == null || problem.detail().contains("\"" + field + "\"")) {
            return problem.detail();
        }
        String source = problem.source();
        Integer start = problem.start();
        Integer end = problem.end();
        return source == null || start == null || end == null
                ? problem.detail() + "\n" + field
                : problem.detail() + "\n" + field + ": " + source.substring(0, start) + "»"
                        + source.substring(start, end) + "«" + source.substring(end);
    }
}
