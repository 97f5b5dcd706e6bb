package org.grundy.cli.option;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.cli.Console;
import org.grundy.play.PlayState;
import org.grundy.play.PositionDiagram;
import org.grundy.render.file.ResultFile;
import org.grundy.render.sheet.DiagramWriter;
import org.grundy.run.Run;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that draw all positions below a small one with their moves.
public final class DiagramOptions {
    private static final int MOST = 200;

    @Option(
            names = "--dot",
            paramLabel = "F",
            description = "Writes the graph of all positions that can follow into the file F, for Graphviz.")
    private @Nullable String dot;

    @Option(
            names = "--svg",
            paramLabel = "F",
            description = "Draws the graph of all positions that can follow into the SVG file F.")
    private @Nullable String svg;

    /// Writes what is asked for.
    ///
    /// @throws InputError if a file cannot be written, or there are too many positions to be drawn
    public void write(PlayState start, Run run, Console console) {
        if (dot == null && svg == null) {
            return;
        }
        Optional<ResultFile> forDot = Optional.ofNullable(dot).map(name -> ResultFile.of("--dot", name));
        Optional<ResultFile> forSvg = Optional.ofNullable(svg).map(name -> ResultFile.of("--svg", name));
        DiagramWriter writer = PositionDiagram.of(start, MOST, run)
                .map(DiagramWriter::new)
                .orElseThrow(() -> new InputError(
                        "more than " + MOST + " positions can follow, too many to be drawn: take a smaller one",
                        "之后可能出现的局面超过 " + MOST + " 个，无法画图：请换一个小的局面"));
        forDot.ifPresent(file -> file.write(out -> {
            StringBuilder text = new StringBuilder();
            writer.writeDot(text);
            out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        }));
        forSvg.ifPresent(file -> file.write(out -> {
            StringBuilder text = new StringBuilder();
            writer.writeSvg(text);
            out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        }));
        Stream.of(forDot, forSvg)
                .flatMap(Optional::stream)
                .map(ResultFile::name)
                .forEach(console::noteWritten);
    }
}
