import type { Phenomenon } from '#shapes/cluster/two-groups.ts'
import { say } from './messages.gen.ts'

type Id = 'run' | 'dark' | 'celery'
type ChoiceId = keyof Phenomenon['choices']

/** Whose thinking the two wrong options of each question show. */
const wrong = {
  run: {
    cause: ['cells.energy-parts', 'cells.wall-and-membrane'],
    whole: ['cells.nucleus-does-all', 'cells.parts-separate'],
    untold: ['evidence.overcautious', 'evidence.overcautious'],
    next: ['inquiry.changes-two', 'inquiry.measures-other'],
  },
  dark: {
    cause: ['cells.energy-parts', 'cells.nucleus-does-all'],
    whole: ['cells.parts-separate', 'cells.plants-lack-mitochondria'],
    untold: ['evidence.overcautious', 'evidence.overcautious'],
    next: ['inquiry.changes-nothing', 'inquiry.changes-two'],
  },
  celery: {
    cause: ['cells.wall-and-membrane', 'cells.membrane-sealed'],
    whole: ['cells.salt-for-water', 'cells.parts-separate'],
    untold: ['evidence.overcautious', 'evidence.overcautious'],
    next: ['inquiry.changes-two', 'inquiry.measures-other'],
  },
} as const satisfies Record<Id, Record<ChoiceId, readonly [string, string]>>

const choice = (id: Id, at: ChoiceId): Phenomenon['choices'][ChoiceId] => ({
  asks: say(`${id}.${at}.ask`),
  right: say(`${id}.${at}.right`),
  wrong: ([0, 1] as const).map((place) => ({
    text: say(`${id}.${at}.wrong-${place}`),
    misconception: wrong[id][at][place],
    feedback: say(`${id}.${at}.told-${place}`),
  })),
  why: say(`${id}.${at}.why`),
})

const phenomenon = (
  id: Id,
  its: Pick<Phenomenon, 'means' | 'scatter' | 'decimals' | 'unit'>,
): Phenomenon => ({
  id,
  scene: say(`${id}.scene`),
  title: say(`${id}.title`),
  head: say(`${id}.head`),
  run: (run) => say(`${id}.run`, { run }),
  groups: [say(`${id}.low`), say(`${id}.high`)],
  asks: {
    means: [say(`${id}.mean-low`), say(`${id}.mean-high`)],
    gap: say(`${id}.gap`),
    times: say(`${id}.times`),
  },
  choices: {
    cause: choice(id, 'cause'),
    whole: choice(id, 'whole'),
    untold: choice(id, 'untold'),
    next: choice(id, 'next'),
  },
  ...its,
})

/**
 * Mitochondria in muscles of mice that run (Holloszy 1967: about twice as many after training), chloroplasts of bean
 * seedlings in the dark and in light, and celery in salt water and in water (school data, rounded).
 */
export const phenomena: readonly Phenomenon[] = [
  phenomenon('run', {
    means: [
      [4, 6],
      [9, 12],
    ],
    scatter: 1,
    decimals: 0,
    unit: '%',
  }),
  phenomenon('dark', {
    means: [
      [3, 5],
      [16, 26],
    ],
    scatter: 2,
    decimals: 0,
    unit: say('dark.unit'),
  }),
  phenomenon('celery', {
    means: [
      [10, 15],
      [45, 65],
    ],
    scatter: 3,
    decimals: 1,
    unit: 'cm',
  }),
]
