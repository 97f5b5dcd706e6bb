package org.grundy.discover;

import java.util.Optional;
import org.grundy.discover.sample.Samples;

/// What was found of one quantity.
///
/// @param samples the values computed
/// @param finding the simplest form that agrees with them, empty if none was found
/// @param profile statistics of the table
public record ReportSection(Samples samples, Optional<FoundForm> finding, TableProfile profile) {
    /// A section with the profile of its samples.
    static ReportSection of(Samples samples, Optional<FoundForm> finding) {
        return new ReportSection(samples, finding, TableProfile.of(samples));
    }
}
