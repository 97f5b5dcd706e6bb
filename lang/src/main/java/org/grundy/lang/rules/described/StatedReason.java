package org.grundy.lang.rules.described;

import java.util.Map;
import org.grundy.lang.expression.BoolExpr;
import org.grundy.lang.rules.internal.check.ConditionChecker;

/// A step of a reason, which is given where a condition holds.
///
/// @param key of its sentence
/// @param condition when it is given
/// @param bare whether its sentence names no quantity
record StatedReason(String key, BoolExpr condition, boolean bare) {
    /// The key of a field `reason KEY if CONDITION`.
    static String key(DescriptionField field) {
        return field.head().split("\\s", 2)[0];
    }

    /// @param slots of the names that the condition may use
    static StatedReason of(DescriptionField field, Map<String, Integer> slots) {
        String rest = field.head().substring(key(field).length()).strip();
        if (!rest.isEmpty() && !rest.startsWith("if ")) {
            throw field.error(
                    "a reason is written \"reason KEY if CONDITION\", with its sentence below",
                    "理由写作“reason 名 if 条件”，句子写在下面");
        }
        return new StatedReason(
                key(field),
                rest.isEmpty()
                        ? BoolExpr.Constant.ALWAYS
                        : ConditionChecker.condition(rest.substring("if ".length()), slots),
                field.below().stream().noneMatch(line -> line.contains("{")));
    }
}
