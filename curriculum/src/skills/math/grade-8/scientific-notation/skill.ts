import { bankModel, skillFrom, tex } from '#form'
import { displays } from '#shapes/powers-of-ten/displays.ts'
import { orderAmounts } from '#shapes/powers-of-ten/order-amounts.ts'
import { nameOf } from '#situations/measures/measures.ts'
import { accepted } from './accepted.gen.ts'
import { calculate, findMistake } from './calculate.ts'
import { timesAsMuch } from './times-as-much.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { write } from './write.ts'
import { task } from './task.ts'

export const scientificNotation = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'power',
  prerequisites: ['exponent-rules', 'decimal-place-value', 'signed-numbers'],
  formerIds: {
    'counts-zeros': 'scientific.counts-zeros',
    'counts-digits': 'scientific.one-step-off',
    'exponent-sign': 'scientific.exponent-sign',
    'moves-wrong-way': 'scientific.moves-wrong-way',
    'keeps-exponent': 'scientific.keeps-exponent',
    'first-number-only': 'scientific.first-number-only',
    'exponents-only': 'scientific.exponents-only',
    'divides-exponents': 'scientific.combines-exponents',
    'multiplies-exponents': 'scientific.multiplies-exponents',
    'adds-first-numbers': 'scientific.adds-first-numbers',
    'ignores-exponents': 'scientific.unlike-powers',
    'blames-right-line': 'judging.blames-right-work',
  },
  lesson: {
    idea: [
      'what',
      say('lesson.exponent', {
        large: tex(String.raw`1.5 \times 10^{8}`),
        small: tex(String.raw`2 \times 10^{−9}`),
      }),
      'work',
    ],
    figure: {
      kind: 'table',
      title: say('lesson.figure.title'),
      columns: [say('lesson.figure.what'), say('lesson.figure.meters')],
      rows: [
        [nameOf('length.dna'), '2 × 10⁻⁹'],
        [nameOf('length.dollar'), '1.1 × 10⁻⁴'],
        [nameOf('length.penny'), '1.9 × 10⁻²'],
        [nameOf('diameter.earth'), '1.3 × 10⁷'],
      ],
      description: say('lesson.figure.said'),
    },
    workedExample: { model: 'calculate', level: 2 },
    words: ['scientific-notation', 'power-of-ten', 'exponent', 'standard-form'],
  },
  models: [
    write,
    orderAmounts,
    timesAsMuch,
    calculate,
    displays,
    findMistake,
    bankModel('units', ideas, { kind: 'sort' }),
    bankModel('reason', ideas, { kind: 'build' }),
    task,
  ],
})
