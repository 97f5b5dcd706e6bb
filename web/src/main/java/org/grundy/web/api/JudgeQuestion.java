package org.grundy.web.api;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.grundy.catalog.judge.CasePosition;
import org.grundy.catalog.judge.InputTokens;
import org.grundy.catalog.judge.Problem;
import org.grundy.catalog.judge.Problems;
import org.grundy.render.lesson.JudgeRecord;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.grundy.web.http.Work;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record JudgeQuestion(
        @Needed @Nullable String problem,

        @Needed @Nullable String input,

        @Nullable String language) implements Question {
    private static final int LONGEST = 4000;
    private static final int MOST_CASES = 20;

    JudgeRecord answer(Work work) {
        Problem asked = named();
        String given = Asked.needed("input", input);
        if (given.length() > LONGEST) {
            throw new FieldError(
                    "input",
                    "an input has at most %s characters here; grundy judge reads longer ones",
                    "此处的输入最多 %s 个字符；更长的请用 grundy judge",
                    LONGEST);
        }
        Run run = work.run();
        return run.attempt(() -> answer(asked, given, run))
                .toOptional()
                .orElseThrow(() -> new InputError(
                        "this input needs more than one question may cost here; grundy judge answers it without limits",
                        "这组输入超出了此处一次提问的限额；请用 grundy judge，它没有限额"));
    }

    private JudgeRecord answer(Problem asked, String given, Run run) {
        StringWriter output = new StringWriter();
        List<Supplier<CasePosition>> cases = new ArrayList<>();
        asked.answer(
                new InputTokens(new ByteArrayInputStream(given.getBytes(StandardCharsets.UTF_8)), run),
                new PrintWriter(output),
                cases::add);
        List<JudgeRecord.CaseRecord> opened = cases.stream()
                .limit(MOST_CASES)
                .map(Supplier::get)
                .flatMap(each -> each.sum().map(sum -> JudgeRecord.CaseRecord.of(sum, each.convention())).stream())
                .toList();
        return new JudgeRecord(asked.id(), speaks().of(asked.title()), output.toString(), opened);
    }

    private Problem named() {
        String id = Asked.needed("problem", problem);
        List<Problem> found = Problems.find(id);
        if (found.size() != 1) {
            String all = found.stream().map(Problem::id).collect(Collectors.joining(", "));
            throw new FieldError(
                    "problem",
                    "\"" + id + "\" names " + (all.isEmpty() ? "no problem here" : "several problems: " + all),
                    all.isEmpty() ? "这里没有题目“" + id + "”" : "“" + id + "”是几道题共有的题号：" + all);
        }
        return found.getFirst();
    }
}
