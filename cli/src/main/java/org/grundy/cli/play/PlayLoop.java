package org.grundy.cli.play;

import java.util.List;
import java.util.Optional;
import org.grundy.analysis.Grundy;
import org.grundy.analysis.answer.Analysis;
import org.grundy.analysis.move.MoveList;
import org.grundy.cli.console.Console;
import org.grundy.game.Move;
import org.grundy.game.Sum;
import org.grundy.lang.move.MoveParser;
import org.grundy.play.Opponent;
import org.grundy.play.OpponentReply;
import org.grundy.play.OptionValues;
import org.grundy.play.Player;
import org.grundy.play.Session;
import org.grundy.render.lesson.OptionsText;
import org.grundy.render.text.AnswerText;
import org.grundy.render.text.play.PlayText;
import org.grundy.run.Budget;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// A game between a player who types and a perfect opponent. Owned by one thread.
public final class PlayLoop {
    /// The largest number of moves that are numbered.
    private static final int NUMBERED = 200;

    /// Among so many moves one is looked for by its words.
    private static final int NAMED = 2000;

    /// With more moves than this they are listed only when asked for.
    private static final int SHOWN = 30;

    private static final int DRAWN = 3;
    private static final Budget PATIENCE = Budget.standard().withWork(50_000_000);

    private final Player you;
    private final Opponent opponent;
    private final Console console;
    private final PlayerInput lines;
    private final PlayText words;
    private Session session;
    private boolean resigned;

    public PlayLoop(Session session, Player you, Opponent opponent, Console console, PlayerInput lines) {
        this.session = session;
        this.you = you;
        this.opponent = opponent;
        this.console = console;
        this.lines = lines;
        this.words = new PlayText(console.language(), console.paint());
    }

    /// Plays until the player leaves or input ends.
    public void play() {
        console.print(words.opening(session, you));
        proceed();
        boolean playing = true;
        while (playing) {
            Optional<String> line = lines.next(over() ? "> " : console.words("play.prompt"));
            playing = line.isPresent() && answer(line.get());
        }
        console.print(words.goodbye(over()));
    }

    private boolean over() {
        return resigned || session.winner().isPresent() || session.occurrences() >= DRAWN;
    }

    /// Answers a line.
    ///
    /// @return whether the game goes on
    private boolean answer(String line) {
        Optional<PlayerCommand> command = PlayerCommand.of(line);
        if (command.isPresent()) {
            return obey(command.get());
        }
        if (over()) {
            console.print(words.alreadyOver());
        } else if (!line.isBlank()) {
            move(line);
        }
        return true;
    }

    private boolean obey(PlayerCommand command) {
        switch (command) {
            case HELP -> console.print(words.help());
            case MOVES -> console.print(words.moves(session.position(), listed(), new Run(PATIENCE)));
            case HINT -> hint();
            case WHY -> console.print(why());
            case VALUES -> console.print(values());
            case UNDO -> undo();
            case NEW -> restart(session.back(session.turns().size()));
            case QUIT -> {
                return false;
            }
        }
        return true;
    }

    private void move(String line) {
        try {
            Move move = named(line)
                    .orElseGet(() -> new MoveParser(session.position(), numbered(), new Run(PATIENCE)).read(line));
            session = session.after(move);
            proceed();
        } catch (InputError error) {
            console.print(console.paint().bad(console.language().of(error.text())) + "\n");
        }
    }

    /// A number is one in the list, whatever words end so.
    private Optional<Move> named(String line) {
        boolean number = line.strip().chars().allMatch(Character::isDigit);
        return number
                ? Optional.empty()
                : words.named(line, session.position(), moves(NAMED).moves());
    }

    private void hint() {
        if (over()) {
            console.print(words.alreadyOver());
        } else {
            opponent.reply(session.position())
                    .ifPresentOrElse(
                            reply -> console.print(words.hint(sum(), reply)),
                            () -> console.print(words.nothingListed()));
        }
    }

    private String why() {
        Analysis analysis = Grundy.analyze(sum(), session.position().convention(), PATIENCE);
        return AnswerText.of(analysis, sum().expression(), PATIENCE, console.language(), console.paint());
    }

    private String values() {
        OptionValues options = OptionValues.of(session.position(), NUMBERED, new Run(PATIENCE));
        return OptionsText.of(options, console.language(), console.paint());
    }

    /// Takes back the player's last move and what followed it.
    private void undo() {
        int moves = session.mover() == you ? 2 : 1;
        if (session.turns().size() < moves) {
            console.print(words.nothingToUndo());
        } else {
            restart(session.back(moves));
        }
    }

    private void restart(Session from) {
        resigned = false;
        session = from;
        proceed();
    }

    /// Lets the opponent move if it is its turn, and shows where the game stands then.
    private void proceed() {
        if (!over() && session.mover() != you) {
            console.print(words.position(session));
            reply();
        }
        console.print(words.position(session));
        if (resigned) {
            console.print(words.resigned());
        } else if (session.winner().isPresent()) {
            console.print(words.won(session.winner().get() == you));
        } else if (over()) {
            console.print(words.drawn());
        }
        if (over()) {
            console.print(words.afterwards());
        } else {
            offer();
        }
    }

    private void reply() {
        Optional<OpponentReply> reply = opponent.reply(session.position());
        resigned = reply.isEmpty();
        reply.ifPresent(chosen -> {
            console.print(words.reply(sum(), chosen));
            session = session.after(chosen.move());
        });
    }

    private void offer() {
        MoveList listed = listed();
        boolean few = listed.complete() && listed.moves().size() <= SHOWN;
        console.print(few ? words.moves(session.position(), listed, new Run(PATIENCE)) : words.count(listed));
    }

    private List<Move> numbered() {
        MoveList listed = listed();
        return listed.complete() ? listed.moves() : List.of();
    }

    private MoveList listed() {
        return moves(NUMBERED);
    }

    private MoveList moves(int most) {
        return session.position().moves(most, new Run(PATIENCE));
    }

    private Sum sum() {
        return session.position().sum();
    }
}
