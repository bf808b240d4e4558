import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'
import { lightLab } from './light-lab.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Changed cells of 100,000 after 20 seconds without a cover (0) or under sunscreen (2). */
const changed = (cells: number, cover: 0 | 2): number => Math.round(lightLab.mean({ cells }, [1, cover, 0]))

/** Yeast under ultraviolet light with and without sunscreen, as in the lab of this skill. */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'yeast',
    text: (part) => say(`yeast.${part}`),
    run: (run) => say('yeast.run', { run }),
    means: [
      [changed(48, 2), changed(60, 2)],
      [changed(48, 0), changed(60, 0)],
    ],
    scatter: 3,
    decimals: 0,
    wrong: {
      cause: ['mutations.on-purpose', 'mutations.whole-body-at-once'],
      whole: ['mutations.body-cells-inherited', 'mutations.on-purpose'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.changes-nothing'],
    },
  }),
]
