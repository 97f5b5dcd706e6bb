package org.grundy.cli;

import java.util.Iterator;
import org.grundy.render.lesson.Lessons;

/// The topics of all lessons, for the shell to complete.
public final class LessonNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Lessons.TOPICS.iterator();
    }
}
