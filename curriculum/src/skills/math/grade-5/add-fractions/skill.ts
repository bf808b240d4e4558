import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { compute, findMistake, showWork } from './compute.ts'
import { estimate } from './estimate.ts'
import { say } from './messages.gen.ts'
import { bars, rename } from './pieces.ts'
import { story } from './story.ts'

const half = String.raw`\frac{1}{2}`
const third = String.raw`\frac{1}{3}`

export const addFractions = skillFrom(accepted, say, {
  strand: 'fractions',
  icon: 'pie',
  prerequisites: [],
  formerIds: {
    'works-across': 'fraction.adds-across',
    'keeps-top': 'fraction.keeps-numerator',
    'loses-regrouping': 'fraction.loses-whole',
    'blames-right-step': 'judging.blames-right-work',
  },
  lesson: {
    idea: [
      'pieces',
      say('lesson.how', {
        one: tex(half),
        other: tex(third),
        first: tex(String.raw`${half} = \frac{3}{6}`),
        second: tex(String.raw`${third} = \frac{2}{6}`),
        sum: tex(String.raw`\frac{3}{6} + \frac{2}{6} = \frac{5}{6}`),
      }),
      'mixed',
      'check',
    ],
    figure: {
      kind: 'fraction-bars',
      description: say('lesson.figure'),
      bars: [
        { label: say('lesson.half'), parts: 6, shaded: 3 },
        { label: say('lesson.third'), parts: 6, shaded: 2 },
        { label: say('lesson.together'), parts: 6, shaded: 5 },
      ],
    },
    workedExample: { model: 'compute', level: 2 },
    words: ['denominator', 'numerator', 'common', 'mixed-number', 'regroup'],
  },
  models: [compute, showWork, bars, story, estimate, rename, findMistake],
})
