/// Tests of the server and the API.
@NullMarked
package org.grundy.web;

import org.jspecify.annotations.NullMarked;
