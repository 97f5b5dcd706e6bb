package org.grundy.web.api;

import java.util.List;
import org.grundy.render.lesson.Lesson;
import org.grundy.render.lesson.LessonRecord;
import org.grundy.render.lesson.LessonText;
import org.grundy.render.lesson.Lessons;
import org.grundy.render.terminal.Paint;
import org.grundy.web.http.Work;
import org.grundy.web.question.FieldError;
import org.grundy.web.question.Question;
import org.jspecify.annotations.Nullable;

record LessonQuestion(@Nullable String topic, @Nullable String language) implements Question {

    List<LessonRecord> answer(Work work) {
        return records(compute(work));
    }

    /// All lessons, or the one that is asked for.
    List<Lesson> compute(Work work) {
        return topic == null
                ? Lessons.all(speaks())
                : FieldError.in("topic", () -> List.of(Lessons.named(topic, speaks())));
    }

    List<LessonRecord> records(List<Lesson> lessons) {
        return topic == null
                ? lessons.stream().map(LessonRecord::title).toList()
                : lessons.stream()
                        .map(lesson -> LessonRecord.of(lesson, speaks()))
                        .toList();
    }

    /// The lesson with the answers of its exercises; its examples stand as commands, and none is run.
    String words(List<Lesson> lessons) {
        return topic == null
                ? LessonText.list(lessons, speaks(), Paint.NONE)
                : LessonText.of(lessons.getFirst(), true, command -> "", speaks(), Paint.NONE);
    }
}
