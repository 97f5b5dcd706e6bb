package org.grundy.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The packages that the first column of a table in `ARCHITECTURE.md` names, without `org.grundy.`; where a
/// cell goes on with `.name`, that is a room of the package named first, or beside the one named before.
final class DocumentedRooms {
    private static final Pattern CELL = Pattern.compile("(?m)^\\| (`[^|]*`) \\|");
    private static final Pattern SPAN = Pattern.compile("`([a-z.]+)`");

    private DocumentedRooms() {}

    static List<String> in(String document) {
        List<String> rooms = new ArrayList<>();
        Matcher cells = CELL.matcher(withoutPlans(document));
        while (cells.find()) {
            String parent = "";
            Matcher spans = SPAN.matcher(cells.group(1));
            while (spans.find()) {
                String name = spans.group(1);
                String room = name.startsWith(".") ? parent + name : name;
                if (!name.startsWith(".")) {
                    parent = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
                }
                rooms.add(room);
            }
        }
        // Modules that are no packages.
        rooms.removeAll(List.of("base", "sequence", "core", "dist", "bom"));
        return rooms;
    }

    private static String withoutPlans(String document) {
        int plans = document.indexOf("## Room for what comes");
        return plans < 0 ? document : document.substring(0, plans);
    }
}
