package org.grundy.discover;

import java.util.List;
import org.grundy.discover.family.ArithmeticFamily;
import org.grundy.discover.family.BeattyFamily;
import org.grundy.discover.family.ClassesFamily;
import org.grundy.discover.family.CornerFamily;
import org.grundy.discover.family.DiagonalFamily;
import org.grundy.discover.family.FormFamily;
import org.grundy.discover.family.FormulaFamily;
import org.grundy.discover.family.MultiplesFamily;
import org.grundy.discover.family.NumberSetFamily;
import org.grundy.discover.family.NumerationFamily;
import org.grundy.discover.family.PeriodicFamily;
import org.grundy.discover.family.RootFamily;
import org.grundy.discover.family.SlopeFamily;
import org.grundy.discover.family.combined.CasesFamily;
import org.grundy.discover.family.combined.ConditionsFamily;
import org.grundy.discover.family.combined.DigitFunctionFamily;
import org.grundy.discover.family.combined.EdgeFamily;
import org.grundy.discover.family.combined.FirstParameterFamily;
import org.grundy.discover.family.combined.IndependentFamily;
import org.grundy.discover.family.combined.LayersFamily;
import org.grundy.discover.family.combined.NestedResidueFamily;
import org.grundy.discover.family.combined.OneNumberFamily;
import org.grundy.discover.family.combined.QuotientFamily;
import org.grundy.discover.family.combined.RaceFamily;
import org.grundy.discover.family.combined.RangeFamily;
import org.grundy.discover.family.combined.ShiftedFamily;
import org.grundy.discover.family.combined.SumFamily;
import org.grundy.discover.family.combined.ThresholdFamily;
import org.grundy.discover.family.digits.DigitsFamily;
import org.grundy.discover.family.digits.ScaleFamily;

/// The kinds of forms that are looked for.
public final class FormFamilies {
    private static final int SIZE_ON_LINES = 4;
    private static final int SIZE = 5;

    private FormFamilies() {}

    /// All kinds, in the order in which they are tried.
    public static List<FormFamily> all() {
        PeriodicFamily periodic = new PeriodicFamily();
        FormFamily thresholds = new ThresholdFamily(List.of(new FormulaFamily(SIZE_ON_LINES)));
        return List.of(
                new RaceFamily(List.of(periodic, new FormulaFamily(SIZE))),
                periodic,
                new CasesFamily(periodic, 2),
                new IndependentFamily(parts()),
                new CasesFamily(new IndependentFamily(parts()), 2),
                new ArithmeticFamily(),
                new LayersFamily(parts()),
                new ClassesFamily(),
                new CornerFamily(),
                new OneNumberFamily(periodic),
                new DiagonalFamily(),
                new BeattyFamily(),
                new ShiftedFamily(new BeattyFamily(), true),
                new ShiftedFamily(new BeattyFamily(), false),
                new MultiplesFamily(),
                new FormulaFamily(SIZE_ON_LINES),
                new ShiftedFamily(new FormulaFamily(SIZE_ON_LINES), false),
                new RootFamily(),
                thresholds,
                new FirstParameterFamily(List.of(periodic, thresholds)),
                new QuotientFamily(new FormulaFamily(SIZE)),
                new EdgeFamily(new LayersFamily(List.of(periodic)), new ClassesFamily()),
                new NestedResidueFamily(),
                new SumFamily(parts()),
                new NumerationFamily(),
                new RangeFamily(ends()),
                new CasesFamily(new IndependentFamily(planes()), 1),
                new DigitFunctionFamily(List.of(periodic, new FormulaFamily(SIZE_ON_LINES))),
                new ConditionsFamily(),
                new DigitsFamily(),
                new ScaleFamily(),
                new NumberSetFamily(),
                new FormulaFamily(SIZE));
    }

    /// The kinds that repeat, for values whose period is proved.
    public static List<FormFamily> repeating() {
        PeriodicFamily periodic = new PeriodicFamily();
        return List.of(periodic, new CasesFamily(periodic, 2), new ArithmeticFamily());
    }

    /// The families tried for the summands of a nim sum.
    private static List<FormFamily> parts() {
        return List.of(
                new PeriodicFamily(), new ArithmeticFamily(), new FormulaFamily(SIZE_ON_LINES), new DigitsFamily());
    }

    /// The families tried for pairs in which a parameter decides between two forms.
    private static List<FormFamily> planes() {
        return List.of(
                new CornerFamily(), new DiagonalFamily(), new FormulaFamily(SIZE_ON_LINES), new RangeFamily(ends()));
    }

    /// The families tried for the ends of ranges.
    private static List<FormFamily> ends() {
        return List.of(
                new PeriodicFamily(),
                new ArithmeticFamily(),
                new NumerationFamily(),
                new SlopeFamily(),
                new FormulaFamily(SIZE_ON_LINES));
    }
}
