import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Degrees for each doubling of carbon dioxide in this model. */
  doubling: number
}

const ppm = [280, 560, 1120]
/** Percent of today’s brightness. */
const brightness = [99, 100, 101]
const before = 13.7
/** Degrees for one percent more sunlight, where a doubling of carbon dioxide gives 3 (IPCC 2021). */
const ofOnePercent = 1.9

/** A simple climate: each doubling of carbon dioxide warms by the same amount, and the Sun matters; the map does not. */
export const modelLab: Lab<World> = {
  id: 'model',
  draw: (random) => ({ doubling: random.pick([2.8, 3, 3.2]) }),
  knobs: () => [
    {
      id: 'gas',
      head: say('lab.gas.head'),
      name: say('lab.gas.name'),
      settings: ppm.map((parts) => `${parts} ppm`),
    },
    {
      id: 'sun',
      head: say('lab.sun.head'),
      name: say('lab.sun.name'),
      settings: brightness.map((percent) => `${percent}%`),
    },
    {
      id: 'map',
      head: say('lab.map.head'),
      name: say('lab.map.name'),
      settings: (['red', 'gray', 'green'] as const).map((id) => say(`lab.map.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ doubling }, [gas = 0, sun = 0]) =>
    before + doubling * Math.log2((ppm[gas] ?? 280) / 280) + ofOnePercent * ((brightness[sun] ?? 100) - 100),
  measured: { label: say('lab.mean'), unit: '°C', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} °C`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
