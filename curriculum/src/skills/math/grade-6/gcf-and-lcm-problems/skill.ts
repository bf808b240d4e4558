import { skillFrom, tex } from '#form'
import { accepted } from './accepted.gen.ts'
import { cycles, plotTimes } from './cycles.ts'
import { findMistake, kits, plans } from './kits.ts'
import { say } from './messages.gen.ts'
import { packs, which } from './packs.ts'
import { task } from './task.ts'

export const gcfAndLcmProblems = skillFrom(accepted, say, {
  strand: 'number-system',
  icon: 'grid',
  prerequisites: ['factors-and-multiples'],
  lesson: {
    idea: ['what', 'groups', 'meet', say('lesson.sum', { sum: tex('24 + 36 = 12(2 + 3)') })],
    figure: {
      kind: 'number-line',
      description: say('lesson.figure'),
      from: 0,
      to: 24,
      step: 1,
      labelled: [0, 6, 8, 12, 16, 18, 24],
      points: [{ at: 24, label: 'A' }],
      jumps: [
        { from: 0, to: 8, label: '8' },
        { from: 8, to: 16, label: '8' },
        { from: 16, to: 24, label: '8' },
      ],
    },
    workedExample: { model: 'kits', level: 1 },
    words: ['gcf', 'lcm', 'identical'],
  },
  models: [which, kits, cycles, plotTimes, plans, packs, findMistake, task],
})
