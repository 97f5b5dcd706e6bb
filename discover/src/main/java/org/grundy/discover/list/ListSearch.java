package org.grundy.discover.list;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.run.Run;

/// Looks for the plainest condition that holds on exactly some positions: a simple one, two that are joined by *and* or
/// *or*, or one of two, by a third.
final class ListSearch {
    /// So many of the first conditions may say which of two others is asked.
    static final int DECIDING = 2_500;

    /// Pairs are made of so many.
    private static final int PAIRED = 200;

    /// Where one parity says whether another is even or odd, that of their sum decides.
    private static final Pattern PARITIES = Pattern.compile("(.+) % 2 = ([01])\\|(.+) % 2 = ([01])\\|\\3 % 2 = ([01])");

    private static final int MOST_FOUND = 40;

    private static final ListCondition NEVER = new ListCondition("false", 0, new Marks(new long[0]));
    private static final ListCondition ALWAYS = new ListCondition("true", 0, new Marks(new long[0]));

    private final List<ListCondition> conditions;
    private final int positions;
    private final Run run;
    private final Marks wanted;
    private final WrongPlaces wrong;

    /// @param conditions the simple ones, the plainest first
    /// @param positions how many are looked at
    /// @param wanted those where the condition is to hold
    ListSearch(List<ListCondition> conditions, int positions, Marks wanted, Run run) {
        this.conditions = conditions;
        this.positions = positions;
        this.run = run;
        this.wanted = wanted;
        this.wrong = new WrongPlaces(conditions, wanted);
    }

    /// The conditions that hold exactly where they are to hold, the plainest first.
    List<ListCondition> exactly() {
        Marks everywhere = Marks.where(positions, i -> true);
        List<ListCondition> found = new ArrayList<>(within(everywhere).toList());
        if (found.isEmpty()) {
            found.addAll(pairs(everywhere).toList());
            found.addAll(chosen(everywhere));
        }
        return found.stream().sorted(ListCondition.PLAINER).limit(MOST_FOUND).toList();
    }

    private Stream<ListCondition> within(Marks where) {
        run.options(conditions.size());
        return wrong.rightAt(where).mapToObj(conditions::get);
    }

    /// One of two by a third; one of the two may be a pair.
    private List<ListCondition> chosen(Marks where) {
        List<ListCondition> found = new ArrayList<>();
        for (ListCondition by : conditions.subList(0, Math.min(DECIDING, conditions.size()))) {
            Marks yes = where.and(by.holds());
            Marks no = where.without(by.holds());
            Optional<ListCondition> then = plainest(yes);
            Optional<ListCondition> otherwise = plainest(no);
            if (then.isPresent() && otherwise.isEmpty()) {
                otherwise = pairs(no).min(ListCondition.PLAINER);
            } else if (otherwise.isPresent() && then.isEmpty()) {
                then = pairs(yes).min(ListCondition.PLAINER);
            }
            if (then.isPresent() && otherwise.isPresent()) {
                found.add(new ListCondition(
                        joined(by, then.get(), otherwise.get()),
                        by.cost() + then.get().cost() + otherwise.get().cost() + 4,
                        wanted));
            }
        }
        return found;
    }

    private static String joined(ListCondition by, ListCondition then, ListCondition otherwise) {
        if (then.equals(ALWAYS)) {
            return by.text() + " or " + otherwise.text();
        }
        Matcher parities = PARITIES.matcher(by.text() + "|" + then.text() + "|" + otherwise.text());
        if (parities.matches() && !parities.group(4).equals(parities.group(5))) {
            int odd = (Integer.parseInt(parities.group(2)) + Integer.parseInt(parities.group(4))) % 2;
            return "(" + parities.group(3) + " + " + parities.group(1) + ") % 2 = " + odd;
        }
        return otherwise.equals(NEVER)
                ? by.text() + " and (" + then.text() + ")"
                : "(" + then.text() + " if " + by.text() + " else " + otherwise.text() + ")";
    }

    private Optional<ListCondition> plainest(Marks where) {
        if (!where.meets(wanted)) {
            return Optional.of(NEVER);
        }
        if (where.isIn(wanted)) {
            return Optional.of(ALWAYS);
        }
        return within(where).findFirst();
    }

    private Stream<ListCondition> pairs(Marks where) {
        Marks yes = where.and(wanted);
        Marks no = where.without(wanted);
        return Stream.concat(both(yes, no), either(yes, no));
    }

    /// Two that hold on all of some positions, and on none of others together.
    private Stream<ListCondition> both(Marks yes, Marks no) {
        List<ListCondition> wide = wrong.rightAt(yes)
                .mapToObj(conditions::get)
                .filter(each -> !no.isIn(each.holds()))
                .limit(PAIRED)
                .toList();
        return joined(wide, " and ", (one, other) -> !no.and(one.holds()).meets(other.holds()));
    }

    /// Two that hold on none of some positions, and one or the other on all of others.
    private Stream<ListCondition> either(Marks yes, Marks no) {
        List<ListCondition> narrow = wrong.rightAt(no)
                .mapToObj(conditions::get)
                .filter(each -> yes.meets(each.holds()))
                .limit(PAIRED)
                .toList();
        return joined(narrow, " or ", (one, other) -> yes.without(one.holds()).isIn(other.holds()));
    }

    /// Whether two conditions together are what is wanted.
    private interface Together {
        boolean are(ListCondition one, ListCondition other);
    }

    private Stream<ListCondition> joined(List<ListCondition> all, String word, Together together) {
        run.options(conditions.size() + (long) all.size() * all.size());
        List<ListCondition> found = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            ListCondition one = all.get(i);
            for (ListCondition other : all.subList(i + 1, all.size())) {
                if (together.are(one, other)) {
                    found.add(new ListCondition(
                            one.text() + word + other.text(), one.cost() + other.cost() + 2, one.holds()));
                }
            }
        }
        return found.stream();
    }
}
