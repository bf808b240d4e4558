import { bankModel, skillFrom, tex } from '#form'
import { roundFigure } from '#solids/round-solids.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, orderSolids } from './compare.ts'
import { ideas } from './ideas.gen.ts'
import { inTermsOfPi, missing } from './measure.ts'
import { say } from './messages.gen.ts'
import { story } from './story.ts'
import { task } from './task.ts'

const { raw } = String

export const conesCylindersSpheres = skillFrom(accepted, say, {
  strand: 'geometry',
  icon: 'cube',
  prerequisites: ['circles', 'volume-of-prisms', 'roots'],
  lesson: {
    idea: [
      say('lesson.cylinder', { formula: tex(raw`V = \pi r^2 h`) }),
      say('lesson.cone', { formula: tex(raw`V = \frac{1}{3} \pi r^2 h`) }),
      say('lesson.sphere', { formula: tex(raw`V = \frac{4}{3} \pi r^3`) }),
      'pi',
    ],
    figure: roundFigure({ shape: 'cone', radius: 4, height: 9, unit: 'inch', given: 'radius' }),
    workedExample: { model: 'in-terms-of-pi', level: 2 },
    words: ['cylinder', 'cone', 'sphere', 'volume'],
  },
  models: [
    inTermsOfPi,
    story,
    missing,
    orderSolids,
    findMistake,
    bankModel('how-much-more', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
    task,
  ],
})
