package org.grundy.cluster.run;

import org.grundy.text.BilingualText;

/// The end of work that could not be finished: in words, with what is to be done about it.
public final class ClusterFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient BilingualText text;

    /// @param en what went wrong, in English
    /// @param zh the same in Chinese
    /// @param cause what Spark or the storage said
    public ClusterFailure(String en, String zh, Throwable cause) {
        super(en, cause);
        this.text = new BilingualText(en, zh);
    }

    /// The sentence in both languages.
    public BilingualText text() {
        return text;
    }
}
