import { bankModel, skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { findMistake, sortDecimals, toFraction } from './decimals.ts'
import { estimate, orderNumbers } from './estimate.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { numberLine } from './number-line.ts'

const { raw } = String

export const irrationalNumbers = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['roots', 'fractions-to-decimals', 'two-step-equations'],
  lesson: {
    idea: [
      say('lesson.rational', {
        ends: tex(raw`\frac{3}{8} = 0.375`),
        repeats: tex(raw`\frac{5}{6} = 0.8\overline{3}`),
      }),
      say('lesson.fraction', {
        x: tex(raw`x = 0.\overline{36}`),
        moved: tex(raw`100x = 36.\overline{36}`),
        less: tex('99x = 36'),
      }),
      say('lesson.irrational', { root: tex(raw`\sqrt{2}`), pi: tex(raw`\pi`) }),
      say('lesson.estimate', { root: tex(raw`\sqrt{20}`), low: tex('4^2 = 16'), high: tex('5^2 = 25') }),
    ],
    figure: {
      kind: 'number-line',
      from: 0,
      to: 5,
      step: 1,
      labelled: [0, 1, 2, 3, 4, 5],
      points: [
        { at: Math.SQRT2, label: '√2' },
        { at: Math.PI, label: 'π' },
        { at: Math.sqrt(20), label: '√20' },
      ],
      jumps: [],
      description: say('lesson.figure'),
    },
    workedExample: { model: 'to-fraction', level: 1 },
    words: ['rational', 'irrational', 'repeating', 'approximation'],
  },
  models: [
    toFraction,
    sortDecimals,
    estimate,
    numberLine,
    orderNumbers,
    findMistake,
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
