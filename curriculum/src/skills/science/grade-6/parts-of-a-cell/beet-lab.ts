import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Color that leaks out of one slice at room temperature, on the scale of the sensor. */
  slice: number
}

const temperatures = [20, 55, 65]
/** Heat damages membranes: far more color leaks out above 50 °C (as in many school experiments, rounded). */
const byHeat = [1, 2.5, 6]
const slices = [2, 4, 8]

/** Slices of red beet in water: heat and the number of slices matter, the light in the room does not. */
export const beetLab: Lab<World> = {
  id: 'beet',
  draw: (random) => ({ slice: random.integer(30, 36) / 10 }),
  knobs: () => [
    {
      id: 'heat',
      head: say('lab.heat.head'),
      name: say('lab.heat.name'),
      settings: temperatures.map((temperature) => `${temperature} °C`),
    },
    {
      id: 'slices',
      head: say('lab.slices.head'),
      name: say('lab.slices.name'),
      settings: slices.map(String),
    },
    {
      id: 'light',
      head: say('lab.light.head'),
      name: say('lab.light.name'),
      settings: (['dark', 'dim', 'bright'] as const).map((id) => say(`lab.light.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ slice }, [heat = 0, many = 0]) => slice * (byHeat[heat] ?? 1) * (slices[many] ?? 1),
  measured: { label: say('lab.color'), decimals: 0 },
  scatter: 1,
  amount: String,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
