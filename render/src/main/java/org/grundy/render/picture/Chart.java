package org.grundy.render.picture;

/// The part of a picture that shows the numbers: an area with axes around it.
interface Chart extends Painting {}
