import { phenomenonOf } from '#shapes/cluster/phenomenon.ts'
import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'

const untold = ['evidence.overcautious', 'evidence.overcautious'] as const

/**
 * Mitochondria in muscles of mice that run (Holloszy 1967: about twice as much after training), chloroplasts of bean
 * seedlings in the dark and in light, and celery in salt water and in water (school data, rounded).
 */
export const phenomena: readonly Phenomenon[] = [
  phenomenonOf({
    id: 'run',
    text: (part) => say(`run.${part}`),
    run: (run) => say('run.run', { run }),
    means: [
      [4, 5],
      [8, 10],
    ],
    scatter: 1,
    decimals: 0,
    unit: '%',
    wrong: {
      cause: ['cells.energy-parts', 'cells.wall-and-membrane'],
      whole: ['cells.nucleus-does-all', 'cells.parts-separate'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
  phenomenonOf({
    id: 'dark',
    text: (part) => say(`dark.${part}`),
    run: (run) => say('dark.run', { run }),
    means: [
      [3, 5],
      [16, 26],
    ],
    scatter: 2,
    decimals: 0,
    wrong: {
      cause: ['cells.energy-parts', 'cells.nucleus-does-all'],
      whole: ['cells.parts-separate', 'cells.plants-lack-mitochondria'],
      untold,
      next: ['inquiry.changes-nothing', 'inquiry.changes-two'],
    },
  }),
  phenomenonOf({
    id: 'celery',
    text: (part) => say(`celery.${part}`),
    run: (run) => say('celery.run', { run }),
    means: [
      [10, 15],
      [45, 65],
    ],
    scatter: 3,
    decimals: 1,
    unit: 'cm',
    wrong: {
      cause: ['cells.wall-and-membrane', 'cells.membrane-sealed'],
      whole: ['cells.salt-for-water', 'cells.parts-separate'],
      untold,
      next: ['inquiry.changes-two', 'inquiry.measures-other'],
    },
  }),
]
