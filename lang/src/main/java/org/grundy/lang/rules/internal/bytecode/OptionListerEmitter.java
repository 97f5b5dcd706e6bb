package org.grundy.lang.rules.internal.bytecode;

import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.BOOLEAN;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.INT;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LISTER;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONG;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.LONGS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.MOVES;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.SEQUENCES;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.SITES;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.THIS;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.VOID;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.exact;
import static org.grundy.lang.rules.internal.bytecode.BytecodeNames.type;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.lang.rules.internal.execution.CandidateCost;
import org.grundy.lang.rules.internal.execution.OptionLister;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.IntervalAnalysis;
import org.grundy.lang.rules.tree.GameTree;
import org.grundy.lang.rules.tree.MoveTerm;
import org.grundy.lang.rules.tree.RuleTree;
import org.grundy.lang.rules.tree.SpecialStates;
import org.grundy.lang.rules.tree.StateShape;

/// Generates the class that lists the options of any state of a game.
record OptionListerEmitter(GameTree game, MethodFrame.Shared shared, ClassBuilder builder) {
    static byte[] bytes(GameTree game, MethodFrame.Shared shared) {
        return ClassFile.of().build(THIS, builder -> {
            builder.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL).withSuperclass(LISTER);
            new OptionListerEmitter(game, shared, builder).add();
        });
    }

    private void add() {
        constructor(builder, LISTER, SEQUENCES, LONGS.arrayType(), SITES);
        method("inside", type(BOOLEAN, LONGS), this::inside);
        method("special", type(INT, LONGS), this::special);
        method("start", type(LONGS, LONGS), this::start);
        MethodTypeDesc listing = type(VOID, LONGS, MOVES);
        for (int i = 0; i < game.rules().size(); i++) {
            RuleTree rule = game.rules().get(i);
            method("rule" + i, listing, frame -> rule(frame, rule));
        }
        builder.withMethodBody("options", listing, ClassFile.ACC_PUBLIC, code -> {
            for (int i = 0; i < game.rules().size(); i++) {
                code.aload(0).aload(1).aload(2).invokevirtual(THIS, "rule" + i, listing);
            }
            code.return_();
        });
    }

    /// The constructor of a compiled class: it passes all arguments to the superclass.
    static void constructor(ClassBuilder builder, ClassDesc parent, ClassDesc... parameters) {
        MethodTypeDesc type = type(VOID, parameters);
        builder.withMethodBody(ConstantDescs.INIT_NAME, type, ClassFile.ACC_PUBLIC, code -> {
            for (int i = 0; i <= parameters.length; i++) {
                code.aload(i);
            }
            code.invokespecial(parent, ConstantDescs.INIT_NAME, type).return_();
        });
    }

    /// A method whose first argument is a state, with the state's numbers as variables.
    private void method(String name, MethodTypeDesc type, Consumer<MethodFrame> body) {
        builder.withMethodBody(name, type, ClassFile.ACC_PUBLIC, code -> body.accept(frame(code, shape(name))));
    }

    private StateShape shape(String method) {
        return method.equals("start")
                ? game.start().map(GameTree.Start::shape).orElse(new StateShape(List.of(), Optional.empty(), false))
                : game.shape();
    }

    private MethodFrame frame(CodeBuilder code, StateShape shape) {
        int places = shape.arity();
        int list = -1;
        if (shape.list().isPresent()) {
            list = code.allocateLocal(TypeKind.REFERENCE);
            code.aload(1).loadConstant(places);
            code.invokestatic(MOVES, "list", type(LONGS, LONGS, INT)).astore(list);
        }
        IntervalAnalysis bounds =
                IntervalAnalysis.of(Collections.nCopies(places, Interval.NATURALS), Math.max(places, game.slots()));
        MethodFrame frame = MethodFrame.of(code, shared, bounds, list);
        for (int i = 0; i < places; i++) {
            int local = code.allocateLocal(TypeKind.LONG);
            code.aload(1).loadConstant(i).laload().lstore(local);
            frame = frame.with(i, new MethodFrame.Local(local, MethodFrame.Local.Kind.WIDE), Interval.NATURALS);
        }
        return frame;
    }

    private void inside(MethodFrame frame) {
        CodeBuilder code = frame.code();
        Label outside = code.newLabel();
        new BoolExprEmitter(frame).orElse(game.domain(), outside);
        code.iconst_1().ireturn();
        code.labelBinding(outside);
        code.iconst_0().ireturn();
    }

    private void special(MethodFrame frame) {
        CodeBuilder code = frame.code();
        for (SpecialStates special : game.specials()) {
            Label next = code.newLabel();
            new BoolExprEmitter(frame).orElse(special.condition(), next);
            switch (special) {
                case SpecialStates.Win win -> code.loadConstant(OptionLister.WON);
                case SpecialStates.Lose lose -> code.loadConstant(OptionLister.LOST);
                case SpecialStates.Value value -> {
                    new IntExprEmitter(frame).wide(value.value());
                    code.loadConstant(shared.sites().of(value.span()));
                    exact(code, "nimber", INT, LONG, INT);
                    code.iconst_1().iadd();
                }
            }
            code.ireturn();
            code.labelBinding(next);
        }
        code.iconst_0().ireturn();
    }

    private void start(MethodFrame frame) {
        ListEmitter lists = new ListEmitter(frame);
        game.start()
                .ifPresentOrElse(
                        start -> {
                            lists.array(start.state());
                            start.list().ifPresent(list -> {
                                lists.push(list);
                                frame.code().invokestatic(MOVES, "joined", type(LONGS, LONGS, LONGS));
                            });
                        },
                        () -> frame.code().aload(1));
        frame.code().areturn();
    }

    private void rule(MethodFrame frame, RuleTree rule) {
        MethodTypeDesc looked = type(VOID, INT);
        MeterEmitter meter = new MeterEmitter(
                code -> code.aload(2),
                code -> code.invokevirtual(MOVES, "looked", looked),
                code -> code.aload(2).iconst_1().invokevirtual(MOVES, "looked", looked),
                false);
        ClauseEmitter clauses = new ClauseEmitter(meter, CandidateCost.of(rule));
        clauses.add(frame, rule.clauses(), inner -> {
            for (MoveTerm term : rule.terms()) {
                clauses.add(inner, term.each(), each -> part(each, term));
            }
            inner.code().aload(2).invokevirtual(MOVES, "end", type(VOID));
        });
        frame.code().return_();
    }

    /// A component of which there is no copy is not computed: it need not exist.
    private void part(MethodFrame frame, MoveTerm term) {
        CodeBuilder code = frame.code();
        int site = shared.sites().of(term.span());
        Label none = code.newLabel();
        Optional<Integer> copies = term.copies().map(each -> new IntExprEmitter(frame).copies(each, site, none));
        code.aload(2);
        ListEmitter lists = new ListEmitter(frame);
        lists.array(term.numbers());
        term.list().ifPresent(list -> {
            lists.push(list);
            code.invokestatic(MOVES, "joined", type(LONGS, LONGS, LONGS));
        });
        copies.ifPresent(code::lload);
        code.loadConstant(site);
        if (copies.isPresent()) {
            code.invokevirtual(MOVES, "parts", type(VOID, LONGS, LONG, INT));
        } else {
            code.invokevirtual(MOVES, "part", type(VOID, LONGS, INT));
        }
        code.labelBinding(none);
    }
}
