import { bankModel, skillFrom } from '#form'
import { cutFigure } from '#figures/angle-lines/angle-lines.ts'
import { accepted } from './accepted.gen.ts'
import { findX } from './find-x.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { parallelAngle, sortPairs } from './parallels.ts'
import { findMistake, similarTriangles, triangleAngle } from './triangles.ts'

export const anglesAndParallelLines = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'angle',
  prerequisites: ['angle-relationships', 'transformations', 'two-step-equations'],
  lesson: {
    idea: ['parallel', 'triangle', 'exterior', 'similar'],
    figure: cutFigure({ angle: 62, tilt: 0, skew: 0 }, ['1', '2', '3', '4', '5', '6', '7', '8']),
    workedExample: { model: 'parallel-angle', level: 2 },
    words: ['transversal', 'corresponding', 'alternate', 'same-side', 'exterior-angle', 'similar-word'],
  },
  models: [
    triangleAngle,
    parallelAngle,
    findX,
    sortPairs,
    similarTriangles,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
