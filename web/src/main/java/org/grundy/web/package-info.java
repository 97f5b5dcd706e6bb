/// The page and the HTTP API: `http` is what every server has, `api` the questions and answers.
///
/// Begin with [WebServer]. Nothing here computes or formats: questions go to the engine, answers through
/// `org.grundy.render`.
@NullMarked
package org.grundy.web;

import org.jspecify.annotations.NullMarked;
