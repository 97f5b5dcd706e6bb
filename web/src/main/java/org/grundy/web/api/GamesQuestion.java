package org.grundy.web.api;

import java.util.List;
import org.grundy.lang.Entry;
import org.grundy.lang.Family;
import org.grundy.lang.Library;
import org.grundy.render.json.EntryRecord;
import org.grundy.render.terminal.Paint;
import org.grundy.render.text.GameText;
import org.grundy.web.http.Work;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record GamesQuestion(@Nullable String word, @Nullable String language) implements Question {

    List<EntryRecord> answer(Work work) {
        return records(compute(work));
    }

    List<Entry> compute(Work work) {
        Library library = Asked.LIBRARY;
        List<Family> found = word == null ? library.families() : library.search(word);
        return found.stream().map(Family::entry).toList();
    }

    List<EntryRecord> records(List<Entry> entries) {
        return entries.stream().map(EntryRecord::of).toList();
    }

    String words(List<Entry> entries) {
        return GameText.list(entries, speaks(), Paint.NONE);
    }
}
