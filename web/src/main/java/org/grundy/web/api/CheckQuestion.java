package org.grundy.web.api;

import org.grundy.render.certificate.Certificate;
import org.grundy.render.certificate.CheckedCertificate;
import org.grundy.render.terminal.Paint;
import org.grundy.run.Run;
import org.grundy.web.http.Work;
import org.grundy.web.question.Needed;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record CheckQuestion(
        @Needed @Nullable String certificate,
        @Nullable String rules,
        @Nullable Long positions,
        @Nullable Long work,

        @Nullable Long time,
        @Nullable String language)
        implements Question {
    CheckedCertificate compute(Work work) {
        Certificate read = Certificate.read(Asked.needed("certificate", certificate), () -> Asked.library(rules));
        Run run = work.run(positions, work(), time);
        return Asked.decided(run.attempt(() -> read.check(run)));
    }

    Object record(CheckedCertificate checked) {
        return checked.verdict();
    }

    String words(CheckedCertificate checked) {
        return checked.words(speaks(), Paint.NONE);
    }
}
