package org.grundy.cluster.survey;

import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.grundy.cluster.run.ClusterRules;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.survey.CertificateJob.Checked;
import org.grundy.render.Language;
import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// A piece of a certificate, which a task checks.
///
/// @param file its name
/// @param number of the piece
record CertificatePiece(String file, int number) implements Serializable {
    /// What a task says of a certificate.
    ///
    /// @param piece that was looked at
    /// @param pieces how many there are: if more than one, none was checked when they were counted
    /// @param checked of this piece
    record Answer(CertificatePiece piece, int pieces, Checked checked) implements Serializable {
        /// Of two answers about a certificate the one that counts: the first that refuses it.
        Answer before(Answer other) {
            if (checked.accepted() != other.checked.accepted()) {
                return checked.accepted() ? other : this;
            }
            return piece.number <= other.piece.number ? this : other;
        }
    }

    /// All pieces of the certificate.
    List<CertificatePiece> all(int pieces) {
        return IntStream.range(0, pieces)
                .mapToObj(each -> new CertificatePiece(file, each))
                .toList();
    }

    /// Checks the certificate if it is one piece, else counts the pieces.
    Answer look(SharedFolder folder, Language language) throws IOException {
        return answer(folder, language, certificate -> certificate.pieces() > 1);
    }

    /// Checks the piece.
    Answer check(SharedFolder folder, Language language) throws IOException {
        return answer(folder, language, certificate -> false);
    }

    private Answer answer(SharedFolder folder, Language language, Predicate<Certificate> isCounted) throws IOException {
        String text = folder.open().readText(file).orElse("");
        try {
            Certificate certificate = Certificate.read(text, () -> ClusterRules.library(""));
            return isCounted.test(certificate)
                    ? new Answer(this, certificate.pieces(), new Checked(file, false, ""))
                    : new Answer(this, 1, checked(certificate, language));
        } catch (InputError error) {
            return new Answer(this, 1, new Checked(file, false, language.of(error.text())));
        }
    }

    private Checked checked(Certificate certificate, Language language) {
        CheckedCertificate checked = certificate.checkPiece(number, Run.unlimited());
        return new Checked(
                file, checked.isAccepted(), checked.words(language, Paint.NONE).strip());
    }
}
