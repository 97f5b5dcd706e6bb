package org.grundy.discover;

import org.grundy.discover.sample.SampleBlock;
import org.grundy.lang.rules.Condition;

/// A condition memoised over the positions of a box, since many moves lead to each of them.
final class RememberedGuess {
    private static final byte NO = 1;
    private static final byte YES = 2;

    private final Condition condition;
    private final SampleBlock box;
    private final byte[] said;

    RememberedGuess(Condition condition, SampleBlock box) {
        this.condition = condition;
        this.box = box;
        this.said = new byte[box.size()];
    }

    /// Whether the condition holds.
    ///
    /// @throws org.grundy.text.InputError if it cannot be computed
    boolean holds(long... numbers) {
        int cell = box.cell(numbers);
        if (cell < 0) {
            return condition.holds(numbers);
        }
        if (said[cell] == 0) {
            said[cell] = condition.holds(numbers) ? YES : NO;
        }
        return said[cell] == YES;
    }
}
