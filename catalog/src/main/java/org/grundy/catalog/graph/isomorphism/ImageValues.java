package org.grundy.catalog.graph.isomorphism;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import org.grundy.evidence.SumCertificate;
import org.grundy.game.Component;
import org.grundy.game.Game;
import org.grundy.game.KeptSearch;
import org.grundy.game.Options;
import org.grundy.game.Ruleset;
import org.grundy.game.Valuation;
import org.grundy.run.Run;
import org.grundy.search.CoupleValues;

/// Grundy values by a search that knows positions by their images only: those with one image play alike.
///
/// @param <P> the type of positions
public final class ImageValues<P> implements Valuation<P> {
    private final UnaryOperator<P> image;
    private final CoupleValues<P> values;

    /// @param sizes of images: no more moves can follow
    public ImageValues(Ruleset<P> rules, UnaryOperator<P> image, ToIntFunction<P> sizes) {
        this.image = image;
        this.values = new CoupleValues<>(new Images<>(rules, image), sizes);
    }

    private List<P> images(List<P> sum) {
        return sum.stream().map(image).toList();
    }

    @Override
    public Valued value(P position, Run run) {
        return values.value(image.apply(position), run);
    }

    @Override
    public Optional<Decided> decide(List<P> sum, BigInteger grundy, Run run) {
        return values.decide(images(sum), grundy, run);
    }

    @Override
    public List<Integer> excluded(P position, Run run) {
        return values.excluded(image.apply(position), run);
    }

    @Override
    public Optional<KeptSearch<P>> search(Game<P> game, P position) {
        return values.search(game, image.apply(position)).map(Kept::new);
    }

    /// Kept by images; but the rules of the game know none, so that a certificate takes a search without them.
    private record Kept<P>(KeptSearch<P> images) implements KeptSearch<P> {
        @Override
        public String name() {
            return images.name();
        }

        @Override
        public Store keepIn(String folder, Run run) {
            return images.keepIn(folder, run);
        }

        @Override
        public SumCertificate.Part certificate(Component<P> component, int nimber, Run run) {
            return CoupleValues.certificate(component, nimber, run);
        }
    }

    private record Images<P>(Ruleset<P> rules, UnaryOperator<P> image) implements Ruleset<P> {
        @Override
        public void options(P from, Options<P> out) {
            rules.options(from, new Options<>() {
                @Override
                public void to(List<P> components) {
                    out.to(components.stream().map(image).toList());
                }

                @Override
                public void looked(long candidates) {
                    out.looked(candidates);
                }

                @Override
                public void unlisted() {
                    out.unlisted();
                }
            });
        }

        @Override
        public long bytes(P position) {
            return rules.bytes(position);
        }
    }
}
