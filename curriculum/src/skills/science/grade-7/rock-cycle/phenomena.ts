import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Crystals of a melted solid on cold and on warm glass (school data, rounded). */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'drops',
    text: (part) => say(`drops.${part}`),
    run: (run) => say('drops.run', { run }),
    means: [
      [10, 15],
      [50, 70],
    ],
    scatter: 3,
    decimals: 1,
    unit: 'mm',
    wrong: {
      cause: ['rocks.processes-mixed', 'rocks.never-change'],
      whole: ['rocks.processes-mixed', 'rocks.never-change'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
