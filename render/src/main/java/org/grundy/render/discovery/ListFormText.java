package org.grundy.render.discovery;

import org.grundy.discover.list.ListFindings;
import org.grundy.discover.list.ListForm;
import org.grundy.discover.prove.Proof;
import org.grundy.game.Play;
import org.grundy.render.Language;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// Forms of lists of any length for people.
///
/// @param language of the words
/// @param paint colours them
public record ListFormText(Language language, Paint paint) {
    /// What was found of a game, below a line that names it.
    String of(ListFindings found, Play play) {
        Page page = new Page(paint);
        String how = play == Play.MISERE ? say("discovery.misere") : "";
        page.line(0, paint.strong(found.position() + how + say("discovery.lists")));
        for (ListForm form : found.forms()) {
            page.heading(say("discovery." + form.quantity()));
            page.line(2, paint.good(form.expression()));
            describe(page, 2, form);
        }
        if (found.forms().isEmpty()) {
            page.line(2, say("discovery.no-form"));
        }
        return page.toString();
    }

    /// How well a form is known, and its proof.
    public void describe(Page page, int indent, ListForm form) {
        page.paragraph(
                indent,
                form.proof()
                        .map(this::proved)
                        .orElseGet(() -> say(
                                "discovery.lists.checked",
                                "agreed",
                                form.agreed(),
                                "longest",
                                form.longest(),
                                "held",
                                form.heldOut())));
        form.proof().stream()
                .flatMap(proof -> proof.steps().stream())
                .forEach(step -> page.paragraph(indent + 2, language.of(step)));
    }

    private String proved(Proof proof) {
        String every =
                proof.every().isEmpty() ? "" : say("discovery.every", "parameters", String.join(", ", proof.every()));
        return say("discovery.lists.proved", "range", every)
                + language.of(proof.theorem())
                + language.of(" ", "")
                + language.of(proof.detail());
    }

    private String say(String key, Object... namesAndQuantities) {
        return DiscoveryMessages.say(language, key, namesAndQuantities);
    }
}
