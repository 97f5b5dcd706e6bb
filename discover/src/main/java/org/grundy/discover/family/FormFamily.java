package org.grundy.discover.family;

import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// A family of forms.
public interface FormFamily {
    /// Forms of this family for some values, simplest first, generated lazily. They are fitted on these
    /// values and should agree with them; the caller checks whether they do.
    ///
    /// @param fitted the values for fitting; nothing else is known of the game
    /// @param run charged for the work
    Stream<Form> fit(Samples fitted, Run run);
}
