package org.grundy.cluster;

import java.io.IOException;
import org.grundy.cluster.run.ClusterTerminal;

/// A subcommand of `grundy cluster`.
interface ClusterAction {
    /// Does the work.
    ///
    /// @return whether everything was answered, and with yes
    boolean run(ClusterTerminal terminal) throws IOException;
}
