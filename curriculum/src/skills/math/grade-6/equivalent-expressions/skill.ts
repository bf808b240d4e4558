import { bankModel, skillFrom, tex } from '#form'
import { twoPartsFigure } from '#figures/area-figure/area-figure.ts'
import { accepted } from './accepted.gen.ts'
import { findMistake, sameValue } from './compare.ts'
import { ideas } from './ideas.gen.ts'
import { evaluate, writeStory } from './in-use.ts'
import { say } from './messages.gen.ts'
import { expand, factor, showWork } from './rewrite.ts'

export const equivalentExpressions = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'expression',
  prerequisites: ['numerical-expressions'],
  formerIds: {
    'part-only': 'expression.distributes-once',
    'adds-instead': 'expression.adds-factor',
    'lone-letter': 'expression.skips-lone-letter',
    'power-sum': 'expression.sum-as-power',
    'vanishing-one': 'expression.loses-one',
    'swaps-roles': 'model.swaps-rate',
    'order-of-work': 'expression.order-of-operations',
    'one-value': 'expression.tests-one-value',
    'stops-early': 'expression.uses-one-part',
  },
  lesson: {
    idea: [
      'what',
      say('lesson.expand', { group: tex('3(x + 4)'), each: tex('x + 4'), sum: tex('3x + 12') }),
      say('lesson.like', { sum: tex('5x + 2 + x'), simple: tex('6x + 2') }),
    ],
    figure: twoPartsFigure('3', ['x', '4'], 'both', ['3x', '12']),
    workedExample: { model: 'expand', level: 3 },
    words: ['term', 'coefficient', 'like-terms', 'factor', 'equivalent'],
  },
  models: [
    expand,
    showWork,
    factor,
    writeStory,
    sameValue,
    findMistake,
    evaluate,
    bankModel('name-parts', ideas, { kind: 'sort' }),
    bankModel('reason', ideas, { kind: 'build' }),
  ],
})
