import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { backwards } from './backwards.ts'
import { checkResults, reasonAboutEstimate } from './estimates.ts'
import { say } from './messages.gen.ts'
import { equalGaps } from './gaps/gaps.ts'
import { say as sayGaps } from './gaps/messages.gen.ts'
import { findMistake, spend } from './money.ts'
import { orderOffers } from './offers.ts'
import { changedRate } from './rates.ts'

const { raw } = String

export const multiStepProblems = skillFrom(accepted, say, {
  strand: 'equations',
  icon: 'percent',
  prerequisites: ['rational-number-problems', 'percent-change'],
  lesson: {
    idea: [
      say('lesson.steps', {
        pay: tex(raw`1.1 \times 25 = 27.50`),
        week: tex(raw`27.50 \times 7.5 = 206.25`),
      }),
      say('lesson.forms', { mixed: tex(raw`7\frac{1}{2}`), quarter: tex(raw`\frac{1}{4}`) }),
      say('lesson.gaps', {
        left: tex(raw`27\frac{1}{2} − 9\frac{1}{2} = 18`),
        half: tex(raw`18 \div 2 = 9`),
      }),
      say('lesson.estimate', { near: tex(raw`27 \times 8 = 216`) }),
    ],
    figure: {
      kind: 'tape-diagram',
      description: say('lesson.figure'),
      tapes: [{ label: '', boxes: ['?', '9 1/2', '?'], total: sayGaps('plain.inches', { n: '27 1/2' }) }],
    },
    workedExample: { model: 'what-is-left', level: 2 },
    words: ['rest', 'estimate', 'reasonable', 'mixed-number'],
  },
  models: [
    spend,
    changedRate,
    equalGaps,
    backwards,
    checkResults,
    orderOffers,
    findMistake,
    reasonAboutEstimate,
  ],
})
