import { skillFrom } from '#form'
import { doubleLine } from '#figures/proportion-figure/proportion-figure.ts'
import { evenOut } from '#shapes/even-out/even-out.ts'
import { fillLine } from '#shapes/letter-line/letter-line.ts'
import { trueOrOpen } from '#shapes/tape-statements/tape-statements.ts'
import { threeParts } from '#shapes/three-parts/three-parts.ts'
import { quantity } from '#units/units.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake } from './claim.ts'
import { say } from './messages.gen.ts'
import { partsAndWhole } from './table.ts'

export const doubleNumberLines = skillFrom(accepted, say, {
  strand: 'ratios',
  icon: 'ratio',
  prerequisites: ['equivalent-ratios'],
  lesson: {
    idea: ['what', 'tape', 'line', 'table'],
    figure: doubleLine({
      top: say('of', { of: quantity(2, 'oat-cup') }),
      bottom: say('of', { of: quantity(2, 'coconut-cup') }),
      marks: [0, 1, 2, 3, 4].map((at) => ({ at, top: 3 * at, bottom: 2 * at })),
    }),
    workedExample: { model: 'three-parts', level: 2 },
    words: ['tape-diagram', 'double-number-line', 'ratio-table'],
  },
  models: [fillLine, threeParts, partsAndWhole, evenOut, trueOrOpen, findMistake],
})
