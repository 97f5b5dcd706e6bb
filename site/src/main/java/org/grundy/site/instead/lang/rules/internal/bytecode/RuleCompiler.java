package org.grundy.site.instead.lang.rules.internal.bytecode;

import org.grundy.lang.rules.internal.execution.OptionLister;
import org.grundy.lang.rules.internal.execution.RuleExecution;
import org.grundy.lang.rules.internal.execution.RuleInterpreter;
import org.grundy.lang.rules.tree.GameTree;

/// Runs rules where no class can be made of them.
public final class RuleCompiler implements RuleExecution {
    private final RuleInterpreter interpreter;

    public RuleCompiler(GameTree game) {
        this.interpreter = new RuleInterpreter(game);
    }

    @Override
    public OptionLister lister() {
        return interpreter;
    }
}
