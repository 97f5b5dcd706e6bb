package org.grundy.web.question;

import com.grack.nanojson.JsonParser;
import com.grack.nanojson.JsonParserException;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads JSON that somebody has sent.
public final class JsonInput {
    private JsonInput() {}

    /// The value that a text is.
    ///
    /// @param wanted what it should be, such as `a question`
    /// @param refusal makes an error of what is wrong with the text, such as `is no JSON: …`
    public static @Nullable Object value(String text, String wanted, Function<String, RuntimeException> refusal) {
        try {
            return JsonParser.any().from(text);
        } catch (JsonParserException error) {
            throw refusal.apply(
                    "is no JSON: " + String.valueOf(error.getMessage()).replaceAll("\\s+", " "));
        } catch (StackOverflowError deep) {
            throw refusal.apply("is nested too deeply for " + wanted);
        }
    }

    /// The members of a JSON object, null for other values.
    public static @Nullable Map<String, ?> object(@Nullable Object json) {
        if (!(json instanceof Map<?, ?> members)) {
            return null;
        }
        @SuppressWarnings("unchecked") // the names in JSON are texts
        Map<String, ?> named = (Map<String, ?>) members;
        return named;
    }
}
