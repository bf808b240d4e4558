import { skillFrom } from '#form'
import { plotFigure } from '#measurement-plots/line-plot.ts'
import { accepted } from './accepted.gen.ts'
import { findTotal, readPlot, shareEqually } from './ask.ts'
import { findMistake } from './find-mistake.ts'
import { makePlot } from './make-plot.ts'
import { say } from './messages.gen.ts'
import { sortStatements } from './sort-statements.ts'
import { task } from './task.ts'

export const linePlots = skillFrom(accepted, say, {
  strand: 'measurement',
  icon: 'dots',
  prerequisites: ['add-fractions', 'multiply-fractions'],
  formerIds: {
    'each-once': 'display.counts-once',
    'reads-top': 'line-plot.numerator-only',
    'reads-axis': 'line-plot.steps-as-units',
    'reads-all': 'line-plot.all-dots',
    'counts-columns': 'line-plot.shares-columns',
    middle: 'line-plot.ends-only',
  },
  lesson: {
    idea: ['what', 'make', 'sum', 'share'],
    figure: plotFigure({ thing: 'juice-glass', who: '', values: [3, 4, 4, 5, 5, 5, 7] }),
    workedExample: { model: 'share-equally', level: 2 },
    words: ['line-plot', 'measurement', 'axis', 'equal-share', 'difference'],
  },
  models: [makePlot, readPlot, findTotal, shareEqually, sortStatements, findMistake, task],
})
