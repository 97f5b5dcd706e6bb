package org.grundy.discover.family;

import java.util.stream.Stream;
import org.grundy.discover.form.Form;
import org.grundy.discover.sample.Samples;
import org.grundy.run.Run;

/// A kind of forms.
public interface FormFamily {
    /// Forms of this kind for some values, simplest first, made when they are asked for. They were fitted
    /// on these values and should agree with them; whether they do is checked by the caller.
    ///
    /// @param fitted the values on which forms are fitted; nothing else is known of the game
    /// @param run charged for the work
    Stream<Form> fit(Samples fitted, Run run);
}
