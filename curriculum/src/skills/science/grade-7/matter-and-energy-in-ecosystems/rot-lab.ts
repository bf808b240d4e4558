import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** The share that is lost in a week at 5 °C with some water. */
  slow: number
}

const degrees = [5, 15, 25]
const milliliters = [5, 15, 40]
/** More water, faster rot. */
const moist = [0.6, 1, 2]
const weeks = 8
const start = 100

/** Leaves and fungi in a jar: rot doubles with ten degrees more (Q10 of about 2) and needs water. The lid does nothing. */
export const rotLab: Lab<World> = {
  id: 'rot',
  draw: (random) => ({ slow: random.integer(20, 23) / 1000 }),
  knobs: () => [
    {
      id: 'warmth',
      head: say('lab.warmth.head'),
      name: say('lab.warmth.name'),
      settings: degrees.map((at) => `${at} °C`),
    },
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: milliliters.map((size) => `${size} mL`),
    },
    {
      id: 'lid',
      head: say('lab.lid.head'),
      name: say('lab.lid.name'),
      settings: [say('lab.lid.red'), say('lab.lid.white'), say('lab.lid.blue')],
    },
  ],
  idle: 2,
  mean: ({ slow }, [warmth = 0, water = 0]) =>
    start * Math.exp(-slow * weeks * 2 ** ((degrees[warmth] ?? 5) / 10 - 0.5) * (moist[water] ?? 1)),
  measured: { label: say('lab.left'), unit: 'g', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
