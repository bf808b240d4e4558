import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'
import { soilLab } from './soil-lab.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Grams washed off a medium slope, bare (0) or under grass (2). */
const washed = (bare: number, cover: 0 | 2): number => Math.round(soilLab.mean({ bare }, [cover, 1, 0]))

/** Soil under grass and bare soil in the same rain, as in the lab of this skill. */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'rain',
    text: (part) => say(`rain.${part}`),
    run: (run) => say('rain.run', { run }),
    means: [
      [washed(110, 2), washed(130, 2)],
      [washed(110, 0), washed(130, 0)],
    ],
    scatter: 2,
    decimals: 0,
    unit: 'g',
    wrong: {
      cause: ['impact.one-part-only', 'impact.natural-is-harmless'],
      whole: ['impact.away-is-gone', 'impact.natural-is-harmless'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
