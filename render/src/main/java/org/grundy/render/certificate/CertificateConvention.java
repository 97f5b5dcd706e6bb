package org.grundy.render.certificate;

import org.grundy.game.Convention;
import org.grundy.game.Play;
import org.grundy.render.json.Json;

/// How the sums are played of which a certificate speaks: what is true under one convention may be false under another.
///
/// @param join in which components a player moves: `disjunctive` where in one
/// @param ending when the sum is over: `long` where when every component is
/// @param play `normal`, `misere`, or `both`
public record CertificateConvention(String join, String ending, String play) {
    /// Ordinary sums in normal play.
    static final CertificateConvention NORMAL = of(Json.word(Play.NORMAL));

    /// Ordinary sums in misère play.
    static final CertificateConvention MISERE = of(Json.word(Play.MISERE));

    /// Ordinary sums in normal and in misère play.
    static final CertificateConvention BOTH = of("both");

    private static CertificateConvention of(String play) {
        Convention ordinary = Convention.NORMAL;
        return new CertificateConvention(Json.word(ordinary.join()), Json.word(ordinary.ending()), play);
    }

    /// The convention that the fields of a certificate name.
    static CertificateConvention read(CertificateFields fields) {
        CertificateFields own = fields.object("convention");
        own.only(CertificateConvention.class);
        return new CertificateConvention(own.text("join"), own.text("ending"), own.text("play"));
    }

    @Override
    public String toString() {
        return join + " " + ending + " " + play;
    }
}
