package org.grundy.testkit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/// The published facts that tests compare with, read from the files beside this class's
/// `reference/README.md`.
///
/// Each reader opens its file anew and costs one pass over it; the lists and maps are unmodifiable or the
/// caller's own.
public final class ReferenceData {
    /// A comma that no pair of quotation marks encloses.
    private static final Pattern COMMA = Pattern.compile(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private ReferenceData() {}

    /// Octal games whose nim-sequence is known to be periodic (Flammenkamp, by way of OEIS and published
    /// tables).
    ///
    /// @return one entry a game, in the order of the file
    public static List<OctalPeriod> octalPeriods() {
        return rows("octal-periods.csv", OctalPeriod::parse);
    }

    /// Grundy values of small Cram boards.
    ///
    /// @return one entry a board, in the order of the file
    public static List<CramValue> cram() {
        return rows("cram.csv", CramValue::parse);
    }

    /// Grundy values and outcomes of boards and graphs, from several sources.
    ///
    /// @return one entry a board, in the order of the file
    public static List<BoardValue> boards() {
        return rows("boards.csv", BoardValue::parse);
    }

    /// Sequences of the On-Line Encyclopedia of Integer Sequences (Sloane and others) about Grundy values
    /// and nimbers.
    ///
    /// @return one entry a sequence, in the order of the file
    public static List<OeisSequence> oeisSequences() {
        return json("oeis-sequences.json", new TypeReference<>() {});
    }

    /// Sizes of misère quotients (Plambeck and Siegel, Misère quotients for impartial games, 2008).
    ///
    /// @return the octal code of a game, and the quotient of its whole, complete play
    public static Map<String, PublishedQuotient> misereQuotients() {
        return json("misere-quotients.json", new TypeReference<>() {});
    }

    /// The sample inputs and outputs that online judges publish with their problems.
    ///
    /// @return one entry a problem, in the order of the file
    public static List<ProblemSample> problemSamples() {
        return json("problem-samples.json", new TypeReference<>() {});
    }

    private static <T> List<T> rows(String file, Function<String[], T> parse) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8))) {
            return reader.lines()
                    .skip(1)
                    .map(line -> COMMA.split(line, -1))
                    .map(parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T json(String file, TypeReference<T> type) {
        try (InputStream stream = open(file)) {
            return JSON.readValue(stream, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(String file) {
        InputStream stream = ReferenceData.class.getResourceAsStream("/reference/" + file);
        if (stream == null) {
            throw new IllegalStateException("reference/" + file + " is not on the class path");
        }
        return stream;
    }
}
