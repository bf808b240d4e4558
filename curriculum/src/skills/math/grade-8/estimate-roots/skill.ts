import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { compareWith, orderNumbers } from './compare.ts'
import { closerTo, markOnLine } from './lines.ts'
import { between, findMistake, raw, squareStory } from './roots.ts'
import { say } from './messages.gen.ts'
import { task } from './task.ts'

export const estimateRoots = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'number-line',
  prerequisites: ['irrational-numbers'],
  lesson: {
    idea: [
      say('lesson.whole', { root: tex(raw`\sqrt{20}`), low: tex('4^{2} = 16'), high: tex('5^{2} = 25') }),
      say('lesson.tenths', {
        root: tex(raw`\sqrt{20}`),
        low: tex('4.4^{2} = 19.36'),
        high: tex('4.5^{2} = 20.25'),
      }),
      say('lesson.closer', { half: tex('4.45^{2} = 19.8025'), root: tex(raw`\sqrt{20}`) }),
      say('lesson.times', { equation: tex(raw`3\sqrt{5} = \sqrt{9} \times \sqrt{5} = \sqrt{45}`) }),
    ],
    figure: {
      kind: 'number-line',
      from: 4,
      to: 5,
      step: 0.1,
      labelled: [4, 4.4, 4.5, 5],
      points: [{ at: Math.sqrt(20), label: '√20' }],
      jumps: [],
      description: say('lesson.figure'),
    },
    workedExample: { model: 'between', level: 2 },
    words: ['square-root', 'perfect-square', 'estimate', 'tenth'],
  },
  models: [between, markOnLine, compareWith, squareStory, orderNumbers, findMistake, closerTo, task],
})
