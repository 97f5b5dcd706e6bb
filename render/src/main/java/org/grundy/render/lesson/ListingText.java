package org.grundy.render.lesson;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.lang.NumberListing;
import org.grundy.render.Language;
import org.grundy.render.terminal.DisplayWidth;
import org.grundy.render.terminal.Page;
import org.grundy.render.terminal.Paint;

/// Numbers that explain a game: a sequence as a paragraph, several columns as a table.
public final class ListingText {
    private ListingText() {}

    /// The listing under its title.
    public static String of(NumberListing listing, Language language, Paint paint) {
        Page page = new Page(paint).line(0, paint.strong(language.of(listing.title())));
        if (listing.columns().size() == 1) {
            return page.paragraph(
                            2,
                            listing.rows().stream()
                                    .map(List::getFirst)
                                    .collect(Collectors.joining(language.of(", ", "、"))))
                    .toString();
        }
        List<String> heads = listing.columns().stream().map(language::of).toList();
        int[] widths = DisplayWidth.columns(
                Stream.concat(Stream.of(heads), listing.rows().stream()).toList());
        page.line(2, paint.faint(row(heads, widths)));
        listing.rows().forEach(each -> page.line(2, row(localized(each, language), widths)));
        return page.toString();
    }

    private static List<String> localized(List<String> row, Language language) {
        return row.stream()
                .map(cell -> cell.replace(", ", language.of(", ", "、")))
                .toList();
    }

    private static String row(List<String> cells, int[] widths) {
        int last = cells.size() - 1;
        return IntStream.rangeClosed(0, last)
                .mapToObj(column ->
                        column == last ? cells.get(last) : DisplayWidth.right(cells.get(column), widths[column]))
                .collect(Collectors.joining("  "))
                .stripTrailing();
    }
}
