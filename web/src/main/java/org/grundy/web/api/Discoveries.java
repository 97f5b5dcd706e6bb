package org.grundy.web.api;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.discover.DiscoveryReport;
import org.grundy.render.Language;
import org.grundy.render.Sentences;
import org.grundy.render.discovery.DiscoveryText;
import org.grundy.render.json.DiscoveryRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.LimitText;
import org.grundy.run.Budget;

/// What was discovered of games.
///
/// @param budget what all of them together were allowed to spend
record Discoveries(List<DiscoveryReport> reports, Budget budget) {
    List<DiscoveryRecord> records(Language language) {
        return reports.stream()
                .map(report -> DiscoveryRecord.of(report, language))
                .toList();
    }

    String words(Language language) {
        return reports.stream().map(report -> words(report, language)).collect(Collectors.joining("\n"));
    }

    private String words(DiscoveryReport report, Language language) {
        return new DiscoveryText(language, Paint.NONE).of(report)
                + report.shortfall()
                        .map(limit -> new LimitText(limit, budget, Sentences.ofEngine(language)).sentence() + "\n")
                        .orElse("");
    }
}
