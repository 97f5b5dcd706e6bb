package org.grundy.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What a player can ask for besides moving.
enum PlayerCommand {
    /// What can be typed.
    HELP("帮助", "?"),
    /// The list of moves.
    MOVES("走法"),
    /// A good move.
    HINT("提示"),
    /// Who wins and why.
    WHY("为什么"),
    /// The options with their values.
    VALUES("值", "sg"),
    /// Takes a move back.
    UNDO("悔棋", "撤销"),
    /// Begins again.
    NEW("重来"),
    /// Ends it.
    QUIT("退出", "exit", "q");

    private final List<String> aliases;

    PlayerCommand(String... aliases) {
        this.aliases = List.of(aliases);
    }

    /// The command of a line, if it is one.
    static Optional<PlayerCommand> of(String line) {
        String word = line.strip().toLowerCase(Locale.ROOT);
        return Stream.of(values())
                .filter(each -> each.word().equals(word) || each.aliases.contains(word))
                .findFirst();
    }

    /// The commands as they are typed.
    static List<String> words() {
        return Stream.of(values()).map(PlayerCommand::word).toList();
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
