package org.grundy.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PartOfBudgetTest {
    private final Run run = new Run(Budget.UNLIMITED.withPositions(100));

    private Solved<String> visit(long positions, Budget part) {
        return run.attempt(part, () -> {
            run.positions(positions);
            return "done";
        });
    }

    @Test
    void an_attempt_ends_when_its_part_is_spent_and_the_rest_is_left() {
        Budget ten = Budget.UNLIMITED.withPositions(10);
        assertThat(visit(20, ten)).isEqualTo(new Solved.Undecided<String>(Limit.POSITIONS, 20, 0));
        assertThat(visit(10, ten)).isEqualTo(new Solved.Done<>("done"));
        assertThat(visit(70, Budget.UNLIMITED)).isEqualTo(new Solved.Done<>("done"));
        assertThat(run.budget().positions()).isEqualTo(100);
    }

    @Test
    void a_part_is_never_more_than_what_is_left() {
        Budget large = Budget.UNLIMITED.withPositions(1000);
        assertThat(visit(101, large)).isInstanceOf(Solved.Undecided.class);
        assertThat(visit(1, large)).isInstanceOf(Solved.Undecided.class);
    }

    @Test
    void memory_that_was_released_can_be_taken_again() {
        Run small = new Run(Budget.UNLIMITED.withMemory(100));
        Solved<String> end = small.attempt(() -> {
            small.memory(60);
            small.release(60);
            small.memory(100);
            small.memory(1);
            return "done";
        });
        assertThat(end).isEqualTo(new Solved.Undecided<String>(Limit.MEMORY, 0, 0));
        assertThat(small.attempt(() -> {
                    small.memory(100);
                    return "done";
                }))
                .isEqualTo(new Solved.Done<>("done"));
    }
}
