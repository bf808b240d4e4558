import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliseconds from a beep to a press, of somebody who pays attention. */
  fast: number
}

/** A beep is answered sooner than a bright flash, and that sooner than a dim one (Piéron 1914; Welford 1980). */
const signals = [0, 46, 104]
/** What a second task adds. */
const tasks = [0, 48, 110]

/** Pressing a key after a signal: the signal and a second task matter, the color of the key does not. */
export const pressLab: Lab<World> = {
  id: 'presses',
  draw: (random) => ({ fast: random.integer(148, 166) }),
  knobs: () => [
    {
      id: 'signal',
      head: say('lab.signal.head'),
      name: say('lab.signal.name'),
      settings: (['beep', 'bright', 'dim'] as const).map((id) => say(`lab.signal.${id}`)),
    },
    {
      id: 'task',
      head: say('lab.task.head'),
      name: say('lab.task.name'),
      settings: (['alone', 'talking', 'counting'] as const).map((id) => say(`lab.task.${id}`)),
    },
    {
      id: 'key',
      head: say('lab.key.head'),
      name: say('lab.key.name'),
      settings: (['black', 'white', 'green'] as const).map((id) => say(`lab.key.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ fast }, [signal = 0, task = 0]) => fast + (signals[signal] ?? 0) + (tasks[task] ?? 0),
  measured: { label: say('lab.time'), unit: 'ms', decimals: 0 },
  scatter: 10,
  amount: (value) => `${value} ms`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
