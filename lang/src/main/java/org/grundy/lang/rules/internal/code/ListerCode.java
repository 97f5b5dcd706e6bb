package org.grundy.lang.rules.internal.code;

import static org.grundy.lang.rules.internal.code.Names.BOOLEAN;
import static org.grundy.lang.rules.internal.code.Names.INT;
import static org.grundy.lang.rules.internal.code.Names.LONG;
import static org.grundy.lang.rules.internal.code.Names.LONGS;
import static org.grundy.lang.rules.internal.code.Names.MOVES;
import static org.grundy.lang.rules.internal.code.Names.VOID;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Collections;
import java.util.function.Consumer;
import org.grundy.lang.rules.internal.proof.Bounds;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.tree.GameTree;
import org.grundy.lang.rules.internal.tree.Part;
import org.grundy.lang.rules.internal.tree.RuleTree;
import org.grundy.lang.rules.internal.tree.Special;

/// Makes the class that lists the options of any state of a game.
final class ListerCode {
    private final GameTree game;
    private final Frame.Shared shared;
    private final ClassBuilder builder;

    private ListerCode(GameTree game, Frame.Shared shared, ClassBuilder builder) {
        this.game = game;
        this.shared = shared;
        this.builder = builder;
    }

    static byte[] bytes(GameTree game, Frame.Shared shared) {
        return ClassFile.of().build(Names.THIS, builder -> {
            builder.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL).withSuperclass(Names.LISTER);
            new ListerCode(game, shared, builder).add();
        });
    }

    private void add() {
        constructor(builder, Names.LISTER, Names.SEQUENCES, LONGS.arrayType());
        method("inside", Names.type(BOOLEAN, LONGS), this::inside);
        method("special", Names.type(INT, LONGS), this::special);
        method("start", Names.type(LONGS, LONGS), this::start);
        MethodTypeDesc listing = Names.type(VOID, LONGS, MOVES);
        for (int i = 0; i < game.rules().size(); i++) {
            RuleTree rule = game.rules().get(i);
            method("rule" + i, listing, frame -> rule(frame, rule));
        }
        builder.withMethodBody("options", listing, ClassFile.ACC_PUBLIC, code -> {
            for (int i = 0; i < game.rules().size(); i++) {
                code.aload(0).aload(1).aload(2).invokevirtual(Names.THIS, "rule" + i, listing);
            }
            code.return_();
        });
    }

    /// The constructor of a compiled class: it hands all on.
    static void constructor(ClassBuilder builder, ClassDesc parent, ClassDesc... parameters) {
        MethodTypeDesc type = Names.type(VOID, parameters);
        builder.withMethodBody(ConstantDescs.INIT_NAME, type, ClassFile.ACC_PUBLIC, code -> {
            for (int i = 0; i <= parameters.length; i++) {
                code.aload(i);
            }
            code.invokespecial(parent, ConstantDescs.INIT_NAME, type).return_();
        });
    }

    /// A method whose first argument is a state, with the state's numbers as variables.
    private void method(String name, MethodTypeDesc type, Consumer<Frame> body) {
        builder.withMethodBody(name, type, ClassFile.ACC_PUBLIC, code -> body.accept(frame(code, places(name))));
    }

    private int places(String method) {
        return method.equals("start")
                ? game.start().map(start -> start.shape().arity()).orElse(0)
                : game.shape().arity();
    }

    private Frame frame(CodeBuilder code, int places) {
        boolean hasList =
                game.shape().list().isPresent() && places == game.shape().arity();
        int list = -1;
        if (hasList) {
            list = code.allocateLocal(TypeKind.REFERENCE);
            code.aload(1).loadConstant(places);
            code.invokestatic(MOVES, "list", Names.type(LONGS, LONGS, INT)).astore(list);
        }
        Bounds bounds = Bounds.of(Collections.nCopies(places, Interval.NATURALS), Math.max(places, game.slots()));
        Frame frame = Frame.of(code, shared, bounds, list);
        for (int i = 0; i < places; i++) {
            int local = code.allocateLocal(TypeKind.LONG);
            code.aload(1).loadConstant(i).laload().lstore(local);
            frame = frame.with(i, new Frame.Local(local, Frame.Local.Kind.WIDE), Interval.NATURALS);
        }
        return frame;
    }

    private void inside(Frame frame) {
        CodeBuilder code = frame.code();
        Label outside = code.newLabel();
        new TruthCode(frame).orElse(game.domain(), outside);
        code.iconst_1().ireturn();
        code.labelBinding(outside);
        code.iconst_0().ireturn();
    }

    private void special(Frame frame) {
        CodeBuilder code = frame.code();
        for (Special special : game.specials()) {
            Label next = code.newLabel();
            new TruthCode(frame).orElse(special.condition(), next);
            switch (special) {
                case Special.Win win -> code.loadConstant(Lister.WON);
                case Special.Lose lose -> code.loadConstant(Lister.LOST);
                case Special.Value value -> {
                    new WholeCode(frame).wide(value.value());
                    code.loadConstant(shared.sites().of(value.span()));
                    Names.exact(code, "nimber", INT, LONG, INT);
                    code.iconst_1().iadd();
                }
            }
            code.ireturn();
            code.labelBinding(next);
        }
        code.iconst_0().ireturn();
    }

    private void start(Frame frame) {
        ListCode lists = new ListCode(frame);
        game.start()
                .ifPresentOrElse(
                        start -> {
                            lists.array(start.state());
                            start.list().ifPresent(list -> {
                                lists.push(list);
                                frame.code().invokestatic(MOVES, "joined", Names.type(LONGS, LONGS, LONGS));
                            });
                        },
                        () -> frame.code().aload(1));
        frame.code().areturn();
    }

    private void rule(Frame frame, RuleTree rule) {
        MethodTypeDesc looked = Names.type(VOID, INT);
        Meter meter = new Meter(
                code -> code.aload(2),
                code -> code.invokevirtual(MOVES, "looked", looked),
                code -> code.aload(2).iconst_1().invokevirtual(MOVES, "looked", looked));
        ClauseCode clauses = new ClauseCode(meter);
        clauses.add(frame, rule.clauses(), inner -> {
            for (Part part : rule.parts()) {
                clauses.add(inner, part.each(), each -> part(each, part));
            }
            inner.code().aload(2).invokevirtual(MOVES, "end", Names.type(VOID));
        });
        frame.code().return_();
    }

    private void part(Frame frame, Part part) {
        CodeBuilder code = frame.code();
        ListCode lists = new ListCode(frame);
        code.aload(2);
        lists.array(part.numbers());
        part.list().ifPresent(list -> {
            lists.push(list);
            code.invokestatic(MOVES, "joined", Names.type(LONGS, LONGS, LONGS));
        });
        part.copies().ifPresent(new WholeCode(frame)::wide);
        code.loadConstant(shared.sites().of(part.span()));
        if (part.copies().isPresent()) {
            code.invokevirtual(MOVES, "parts", Names.type(VOID, LONGS, LONG, INT));
        } else {
            code.invokevirtual(MOVES, "part", Names.type(VOID, LONGS, INT));
        }
    }
}
