import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'
import { lampLab } from './lamp-lab.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/** Tenths of a degree under a lamp straight above (0) or at 20° (2). */
const warmed = (sand: number, angle: 0 | 2): number => Math.round(10 * lampLab.mean({ sand }, [angle, 0, 0]))

/** Sand under a low lamp and a lamp straight above, as in the lab of this skill. */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'beam',
    text: (part) => say(`beam.${part}`),
    run: (run) => say('beam.run', { run }),
    means: [
      [warmed(18, 2), warmed(22, 2)],
      [warmed(18, 0), warmed(22, 0)],
    ],
    scatter: 3,
    decimals: 1,
    unit: '°C',
    wrong: {
      cause: ['climate.nearer-the-sun', 'thermal.cold-flows'],
      whole: ['climate.nearer-the-sun', 'climate.latitude-alone'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
