package org.grundy.cluster.survey;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.cluster.run.ClusterSession;
import org.grundy.cluster.run.ClusterTerminal;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.cluster.survey.CertificatePiece.Answer;
import org.grundy.render.Language;

/// The check of all certificates of a folder, by code that shares nothing with what found them: a task for each, or for
/// each piece of those that have several.
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

    /// Checks certificates, each by a task, or by several where it has pieces.
    ///
    /// @return what became of each, by name: the same as where one machine checks it
    public static List<Checked> run(
            SharedFolder folder,
            List<String> files,
            Language language,
            ClusterSession session,
            ClusterTerminal terminal) {
        List<CertificatePiece> whole =
                files.stream().map(file -> new CertificatePiece(file, 0)).toList();
        List<Checked> all = new ArrayList<>();
        List<CertificatePiece> parts = new ArrayList<>();
        AtomicInteger done = new AtomicInteger();
        session.<CertificatePiece, Answer>each(whole, each -> each.look(folder, language), answer -> {
            if (answer.pieces() > 1) {
                parts.addAll(answer.piece().all(answer.pieces()));
            } else {
                all.add(answer.checked());
                terminal.progress("%s of %s certificates", "已检查 %s/%s 份证书", done.incrementAndGet(), files.size());
            }
        });
        all.addAll(pieces(parts, folder, language, session, terminal));
        terminal.wipe();
        all.sort(Comparator.comparing(Checked::file));
        return all;
    }

    /// Of each certificate the first piece that is refused, or any.
    private static Collection<Checked> pieces(
            List<CertificatePiece> parts,
            SharedFolder folder,
            Language language,
            ClusterSession session,
            ClusterTerminal terminal) {
        Map<String, Answer> first = new HashMap<>();
        AtomicInteger done = new AtomicInteger();
        session.<CertificatePiece, Answer>each(parts, each -> each.check(folder, language), answer -> {
            first.merge(answer.piece().file(), answer, Answer::before);
            terminal.progress(
                    "%s of %s pieces of certificates", "已检查证书的 %s/%s 段", done.incrementAndGet(), parts.size());
        });
        return first.values().stream().map(Answer::checked).toList();
    }
}
