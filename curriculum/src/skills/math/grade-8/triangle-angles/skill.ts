import { bankModel, skillFrom } from '#form'
import { joinedFigure } from '#figures/joined-triangles/joined-triangles.ts'
import { kinds } from '#shapes/triangle-parts/kinds.ts'
import { isosceles, twoTriangles } from '#shapes/triangle-parts/triangle-parts.ts'
import { accepted } from './accepted.gen.ts'
import { say } from './messages.gen.ts'
import { proofs } from './proofs.gen.ts'
import { findMistake, withX } from './with-x.ts'

export const triangleAngles = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'angle',
  prerequisites: ['angles-and-parallel-lines', 'linear-equations'],
  lesson: {
    idea: ['sum', 'exterior', 'equal', 'x'],
    figure: joinedFigure({ a: 50, abd: 30, dbc: 40 }, { a: '50°', abd: '30°', bdc: '80°' }),
    workedExample: { model: 'with-x', level: 2 },
    words: ['exterior-angle', 'isosceles', 'obtuse', 'acute'],
  },
  models: [
    twoTriangles,
    isosceles,
    withX,
    kinds,
    findMistake,
    bankModel('order-reasons', proofs, { kind: 'order', thinking: 'explain' }),
  ],
})
