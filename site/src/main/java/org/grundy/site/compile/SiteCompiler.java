package org.grundy.site.compile;

import java.io.File;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.site.PageEngine;
import org.teavm.diagnostics.Problem;
import org.teavm.model.CallLocation;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the engine to WebAssembly. Run by the build.
public final class SiteCompiler {
    private SiteCompiler() {}

    /// Compiles.
    ///
    /// @param arguments the folder and the name of the file to write
    /// @throws IllegalStateException if something that the page reaches cannot be compiled, with what it is
    public static void main(String[] arguments) throws TeaVMToolException {
        TeaVMTool compiler = new TeaVMTool();
        compiler.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        compiler.setMainClass(PageEngine.class.getName());
        compiler.setTargetDirectory(new File(arguments[0]));
        compiler.setTargetFileName(arguments[1]);
        compiler.setClassLoader(SiteCompiler.class.getClassLoader());
        compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        boolean named = Boolean.getBoolean("grundy.site.names"); // to find a fault by its stack
        compiler.setObfuscated(!named);
        compiler.setDebugInformationGenerated(named);
        compiler.generate();
        List<String> missing = compiler.getProblemProvider().getSevereProblems().stream()
                .map(SiteCompiler::sentence)
                .distinct()
                .toList();
        if (!missing.isEmpty()) {
            throw new IllegalStateException(
                    "the engine of the page cannot be compiled:\n" + String.join("\n", missing));
        }
    }

    private static String sentence(Problem problem) {
        List<String> values =
                Stream.of(problem.getParams()).map(String::valueOf).toList();
        String text = problem.getText();
        for (int i = 0; i < values.size(); i++) {
            text = text.replaceAll("\\{\\{[a-z]+" + i + "}}", values.get(i).replace("$", "\\$"));
        }
        CallLocation place = problem.getLocation();
        return place == null ? text : text + ", called in " + place.getMethod();
    }
}
