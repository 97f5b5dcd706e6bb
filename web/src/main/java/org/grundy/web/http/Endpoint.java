package org.grundy.web.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.grundy.render.file.FileFormat;
import org.grundy.render.json.Json;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.web.question.Question;

/// A place of the API: a question goes in, an answer comes out.
///
/// @param path such as `/api/analyze`
/// @param summary what it answers, one line
/// @param question the record that is read
/// @param answer the record that is written
/// @param listed whether a list of such records is written
/// @param compute answers within its work; bad input leaves it as an input error
/// @param record the result as the record or the list, in the language of the question
/// @param lookedUp whether it is answered at once, without a search: then it waits for no other question
/// @param formats the files in which the result can be given too
/// @param links the addresses at which it is asked by GET
/// @param example a question, as JSON
/// @param <Q> the question
/// @param <R> the result
/// @param <A> what is written
public record Endpoint<Q extends Question, R, A>(
        String path,
        BilingualText summary,
        Class<Q> question,
        Class<?> answer,
        boolean listed,
        boolean lookedUp,
        BiFunction<Q, Work, R> compute,
        BiFunction<Q, R, A> record,
        List<FileFormat<R>> formats,
        List<Link> links,
        String example) {
    /// Copies the lists.
    public Endpoint {
        formats = List.copyOf(formats);
        links = List.copyOf(links);
    }

    /// A place whose result is its record.
    public static <Q extends Question, A> Endpoint<Q, A, A> of(
            String path, BilingualText summary, Class<Q> question, Class<A> answer, BiFunction<Q, Work, A> compute) {
        return of(path, summary, question, answer, compute, (asked, result) -> result, List.of());
    }

    /// A place whose result is written as a record, and in files.
    public static <Q extends Question, R, A> Endpoint<Q, R, A> of(
            String path,
            BilingualText summary,
            Class<Q> question,
            Class<A> answer,
            BiFunction<Q, Work, R> compute,
            BiFunction<Q, R, A> record,
            List<FileFormat<R>> formats) {
        return new Endpoint<>(path, summary, question, answer, false, false, compute, record, formats, List.of(), "{}");
    }

    /// A place whose result is a list of records.
    public static <Q extends Question, A> Endpoint<Q, List<A>, List<A>> ofList(
            String path,
            BilingualText summary,
            Class<Q> question,
            Class<A> answer,
            BiFunction<Q, Work, List<A>> compute) {
        return new Endpoint<>(
                path,
                summary,
                question,
                answer,
                true,
                false,
                compute,
                (asked, result) -> result,
                List.of(),
                List.of(),
                "{}");
    }

    /// This place, whose questions are looked up.
    public Endpoint<Q, R, A> lookingUp() {
        return new Endpoint<>(path, summary, question, answer, listed, true, compute, record, formats, links, example);
    }

    /// This place, which only reads and can be asked by GET at its path.
    public Endpoint<Q, R, A> linked() {
        return linked(new Link(path, Optional.empty()));
    }

    /// This place, which can be asked by GET below another path, where what follows is a field of the question.
    public Endpoint<Q, R, A> linkedBelow(String folder, String field) {
        return linked(new Link(folder, Optional.of(field)));
    }

    private Endpoint<Q, R, A> linked(Link link) {
        List<Link> all = Stream.concat(links.stream(), Stream.of(link)).toList();
        return new Endpoint<>(
                path, summary, question, answer, listed, lookedUp, compute, record, formats, all, example);
    }

    /// This place with a question that shows what it answers.
    ///
    /// @param json the question
    public Endpoint<Q, R, A> withExample(String json) {
        return new Endpoint<>(path, summary, question, answer, listed, lookedUp, compute, record, formats, links, json);
    }

    /// The file in which the result is asked for.
    ///
    /// @throws Refused if it is given in none
    FileFormat<R> format(String accepted) {
        return formats.stream()
                .filter(format -> accepted.startsWith(MediaTypes.of(format.name())))
                .findFirst()
                .orElseThrow(() ->
                        new Refused(ProblemKind.FORMAT, "no answer is " + accepted + ": ask for " + MediaTypes.JSON));
    }

    /// The answer to a question as JSON.
    String json(Q question, Work work) {
        return Json.of(record.apply(question, compute.apply(question, work)));
    }

    /// The answer to a question as a file.
    ///
    /// @throws Refused if a limit is reached before it is written
    byte[] file(FileFormat<R> file, Q question, Work work) {
        R result = compute.apply(question, work);
        Run run = work.run();
        return run.attempt(() -> {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    try {
                        file.write(result, question.speaks(), run, bytes);
                    } catch (IOException impossible) {
                        throw new UncheckedIOException(impossible);
                    }
                    return bytes.toByteArray();
                })
                .toOptional()
                .orElseThrow(() -> new Refused(ProblemKind.BUSY, "the file was not written in time"));
    }
}
