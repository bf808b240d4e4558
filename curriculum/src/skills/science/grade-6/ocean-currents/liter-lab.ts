import type { Lab } from '#shapes/run-simulation/lab.ts'
import { density } from '#worlds/sea-water/sea-water.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams of salt in a kilogram, at the least. */
  salt: number
}

const celsius = [2, 15, 30]
const steps = [0, 3, 6]

/** A liter of salt water on a scale: its temperature and its salt decide, the color of the dye does not. */
export const literLab: Lab<World> = {
  id: 'liter',
  draw: (random) => ({ salt: random.integer(28, 32) }),
  knobs: ({ salt }) => [
    {
      id: 'temperature',
      head: say('lab.temperature.head'),
      name: say('lab.temperature.name'),
      settings: celsius.map((degrees) => `${degrees} °C`),
    },
    {
      id: 'salt',
      head: say('lab.salt.head'),
      name: say('lab.salt.name'),
      settings: steps.map((step) => `${salt + step} g`),
    },
    {
      id: 'dye',
      head: say('lab.dye.head'),
      name: say('lab.dye.name'),
      settings: (['blue', 'red', 'green'] as const).map((id) => say(`lab.dye.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ salt }, [degrees = 0, step = 0]) =>
    density(celsius[degrees] ?? 0, salt + (steps[step] ?? 0)) - 1000,
  measured: { label: say('lab.over'), unit: 'g', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
