package org.grundy.cluster.survey;

import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.grundy.cluster.store.SharedFolder;
import org.grundy.cluster.store.Storage;
import org.grundy.heap.TakeAndBreakCode;
import org.grundy.heap.sequence.PeriodProof;
import org.grundy.heap.sequence.ReducedForm;
import org.grundy.heap.sequence.SurveyDepth;
import org.grundy.heap.sequence.SurveyRow;
import org.grundy.lang.CodeParser;
import org.grundy.lang.TextSlice;
import org.grundy.render.certificate.CertificateFile;
import org.grundy.render.certificate.PeriodCertificateRecord;
import org.grundy.render.certificate.WindowCertificateRecord;
import org.grundy.render.file.SurveyCsv;
import org.grundy.run.Run;

/// The codes of one standard form: their sequence is computed once, each gets a row, and a period that is found gets a
/// certificate.
///
/// @param codes as they are written
/// @param values how many are looked at at most
/// @param stopped how many of codes whose rare heaps have stopped
record SurveyTask(List<String> codes, int values, long stopped) implements Serializable {
    /// Computes the rows, and writes the certificate and then the rows.
    ///
    /// @return the rows as lines of CSV
    List<String> run(SharedFolder folder) throws IOException {
        Storage storage = folder.open();
        List<TakeAndBreakCode> parsed = codes.stream().map(SurveyTask::code).toList();
        TakeAndBreakCode standard = ReducedForm.of(parsed.getFirst()).code();
        PeriodProof search = PeriodProof.of(standard);
        Run run = Run.unlimited();
        List<SurveyRow> rows = SurveyRow.of(parsed, search, new SurveyDepth(values, stopped), run);
        Optional<Object> proof = search.windows()
                .<Object>map(WindowCertificateRecord::of)
                .or(() -> search.sequence().certificate(run).map(PeriodCertificateRecord::of));
        if (proof.isPresent()) {
            storage.write(SurveyFolder.certificate(standard.toString()), CertificateFile.text(proof.get()));
        }
        List<String> lines = rows.stream().map(SurveyCsv::line).toList();
        storage.write(SurveyFolder.part(standard.toString()), String.join("\n", lines) + "\n");
        return lines;
    }

    static TakeAndBreakCode code(String text) {
        return CodeParser.parse(TextSlice.trimmed(text, 0, text.length()), TakeAndBreakCode.LARGEST_DIGIT);
    }

    /// How long it may take, compared with others: codes that split heaps in many ways cost most.
    long effort() {
        return code(codes.getFirst()).digits().stream()
                .mapToLong(digit -> digit.leaves(2) ? 100 : digit.bits() == 0 ? 0 : 1)
                .sum();
    }
}
