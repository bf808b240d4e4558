import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'
import { gapLab } from './gap-lab.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Millinewtons across 4 mm with air (0) or a rod (2) in the coil. */
const force = (least: number, core: 0 | 2): number => Math.round(gapLab.mean({ least }, [1, core, 0]))

/** A coil that holds air or an iron rod, as in the lab of this skill. */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'steel-plate',
    text: (part) => say(`steel-plate.${part}`),
    run: (run) => say('steel-plate.run', { run }),
    means: [
      [force(10, 0), force(16, 0)],
      [force(10, 2), force(16, 2)],
    ],
    scatter: 2,
    decimals: 0,
    unit: 'mN',
    wrong: {
      cause: ['magnets.needs-contact', 'magnets.poles-are-charges'],
      whole: ['magnets.all-metals', 'magnets.works-without-current'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
