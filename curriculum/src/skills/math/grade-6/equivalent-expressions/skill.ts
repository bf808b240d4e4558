import { bankModel, tex } from '#form'
import { twoPartsFigure } from '#figures/area-figure/area-figure.ts'
import { defineSkillForm } from '#form/skill-form.ts'
import { say as strand } from '#strands/messages.gen.ts'
import { findMistake, sameValue } from './compare.ts'
import { ideas } from './ideas.gen.ts'
import { evaluate, writeStory } from './in-use.ts'
import { say } from './messages.gen.ts'
import { expand, factor } from './rewrite.ts'
import { version } from './version.gen.ts'

export const equivalentExpressions = defineSkillForm({
  id: 'equivalent-expressions',
  version,
  subject: 'math',
  gradeLevel: 6,
  strand: strand('equations'),
  name: say('name'),
  description: say('description'),
  icon: 'expression',
  prerequisites: [{ skill: 'numerical-expressions', why: say('why.numerical-expressions') }],
  misconceptions: [
    'expression.distributes-once',
    'expression.unlike-terms',
    'expression.adds-factor',
    'expression.multiplies-outside',
    'equation.loses-sign',
    'expression.skips-lone-letter',
    'expression.sum-as-power',
    'expression.factors-one-term',
    'expression.subtracts-factor',
    'expression.loses-one',
    'expression.glues-digits',
    'expression.order-of-operations',
    'expression.uses-one-part',
    'expression.one-form',
    'expression.tests-one-value',
    'expression.letter-as-thing',
    'expression.mixes-up-parts',
    'equation.does-not-test',
    'model.swaps-rate',
    'model.wrong-sign',
    'model.counts-all',
    'model.counts-once',
    'judging.trusts-claim',
    'judging.blames-right-work',
    'judging.names-later-line',
  ],
  formerIds: {
    'part-only': 'expression.distributes-once',
    'unlike-terms': 'expression.unlike-terms',
    'adds-instead': 'expression.adds-factor',
    'loses-sign': 'equation.loses-sign',
    'lone-letter': 'expression.skips-lone-letter',
    'power-sum': 'expression.sum-as-power',
    'vanishing-one': 'expression.loses-one',
    'swaps-roles': 'model.swaps-rate',
    'glues-digits': 'expression.glues-digits',
    'order-of-work': 'expression.order-of-operations',
    'one-value': 'expression.tests-one-value',
    'one-form': 'expression.one-form',
    'stops-early': 'expression.uses-one-part',
  },
  lesson: {
    idea: [
      say('lesson.what'),
      say('lesson.expand', { group: tex('3(x + 4)'), each: tex('x + 4'), sum: tex('3x + 12') }),
      say('lesson.like', { sum: tex('5x + 2 + x'), simple: tex('6x + 2') }),
    ],
    figure: twoPartsFigure('3', ['x', '4'], 'both', ['3x', '12']),
    workedExample: { model: 'expand', level: 3 },
    words: (['term', 'coefficient', 'like-terms', 'factor', 'equivalent'] as const).map((id) => ({
      word: say(`lesson.${id}.word`),
      meaning: say(`lesson.${id}.meaning`),
    })),
  },
  models: [
    expand,
    factor,
    writeStory,
    sameValue,
    findMistake,
    evaluate,
    bankModel('name-parts', ideas, { kind: 'sort' }),
    bankModel('reason', ideas, { kind: 'build' }),
  ],
})
