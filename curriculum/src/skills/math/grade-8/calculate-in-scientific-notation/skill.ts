import { bankModel, skillFrom, tex } from '#form'
import { nameOf } from '#situations/measures/measures.ts'
import { accepted } from './accepted.gen.ts'
import { compare, findMistake } from './compare.ts'
import { convert } from './convert.ts'
import { aboutHowMany } from './estimates.ts'
import { ideas } from './ideas.gen.ts'
import { say } from './messages.gen.ts'
import { story } from './stories.ts'
import { missing, showWork, twoSteps } from './two-steps.ts'

export const calculateInScientificNotation = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'power',
  prerequisites: ['scientific-notation'],
  lesson: {
    idea: [
      'steps',
      say('lesson.sums', {
        one: tex(String.raw`3 \times 10^{5}`),
        other: tex(String.raw`4 \times 10^{4}`),
        alike: tex(String.raw`0.4 \times 10^{5}`),
        sum: tex(String.raw`3.4 \times 10^{5}`),
      }),
      'units',
    ],
    figure: {
      kind: 'table',
      title: say('lesson.figure.title'),
      columns: [say('lesson.figure.what'), say('lesson.figure.kilometers'), say('lesson.figure.meters')],
      rows: [
        [nameOf('diameter.moon'), '3.5 × 10³', '3.5 × 10⁶'],
        [nameOf('diameter.earth'), '1.3 × 10⁴', '1.3 × 10⁷'],
        [nameOf('diameter.sun'), '1.4 × 10⁶', '1.4 × 10⁹'],
      ],
      description: say('lesson.figure.said'),
    },
    workedExample: { model: 'story', level: 2 },
    words: ['scientific-notation', 'first-factor', 'exponent'],
  },
  models: [
    twoSteps,
    showWork,
    story,
    missing,
    convert,
    compare,
    aboutHowMany,
    findMistake,
    bankModel('reason', ideas, { kind: 'build' }),
  ],
})
