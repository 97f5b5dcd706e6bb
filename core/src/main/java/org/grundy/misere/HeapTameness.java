package org.grundy.misere;

import java.util.Optional;
import org.grundy.evidence.QuotientCertificate.Repeat;
import org.grundy.evidence.TamenessCertificate;
import org.grundy.misere.tame.HeapsOfRules;
import org.grundy.misere.tame.TameHeaps;
import org.grundy.run.Run;

/// Whether the heaps of a game are tame: those up to some size, or all of them where their genera are proved to
/// repeat; or which heap is the first that is wild.
///
/// @param game the game
/// @param heaps as far as they were looked at
/// @param period by which all heaps are tame
public record HeapTameness(HeapGame game, TameHeaps heaps, Optional<QuotientPeriod> period) {
    /// Looks at heaps until one is wild. Called inside [Run#attempt].
    ///
    /// @param to at least up to this heap
    /// @param most further ones up to this, until a period is proved
    /// @param run charged for the work
    public static HeapTameness of(HeapGame game, int to, int most, Run run) {
        TameHeaps heaps = new TameHeaps(new HeapsOfRules(game.moves(), run), run);
        boolean tame = true;
        while (tame
                && (heaps.count() <= to
                        || (heaps.count() <= most && game.period(heaps::codes).isEmpty()))) {
            tame = heaps.next();
        }
        return new HeapTameness(game, heaps, tame ? game.period(heaps::codes) : Optional.empty());
    }

    /// Whether all heaps are tame.
    public boolean all() {
        return period.isPresent();
    }

    /// What an independent checker needs to verify it.
    ///
    /// @throws IllegalStateException if no certificate can name the game
    public TamenessCertificate certificate() {
        return TamenessCertificate.of(
                new TamenessCertificate.Heaps(
                        game.certifiedName(), period.map(proved -> new Repeat(proved.preperiod(), proved.period()))),
                heaps.genera(),
                heaps.wild().map(wild -> new TamenessCertificate.Pair(wild.normal(), wild.misere())));
    }
}
