import { skillFrom } from '#form'
import { planeFigure } from '#grids/quadrants.ts'
import { mapStory } from '#shapes/map-trip/map-trip.ts'
import { orderDistances } from '#shapes/plane-distances/plane-distances.ts'
import { quadrants, sortPairs } from '#shapes/plane-sorts/plane-sorts.ts'
import { rectangle } from '#shapes/plane-box/plane-box.ts'
import { plotThem, readPoint } from '#shapes/plane-spots/plane-spots.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, howFar } from './distances.ts'
import { reflect } from './reflections.ts'
import { say } from './messages.gen.ts'

export const coordinatePlane = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'point',
  prerequisites: ['plot-points', 'absolute-value'],
  lesson: {
    idea: ['plane', 'quadrants', 'reflect', 'distance'],
    figure: planeFigure([
      { name: 'P', at: [-4, 3] },
      { name: 'Q', at: [2, 3] },
      { name: 'R', at: [-4, -3] },
    ]),
    workedExample: { model: 'how-far', level: 1 },
    words: ['quadrant', 'origin', 'reflection', 'ordered-pair'],
  },
  models: [
    plotThem,
    readPoint,
    quadrants,
    reflect,
    sortPairs,
    howFar,
    mapStory,
    orderDistances,
    rectangle,
    findMistake,
  ],
})
