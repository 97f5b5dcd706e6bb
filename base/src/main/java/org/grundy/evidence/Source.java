package org.grundy.evidence;

/// Where a theorem was published.
///
/// @param author who found or published it; empty where nothing but a title is known
/// @param title the book or paper
/// @param year of publication
/// @param place theorem, chapter or page; may be empty
public record Source(String author, String title, int year, String place) {
    /// One line: author, title (year), place.
    @Override
    public String toString() {
        if (author.isEmpty()) {
            return title;
        }
        String line = author + ", " + title + " (" + year + ")";
        return place.isEmpty() ? line : line + ", " + place;
    }
}
