import { bankModel, skillFrom } from '#form'
import { boxFigure } from '#data-sets/data-sets.ts'
import { accepted } from './accepted.gen.ts'
import { buildDisplay } from './build-display.ts'
import { compareSets } from './compare-sets.ts'
import { ideas } from './ideas.gen.ts'
import { measures, missingValue } from './measures.ts'
import { say } from './messages.gen.ts'
import { readBox, readDisplay } from './readings.ts'
import { task } from './task.ts'

export const dataDisplays = skillFrom(accepted, say, {
  strand: 'statistics',
  icon: 'chart',
  prerequisites: ['line-plots'],
  formerIds: {
    'bin-edge': 'display.boundary',
    'mixes-measures': 'spread.range-for-iqr',
    'center-or-spread': 'spread.for-center',
    'reads-axis': 'display.axis-ends',
    'one-bar': 'display.one-column',
    'forgets-sharing': 'data.no-division',
    'ignores-far-value': 'center.ignores-outlier',
  },
  lesson: {
    idea: ['displays', 'center', 'quarters', 'outlier'],
    figure: boxFigure('commute', [0, 50], [[5, 10, 18, 25, 45]]),
    workedExample: { model: 'measures', level: 2 },
    words: ['median', 'quartile', 'range', 'iqr', 'mad', 'outlier-word'],
  },
  models: [
    buildDisplay,
    readDisplay,
    readBox,
    measures,
    missingValue,
    compareSets,
    bankModel('statistical-questions', ideas, { kind: 'sort' }),
    bankModel('best-measure', ideas, { kind: 'build' }),
    task,
  ],
})
