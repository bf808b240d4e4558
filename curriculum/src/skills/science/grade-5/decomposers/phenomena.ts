import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'
import { pileLab } from './pile-lab.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Grams of whole scraps that are broken down, dry (0) or damp (1). */
const broken = (damp: number, water: 0 | 1): number => Math.round(pileLab.mean({ damp }, [water, 0, 0]))

/** Dry and damp scraps, as in the lab of this skill. */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'scraps',
    text: (part) => say(`scraps.${part}`),
    run: (run) => say('scraps.run', { run }),
    means: [
      [broken(64, 0), broken(72, 0)],
      [broken(64, 1), broken(72, 1)],
    ],
    scatter: 2,
    decimals: 0,
    unit: 'g',
    wrong: {
      cause: ['decay.by-itself', 'webs.matter-vanishes'],
      whole: ['webs.matter-vanishes', 'food.becomes-energy'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
