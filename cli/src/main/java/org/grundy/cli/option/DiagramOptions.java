package org.grundy.cli.option;

import java.util.List;
import org.grundy.cli.console.Console;
import org.grundy.play.PlayState;
import org.grundy.play.PositionDiagram;
import org.grundy.render.file.FileFormats;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import picocli.CommandLine.Mixin;

/// The options that draw all positions below a small one with their moves. A graph stands beside the answer; only where
/// it is printed it takes the answer's place.
public final class DiagramOptions {
    private static final int MOST_POSITIONS = 200;

    @Mixin
    private final Outputs<PositionDiagram> graphs = new Outputs<>(FileFormats.GRAPHS);

    /// The options themselves, to be looked at beside others.
    public Outputs<PositionDiagram> outputs() {
        return graphs;
    }

    /// What to do with the graph below a position once that is solved; nothing where none is asked for. Files and the
    /// number of positions are looked at now, so that nothing is solved in vain.
    ///
    /// @param run charged for the moves that are listed
    /// @throws InputError if a file cannot be written, or there are too many positions to be drawn
    public List<Output<PositionDiagram>> prepare(PlayState start, Run run, Console console) {
        List<Output<PositionDiagram>> outputs = graphs.prepare(console);
        if (!outputs.isEmpty() && !PositionDiagram.fits(start, MOST_POSITIONS, run)) {
            throw tooMany();
        }
        return outputs;
    }

    /// Writes what is asked for.
    ///
    /// @param outputs from [#prepare]
    /// @throws InputError if the limits of the run end the list of positions
    public static void write(List<Output<PositionDiagram>> outputs, PlayState start, Run run, Console console) {
        if (!outputs.isEmpty()) {
            PositionDiagram diagram =
                    PositionDiagram.of(start, MOST_POSITIONS, run).orElseThrow(DiagramOptions::tooMany);
            Output.give(outputs, diagram, run, console);
        }
    }

    private static InputError tooMany() {
        return new InputError(
                "more than %s positions can follow, too many to be drawn: take a smaller one",
                "之后可能出现的局面超过 %s 个，无法画图：请换一个小的局面", MOST_POSITIONS);
    }
}
