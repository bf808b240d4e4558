import { skillFrom } from '#form'
import { gridFigure, pair } from '#grids/grid.ts'
import { plotThem } from '#shapes/plot-pairs/plot-pairs.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './find-mistake.ts'
import { howFar } from './how-far.ts'
import { say } from './messages.gen.ts'
import { readPoint } from './read-point.ts'
import { sortPoints } from './sort-points.ts'
import { storyGraph } from './story-graph.ts'

export const plotPoints = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'point',
  prerequisites: ['decimal-place-value'],
  formerIds: {
    'swaps-numbers': 'grid.swaps-coordinates',
    'misses-scale': 'graph.counts-squares',
    'reads-end-only': 'grid.end-only',
    'mixes-directions': 'grid.other-axis',
    'reads-change': 'grid.value-for-change',
  },
  lesson: {
    idea: ['axes', say('lesson.pair', { one: pair([4, 7]), other: pair([7, 4]) }), 'zero', 'scale'],
    figure: gridFigure([
      { name: '(4, 7)', at: [4, 7] },
      { name: '(7, 4)', at: [7, 4] },
      { name: '(0, 5)', at: [0, 5] },
    ]),
    workedExample: { model: 'how-far', level: 3 },
    words: ['origin', 'x-axis', 'y-axis', 'ordered-pair', 'coordinates'],
  },
  models: [plotThem, readPoint, howFar, storyGraph, sortPoints, findMistake],
})
