import { bankModel, skillFrom, tex } from '#form'
import { squaresFigure } from '#figures/right-triangle/right-triangle.ts'
import { frames, rightCorner } from '#shapes/square-corners/square-corners.ts'
import { accepted } from './accepted.gen.ts'
import { doesItFit } from './fits.ts'
import { say } from './messages.gen.ts'
import { proofs } from './proofs.gen.ts'
import { bounds, kinds, thirdSide } from './sides.ts'

export const pythagoreanConverse = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'triangle',
  prerequisites: ['pythagorean-theorem', 'distance-between-points'],
  lesson: {
    idea: [say('lesson.what', { formula: tex('a^2 + b^2 = c^2') }), 'how', 'kinds', 'use'],
    figure: squaresFigure([36, 64], ['36', '64', '100']),
    workedExample: { model: 'third-side', level: 1 },
    words: ['converse', 'hypotenuse', 'acute', 'obtuse'],
  },
  models: [
    kinds,
    thirdSide,
    bounds,
    frames,
    doesItFit,
    rightCorner,
    bankModel('order-reasons', proofs, { kind: 'order', thinking: 'explain' }),
  ],
})
