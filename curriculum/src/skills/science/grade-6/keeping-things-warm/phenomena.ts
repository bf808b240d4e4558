import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { coolsBy } from '#worlds/insulation/insulation.ts'
import { say } from './messages.gen.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Tenths of a degree in an hour. */
const cooled = (centimeters: number): number =>
  Math.round(10 * coolsBy({ material: 'fleece', centimeters, start: 80, room: 20, minutes: 60 }))

/** Jars in thick and thin fleece, as this world cools them. */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'wrapped',
    text: (part) => say(`wrapped.${part}`),
    run: (run) => say('wrapped.run', { run }),
    means: [
      [cooled(4) - 5, cooled(4) + 5],
      [cooled(1) - 5, cooled(1) + 5],
    ],
    scatter: 4,
    decimals: 1,
    unit: '°C',
    wrong: {
      cause: ['thermal.insulator-makes-heat', 'thermal.cold-flows'],
      whole: ['thermal.insulator-makes-heat', 'thermal.insulators-for-warm-things'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
