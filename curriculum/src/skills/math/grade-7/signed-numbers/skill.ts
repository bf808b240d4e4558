import { bankModel, skillFrom, tex } from '#form'
import { arrows } from '#figures/signed-line/signed-line.ts'
import { accepted } from './accepted.gen.ts'
import { sameValue, signOf } from './compare.ts'
import { compute, findMistake, showWork } from './compute.ts'
import { ideas } from './ideas.gen.ts'
import { jumps } from './jumps.ts'
import { say } from './messages.gen.ts'
import { story } from './story.ts'

export const signedNumbers = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['compare-signed-numbers', 'add-fractions'],
  formerIds: {
    'two-minuses-plus': 'signed.two-minuses',
    'turns-around': 'signed.reversed',
    'same-signs-same-result': 'signed.same-signs',
    'blames-right-step': 'judging.blames-right-work',
  },
  lesson: {
    idea: [
      'what',
      say('lesson.how', { one: tex('−3 + 8 = 5'), two: tex('−3 + (−4) = −7') }),
      say('lesson.subtract', { one: tex('2 − 6 = 2 + (−6)'), two: tex('2 − (−6) = 2 + 6') }),
      say('lesson.distance', { distance: tex('4 − (−5) = 9') }),
    ],
    figure: arrows({ start: 0, moves: [-3, 8] }),
    workedExample: { model: 'compute', level: 1 },
    words: ['negative', 'opposite', 'absolute-value', 'additive-inverse'],
  },
  models: [
    jumps,
    compute,
    showWork,
    story,
    signOf,
    sameValue,
    findMistake,
    bankModel('zero-and-rules', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
