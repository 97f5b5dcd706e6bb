package org.grundy.render.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.evidence.QuotientCertificate.Repeat;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.evidence.TamenessCertificate.Heaps;
import org.grundy.evidence.TamenessCertificate.Pair;
import org.grundy.evidence.TamenessCertificate.Positions;
import org.grundy.render.json.writer.OmittedIfNull;
import org.grundy.text.InputError;
import org.jspecify.annotations.Nullable;

/// The certificate that positions are tame, or one wild, as it is written to a file.
///
/// @param format always [#FORMAT]
/// @param version always [#VERSION]
/// @param convention always that of ordinary sums in both kinds of play
/// @param code of the heaps; left out for positions of other games
/// @param games the names of the games of the positions, each with the checksum of its rules where these are not
///     Grundy's own; left out for heaps
/// @param sums whose components are tame; left out for heaps
/// @param positions as expressions; left out for heaps
/// @param normal the Grundy value of each position, or of each heap from 0 on
/// @param misere their misère Grundy values
/// @param preperiod first heap from which both repeat; left out where the claim is not about all heaps
/// @param period left out there, too
@OmittedIfNull
public record TamenessCertificateRecord(
        String format,
        int version,
        CertificateConvention convention,
        @Nullable String code,
        @Nullable List<String> games,
        @Nullable List<String> sums,
        @Nullable List<String> positions,
        List<Integer> normal,
        List<Integer> misere,
        @Nullable Integer preperiod,
        @Nullable Integer period) {
    /// What the file says that it is.
    public static final String FORMAT = "grundy tameness certificate";

    /// The version of the format that is written and read.
    public static final int VERSION = 2;

    /// The record of a certificate.
    public static TamenessCertificateRecord of(TamenessCertificate certificate) {
        List<Integer> normal = certificate.values().stream().map(Pair::normal).toList();
        List<Integer> misere = certificate.values().stream().map(Pair::misere).toList();
        return switch (certificate.about()) {
            case Heaps(String rules, Optional<Repeat> repeat) ->
                new TamenessCertificateRecord(
                        FORMAT,
                        VERSION,
                        CertificateConvention.BOTH,
                        rules,
                        null,
                        null,
                        null,
                        normal,
                        misere,
                        repeat.map(Repeat::preperiod).orElse(null),
                        repeat.map(Repeat::period).orElse(null));
            case Positions(List<String> games, List<String> sums, List<String> positions) ->
                new TamenessCertificateRecord(
                        FORMAT,
                        VERSION,
                        CertificateConvention.BOTH,
                        null,
                        games,
                        sums,
                        positions,
                        normal,
                        misere,
                        null,
                        null);
        };
    }

    static TamenessCertificate read(CertificateFields fields) {
        fields.only(TamenessCertificateRecord.class, CertificateFile.DIGEST);
        fields.version(VERSION);
        for (String ofPositions : List.of("games", "sums", "positions")) {
            fields.notBoth("code", ofPositions);
        }
        for (String ofHeaps : List.of("preperiod", "period")) {
            fields.notBoth("positions", ofHeaps);
        }
        List<Integer> normal = fields.numbers("normal");
        List<Integer> misere = fields.numbers("misere");
        if (normal.size() != misere.size()) {
            throw new InputError(
                    "the fields \"normal\" and \"misere\" of the certificate have %s and %s values, and must have one "
                            + "for each position",
                    "证书的字段“normal”与“misere”各有 %s 和 %s 个值，应对每个局面各有一个", normal.size(), misere.size());
        }
        List<Pair> values = new ArrayList<>();
        for (int i = 0; i < normal.size(); i++) {
            values.add(new Pair(normal.get(i), misere.get(i)));
        }
        return new TamenessCertificate(fields.has("code") ? heaps(fields) : positions(fields), values);
    }

    private static Heaps heaps(CertificateFields fields) {
        boolean periodic = fields.has("period") || fields.has("preperiod");
        return new Heaps(
                fields.text("code"),
                periodic
                        ? Optional.of(new Repeat(fields.number("preperiod"), fields.number("period")))
                        : Optional.empty());
    }

    private static Positions positions(CertificateFields fields) {
        return new Positions(fields.texts("games"), fields.texts("sums"), fields.texts("positions"));
    }
}
