package org.grundy.render.misere;

import java.util.List;
import org.grundy.render.json.Json;
import org.grundy.value.Genus;

/// The genus of a position.
///
/// @param expression the position
/// @param symbol of the genus
/// @param normal its Grundy value
/// @param misere its misère Grundy value
/// @param superscripts the misère Grundy values of its sums with 0, 1, 2, … heaps of two, up to the first
///     two that alternate for ever
/// @param kind `heap`, `tame`, `wild`, or `open` where it was not looked for
public record GenusRecord(
        String expression, String symbol, int normal, int misere, List<Integer> superscripts, String kind) {
    /// The record of a genus.
    public static GenusRecord of(String expression, Genus genus) {
        return new GenusRecord(
                expression,
                genus.symbol(),
                genus.normal(),
                genus.misereValue(),
                genus.misere(),
                Json.word(genus.kind()));
    }
}
