import { bankModel, skillFrom, tex } from '#form'
import { scaleFigure } from '#figures/number-scale/number-scale.ts'
import { absTex } from '#signed/absolute.ts'
import { accepted } from './accepted.gen.ts'
import { compareSizes } from './compare.ts'
import { order, sortPlaces, story } from './distances.ts'
import { evaluate, findMistake } from './evaluate.ts'
import { ideas } from './ideas.gen.ts'
import { limit } from './limit.ts'
import { say } from './messages.gen.ts'
import { whichNumbers } from './which-numbers.ts'

const bars = (inside: string) => tex(absTex(inside))

export const absoluteValue = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['compare-signed-numbers'],
  lesson: {
    idea: [
      say('lesson.what', { low: bars('−6'), high: bars('6') }),
      'two',
      say('lesson.story', { size: bars('−30') }),
      'order',
    ],
    figure: scaleFigure({ step: 1, spaces: 10, labelEvery: 5 }, [
      { label: 'A', at: -6 },
      { label: 'B', at: 6 },
    ]),
    workedExample: { model: 'evaluate', level: 2 },
    words: ['absolute-value', 'distance', 'debt'],
  },
  models: [
    evaluate,
    whichNumbers,
    story,
    sortPlaces,
    order,
    compareSizes,
    limit,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
