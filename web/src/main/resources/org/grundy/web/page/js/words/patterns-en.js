// The words of the views for patterns: own rules, sequences, maps, graphs of games.

export const patterns = {
  'rules.title': 'Write a rule, see its pattern', 'rules.help': 'Your rule: from which position there is a move, and to where', 'rules.fine': 'Understood.', 'rules.examples': 'Begin with one of these', 'rules.parameters': 'Parameters',
  'rules.how.parameter': 'A parameter is a slider; take[5](20) sets it.', 'rules.how.list': 'A position can be a list of numbers.',
  'own.reading': 'Reading …', 'own.none': 'Values appear as soon as the rule can be read.', 'own.empty': 'Write a rule, or begin with an example.',
  'own.pattern': 'Pattern', 'own.plot': 'Values', 'own.map': 'Values', 'own.table': 'Table', 'own.board': 'Make the first move', 'own.larger': 'Larger, with zoom and files', 'own.fold': 'Numbers in a row', 'own.looking': 'Looking for a pattern …', 'own.every': 'Whatever the parameters',
  'pattern.grundy': 'Grundy value of {of}', 'pattern.lost': 'From {of} you lose exactly when', 'pattern.drawn': 'From {of} nobody can force a win exactly when', 'pattern.never': 'never', 'pattern.always': 'always', 'pattern.lists': 'It agrees with all {agreed} lists of up to {longest} numbers that were computed.', 'pattern.why': 'How this is known', 'pattern.every': 'for every {which}',
  'seal.proved': 'Proved', 'seal.bounded': 'Proved up to 10^18', 'seal.checked': 'Checked, not proved', 'seal.guess': 'A guess',
  'format.title': 'Input and output of a contest problem', 'format.help': 'What the program reads, and what it prints for won and lost positions. Without them it reads positions up to the end of the input.', 'format.input': 'Input', 'format.words': 'Won, lost', 'format.examples': 'Examples of inputs', 'format.cases': 'The number of cases, then each case', 'format.end': 'Cases up to the end of the input', 'format.zero': 'Cases up to a line of zeros', 'format.sum': 'In each case a sum of heaps', 'format.line': 'The numbers of one line', 'format.sample': 'With a sample of the statement, input and words are found by it; those that stand above are compared with it.', 'format.samplein': 'Sample input', 'format.sampleout': 'Sample output', 'format.answered': 'The program answers the sample.',
  'program.title': 'As a program to submit', 'program.as': 'Program in',
  'plot.period': 'period {n}', 'sequence.key.cyclic': 'as in the cycle', 'sequence.key.exception': 'exception', 'sequence.key.preperiod': 'before the period', 'sequence.table': 'Values', 'sequence.first': 'The first {n} of what the plot shows.', 'sequence.computing': 'Computing …',
  'map.canvas': 'Map of the values. Arrow keys walk over it, plus and minus zoom, Enter plays from there.', 'map.drawing': 'Drawing …',
  'graph.title': 'Graph of a game', 'graph.fit': 'Fit', 'graph.options': 'Options',
};
