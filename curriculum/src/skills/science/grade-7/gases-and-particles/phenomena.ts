import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { pressureOf } from '#worlds/gases/gases.ts'
import { say } from './messages.gen.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Kilopascals of 2 g of air in 1.5 L. */
const pressure = (celsius: number): number => Math.round(pressureOf(2, celsius, 1.5))

/** Sealed tanks of cold and hot air, as the law of gases gives their pressure. */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'tanks',
    text: (part) => say(`tanks.${part}`),
    run: (run) => say('tanks.run', { run }),
    means: [
      [pressure(0) - 2, pressure(0) + 2],
      [pressure(80) - 2, pressure(80) + 2],
    ],
    scatter: 1,
    decimals: 0,
    unit: 'kPa',
    wrong: {
      cause: ['matter.particles-swell', 'matter.particles-made'],
      whole: ['matter.particles-swell', 'gas.pushes-when-moved'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
