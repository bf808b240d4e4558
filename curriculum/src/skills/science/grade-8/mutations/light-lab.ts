import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Changed cells of 100,000 after 10 seconds without a cover. */
  cells: number
}

const seconds = [10, 20, 40]
const beyondSeconds = 80
const passed = [1, 0.6, 0.25]

const changed = (cells: number, time: number, cover: number): number =>
  (cells * time * (passed[cover] ?? 1)) / 10

/** Yeast under ultraviolet light: time and cover matter (for X-rays: Muller 1927), the table does not. */
export const lightLab: Lab<World> = {
  id: 'light',
  draw: (random) => ({ cells: random.pick([48, 52, 56, 60]) }),
  knobs: () => [
    {
      id: 'light',
      head: say('lab.light.head'),
      name: say('lab.light.name'),
      settings: seconds.map((time) => `${time} s`),
    },
    {
      id: 'cover',
      head: say('lab.cover.head'),
      name: say('lab.cover.name'),
      settings: (['none', 'film', 'lotion'] as const).map((id) => say(`lab.cover.${id}`)),
    },
    {
      id: 'dish',
      head: say('lab.dish.head'),
      name: say('lab.dish.name'),
      settings: (['gray', 'green', 'brown'] as const).map((id) => say(`lab.dish.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ cells }, [time = 0, cover = 0]) => changed(cells, seconds[time] ?? 0, cover),
  measured: { label: say('lab.changed'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.cells', { count: value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondSeconds} s`,
    value: ({ cells }, [, cover = 0]) => changed(cells, beyondSeconds, cover),
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondSeconds} s`, fixed }),
    why: say('lab.why-beyond'),
  },
}
