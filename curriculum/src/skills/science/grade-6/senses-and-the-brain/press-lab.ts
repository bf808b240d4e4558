import { labFrom } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliseconds from a beep to a press, of somebody who pays attention. */
  fast: number
}

/** Pressing a key after a signal: the signal and a second task matter, the size of the key does not. */
export const pressLab = labFrom(say, {
  id: 'presses',
  draw: (random): World => ({ fast: random.integer(148, 166) }),
  namesKnobs: true,
  knobs: {
    // A beep is answered sooner than a bright flash, and that sooner than a dim one (Piéron 1914; Welford 1980).
    signal: { beep: 0, bright: 46, dim: 104 },
    // What a second task adds.
    task: { alone: 0, talking: 48, counting: 110 },
    key: ['small', 'medium', 'large'],
  },
  mean: ({ fast }, { signal, task }) => fast + signal + task,
  measured: { label: say('lab.time'), unit: 'ms', decimals: 0 },
  scatter: 10,
  whyIdle: say('lab.why-idle'),
})
