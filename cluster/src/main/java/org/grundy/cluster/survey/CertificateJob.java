package org.grundy.cluster.survey;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.cluster.run.ClusterRules;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.render.Language;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// The check of all certificates of a folder, a task each, by code that shares nothing with what found them.
public final class CertificateJob {
    private CertificateJob() {}

    /// What became of a certificate.
    ///
    /// @param file its name
    /// @param accepted whether its claim is proved
    /// @param words what is said of it
    public record Checked(String file, boolean accepted, String words) implements Serializable {}

    /// The names of the certificates of a folder: those of a survey, or all files that end with `.json`.
    public static List<String> files(Storage storage) throws IOException {
        List<String> own =
                storage.list("").stream().filter(name -> name.endsWith(".json")).toList();
        List<String> found = new ArrayList<>(own);
        storage.list(SurveyFolder.CERTIFICATES).stream()
                .filter(name -> name.endsWith(".json"))
                .map(name -> SurveyFolder.CERTIFICATES + "/" + name)
                .forEach(found::add);
        return found;
    }

    /// Checks certificates.
    ///
    /// @return what became of each, by name
    public static List<Checked> run(
            SharedFolder folder,
            List<String> files,
            Language language,
            ClusterSession session,
            ClusterTerminal terminal) {
        List<Checked> all = new ArrayList<>();
        AtomicInteger done = new AtomicInteger();
        session.<String, Checked>each(files, file -> check(folder, file, language), checked -> {
            all.add(checked);
            int ready = done.incrementAndGet();
            terminal.progress("%s of %s certificates", "已检查 %s/%s 份证书", ready, files.size());
        });
        terminal.wipe();
        all.sort(Comparator.comparing(Checked::file));
        return all;
    }

    private static Checked check(SharedFolder folder, String file, Language language) throws IOException {
        String text = folder.open().readText(file).orElse("");
        try {
            CheckedCertificate checked =
                    Certificate.read(text, () -> ClusterRules.library("")).check(Run.unlimited());
            return new Checked(
                    file,
                    checked.isAccepted(),
                    checked.words(language, Paint.NONE).strip());
        } catch (InputError error) {
            return new Checked(file, false, language.of(error.text()));
        }
    }
}
