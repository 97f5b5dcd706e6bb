package org.grundy.site.compile;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.run.Progress;
import org.grundy.web.api.Endpoints;
import org.grundy.web.http.Endpoint;
import org.grundy.web.http.ProblemRecord;
import org.grundy.web.question.Question;

/// The records that stand in questions and answers, and in these at any depth. What else the engine calls a
/// record is never looked at by its components; the names and readers of all would make the engine a sixteenth
/// longer.
final class WrittenRecords {
    private final Set<Class<?>> seen = new LinkedHashSet<>();

    private WrittenRecords() {}

    /// The classes of the questions of all places of the API.
    static List<? extends Class<? extends Question>> questions() {
        return Endpoints.all().stream().map(Endpoint::question).toList();
    }

    /// The names of the classes.
    static Set<String> names() {
        WrittenRecords records = new WrittenRecords();
        Stream.of(ProblemRecord.class, Progress.class).forEach(records::add);
        Endpoints.all().forEach(place -> {
            records.add(place.question());
            records.add(place.answer());
        });
        Set<String> names = new LinkedHashSet<>();
        records.seen.stream().filter(Class::isRecord).map(Class::getName).forEach(names::add);
        return names;
    }

    private void add(Type type) {
        switch (type) {
            case Class<?> plain -> addClass(plain);
            case ParameterizedType generic -> {
                add(generic.getRawType());
                Stream.of(generic.getActualTypeArguments()).forEach(this::add);
            }
            case GenericArrayType array -> add(array.getGenericComponentType());
            case WildcardType any -> Stream.of(any.getUpperBounds()).forEach(this::add);
            default -> {} // a variable, which stands for what is no record
        }
    }

    private void addClass(Class<?> type) {
        if (type.isArray()) {
            add(type.getComponentType());
        } else if (seen.add(type)) {
            if (type.isRecord()) {
                Stream.of(type.getRecordComponents())
                        .map(RecordComponent::getGenericType)
                        .forEach(this::add);
            } else if (type.isSealed()) {
                Stream.of(type.getPermittedSubclasses()).forEach(this::add);
            }
        }
    }
}
