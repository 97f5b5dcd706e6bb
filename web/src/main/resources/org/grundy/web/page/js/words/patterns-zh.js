// 与规律有关的各视图的用语：自定规则、序列、热图、局面图。

export const patterns = {
  'rules.title': '写一条规则，看出规律', 'rules.help': '你的规则：从哪种局面可以走到哪里', 'rules.fine': '读懂了。', 'rules.examples': '从这些开始', 'rules.parameters': '参数',
  'rules.how.parameter': '参数就是滑块；take[5](20) 给出它的值。', 'rules.how.list': '局面可以是一列数。',
  'own.reading': '正在读……', 'own.none': '规则能读懂时，这里就会出现值。', 'own.empty': '写一条规则，或从示例开始。',
  'own.pattern': '规律', 'own.plot': '值', 'own.map': '值', 'own.table': '表格', 'own.board': '走出第一步', 'own.larger': '放大查看、缩放与导出', 'own.fold': '每行个数', 'own.looking': '正在找规律……', 'own.every': '无论参数是多少',
  'pattern.grundy': '{of} 的 SG 值', 'pattern.lost': '从 {of} 先手必败，当且仅当', 'pattern.drawn': '从 {of} 谁也不能保证取胜，当且仅当', 'pattern.never': '从不', 'pattern.always': '总是', 'pattern.lists': '与算出的全部 {agreed} 个列表（至多 {longest} 个数）一致。', 'pattern.why': '依据', 'pattern.every': '对一切 {which}',
  'seal.proved': '已证明', 'seal.bounded': '已证明至 10^18', 'seal.checked': '已核对，未证明', 'seal.guess': '猜测',
  'format.title': '评测数据的格式与用词', 'format.help': '程序读什么，对必胜、必败局面各输出什么。不写时一直读局面到输入结束。', 'format.input': '输入', 'format.words': '必胜，必败', 'format.examples': '输入格式示例', 'format.cases': '先是组数，然后是各组', 'format.end': '各组一直到输入结束', 'format.zero': '以一行 0 结束', 'format.sum': '每组是若干堆的和', 'format.line': '一行中的各数', 'format.sample': '给出题目的样例，即可由它找到输入格式与用词；上面已写的则与样例核对。', 'format.samplein': '样例输入', 'format.sampleout': '样例输出', 'format.answered': '程序能得到样例的答案。',
  'program.title': '生成可提交的程序', 'program.as': '生成程序',
  'plot.period': '周期 {n}', 'sequence.key.cyclic': '与循环一致', 'sequence.key.exception': '例外', 'sequence.key.preperiod': '周期开始之前', 'sequence.table': '值', 'sequence.first': '图中范围的前 {n} 个值。', 'sequence.computing': '正在计算……',
  'map.canvas': '值的热图。方向键移动，加号和减号缩放，回车从该处开始对局。', 'map.drawing': '正在绘制……',
  'graph.title': '局面图', 'graph.fit': '适合窗口', 'graph.options': '后继',
};
