package org.grundy.render.json;

import java.math.BigInteger;
import java.util.List;
import org.grundy.play.OptionValues;
import org.jspecify.annotations.Nullable;

/// An option of a position.
///
/// @param move that leads to it, as its changes
/// @param outcome `N`, `P`, `D` or `undecided`
/// @param grundy null if it has none or it is not known
public record OptionRecord(
        List<ChangeRecord> move, String outcome, @Nullable BigInteger grundy) {
    /// The options in the order in which they were listed.
    static List<OptionRecord> of(OptionValues values) {
        return values.options().stream().map(OptionRecord::of).toList();
    }

    private static OptionRecord of(OptionValues.Valued option) {
        return new OptionRecord(
                ChangeRecord.of(option.move()),
                option.outcome().map(Enum::name).orElse("undecided"),
                option.value().orElse(null));
    }
}
