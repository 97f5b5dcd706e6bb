package org.grundy.site.compile;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.site.PageEngine;
import org.grundy.site.ScriptEngine;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.Problem;
import org.teavm.model.CallLocation;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the engine to WebAssembly, and to JavaScript for browsers that cannot run that. Run by the build.
public final class SiteCompiler {
    private static final String SCRIPT = "engine.js";

    private SiteCompiler() {}

    /// Compiles.
    ///
    /// @param arguments the folder, and the files to write there with a comma between: `engine.wasm`, `engine.js`;
    ///     a script of an earlier build that is not asked for is deleted
    /// @throws IllegalStateException if something that the page reaches cannot be compiled, with what it is
    public static void main(String[] arguments) throws TeaVMToolException, IOException {
        File folder = new File(arguments[0]);
        List<String> files = List.of(arguments[1].split(","));
        if (!files.contains(SCRIPT)) {
            Files.deleteIfExists(folder.toPath().resolve(SCRIPT));
        }
        for (String file : files) {
            compile(folder, file);
        }
    }

    private static void compile(File folder, String file) throws TeaVMToolException {
        TeaVMTool compiler = new TeaVMTool();
        if (file.equals(SCRIPT)) {
            compiler.setTargetType(TeaVMTargetType.JAVASCRIPT);
            compiler.setJsModuleType(JSModuleType.ES2015);
            compiler.setMainClass(ScriptEngine.class.getName());
            compiler.setStrict(true); // else no access outside an array is noticed
        } else {
            compiler.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
            compiler.setMainClass(PageEngine.class.getName());
        }
        compiler.setTargetDirectory(folder);
        compiler.setTargetFileName(file);
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
