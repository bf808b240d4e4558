import { skillFrom } from '#form'
import { sectionFigure } from '#solids/sections.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, orderSlices, sectionArea } from './measure.ts'
import { say } from './messages.gen.ts'
import { matchSlices, nameSection, sortSlices } from './slices.ts'

export const crossSections = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'cube',
  prerequisites: ['surface-area', 'area-of-polygons'],
  lesson: {
    idea: ['what', 'prism', 'pyramid', 'beside'],
    figure: sectionFigure({ solid: 'pyramid', length: 8, width: 6, height: 6, cut: 'beside' }, false),
    workedExample: { model: 'section-area', level: 1 },
    words: ['cross-section', 'plane', 'right-rectangular-prism', 'right-rectangular-pyramid', 'trapezoid'],
  },
  models: [nameSection, sortSlices, matchSlices, sectionArea, orderSlices, findMistake],
})
