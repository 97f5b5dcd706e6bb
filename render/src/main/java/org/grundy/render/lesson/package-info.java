/// Lessons: the theory by topics, written once for the command line, the pages of `docs` and whatever else
/// teaches, and options with their mex.
///
/// The texts are Markdown, one file for each topic and language, among the resources of this package. Begin with
/// [Lessons].
@NullMarked
package org.grundy.render.lesson;

import org.jspecify.annotations.NullMarked;
