package org.grundy.lang.expression;

import java.util.ArrayList;
import java.util.List;

/// A number, a condition or a list of numbers, as rules, forms and programs are made of them.
public sealed interface Expression permits IntExpr, BoolExpr, ListExpr {
    /// What it is directly made of, from left to right. That a condition is read as a number makes no difference.
    List<? extends Expression> children();

    /// The numbers that it is made of, from left to right; conditions as the numbers that they are, and of a list the
    /// numbers that it is made of.
    default List<IntExpr> parts() {
        List<IntExpr> parts = new ArrayList<>();
        for (Expression child : children()) {
            switch (child) {
                case IntExpr number -> parts.add(number);
                case BoolExpr condition -> parts.add(condition.number());
                case ListExpr list -> parts.addAll(list.parts());
            }
        }
        return parts;
    }
}
