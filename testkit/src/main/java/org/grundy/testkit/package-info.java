/// What the tests of every module share: a naive oracle that follows the definitions and shares no code
/// with the engine, the published reference data, and seeds. Begin with [org.grundy.testkit.NaiveGrundy].
/// Depends on nothing of Grundy.
@NullMarked
package org.grundy.testkit;

import org.jspecify.annotations.NullMarked;
