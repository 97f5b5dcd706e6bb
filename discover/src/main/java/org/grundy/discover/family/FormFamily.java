package org.grundy.discover.family;

import java.util.List;
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

    /// Forms of some families for some values that agree with all of them.
    ///
    /// @param fitted the values for fitting
    /// @param all the values to agree with
    static Stream<Form> agreeing(List<FormFamily> families, Samples fitted, Samples all, Run run) {
        return families.stream()
                .flatMap(family -> family.fit(fitted, run))
                .filter(form -> all.mismatch(form.expression(), run).isEmpty());
    }
}
