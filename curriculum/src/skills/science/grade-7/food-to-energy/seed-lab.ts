import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Rise of carbon dioxide in ten minutes with ten seedlings at 10 °C, in ppm. */
  ten: number
}

const temperatures = [10, 20, 30]
/** Each 10 °C doubles the respiration of seeds, up to about 30 °C (a common rule, Q10 of 2). */
const byWarmth = [1, 2, 4]
const sprouts = [10, 20, 40]
const beyond = 80

/** Sprouting seeds in a sealed jar: their number and the temperature matter, the light does not. */
export const seedLab: Lab<World> = {
  id: 'sprouts',
  draw: (random) => ({ ten: random.integer(44, 60) }),
  knobs: () => [
    {
      id: 'warmth',
      head: say('lab.warmth.head'),
      name: say('lab.warmth.name'),
      settings: temperatures.map((temperature) => `${temperature} °C`),
    },
    { id: 'count', head: say('lab.count.head'), name: say('lab.count.name'), settings: sprouts.map(String) },
    {
      id: 'jar',
      head: say('lab.jar.head'),
      name: say('lab.jar.name'),
      settings: (['clear', 'brown', 'black'] as const).map((id) => say(`lab.jar.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ ten }, [warmth = 0, many = 0]) => (ten * (byWarmth[warmth] ?? 1) * (sprouts[many] ?? 1)) / 10,
  measured: { label: say('lab.rise'), unit: 'ppm', decimals: 0 },
  scatter: 4,
  amount: (value) => `${value} ppm`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 1,
    setting: String(beyond),
    value: ({ ten }, [warmth = 0]) => (ten * (byWarmth[warmth] ?? 1) * beyond) / 10,
    ask: (warmth) => say('lab.ask-beyond', { count: beyond, warmth }),
    why: say('lab.why-beyond'),
  },
}
