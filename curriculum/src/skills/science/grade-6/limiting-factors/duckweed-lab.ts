import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** The part that is added in a day where nothing is short. */
  rate: number
}

const fronds = 10
const days = 10
/** Parts of the fastest growth: with few, more, and many nutrients; with 4, 8, and 16 hours of light. */
const fed = [0.4, 0.7, 1]
const lit = [0.5, 0.75, 1]
const hours = [4, 8, 16]

/** Duckweed in cups: nutrients and light limit its growth (rates of Ziegler et al. 2015), the mark on the cup does not. */
export const duckweedLab: Lab<World> = {
  id: 'duckweed',
  draw: (random) => ({ rate: random.pick([0.29, 0.3, 0.31]) }),
  knobs: () => [
    {
      id: 'nutrients',
      head: say('lab.nutrients.head'),
      name: say('lab.nutrients.name'),
      settings: (['few', 'some', 'many'] as const).map((id) => say(`lab.nutrients.${id}`)),
    },
    {
      id: 'light',
      head: say('lab.light.head'),
      name: say('lab.light.name'),
      settings: hours.map((each) => say('lab.light.some', { hours: each })),
    },
    {
      id: 'mark',
      head: say('lab.mark.head'),
      name: say('lab.mark.name'),
      settings: (['star', 'circle', 'square'] as const).map((id) => say(`lab.mark.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ rate }, [nutrients = 0, light = 0]) =>
    fronds * Math.exp(rate * (fed[nutrients] ?? 0) * (lit[light] ?? 0) * days),
  measured: { label: say('lab.fronds'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.some-fronds', { count: value }),
  scene: () => say('lab.scene', { fronds, days }),
  askMore: say('lab.ask-more'),
}
