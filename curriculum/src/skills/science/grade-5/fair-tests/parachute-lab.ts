import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Seconds from the balcony for a canopy of 20 cm with one washer. */
  base: number
}

/** Widths in centimeters; a canopy of 2 g with washers of 5 g. The steady speed of a fall goes with √mass ÷ width. */
const widths = [20, 30, 40]
const washers = [1, 2, 4]
const mass = (count: number): number => 2 + 5 * count

/** Parachutes fall longer with a wider canopy and a lighter load; the color does nothing. */
export const parachuteLab: Lab<World> = {
  id: 'parachutes',
  draw: (random) => ({ base: random.integer(29, 32) / 10 }),
  knobs: () => [
    {
      id: 'width',
      head: say('lab.width.head'),
      name: say('lab.width.name'),
      settings: widths.map((width) => `${width} cm`),
    },
    {
      id: 'load',
      head: say('lab.load.head'),
      name: say('lab.load.name'),
      settings: washers.map((count) => say('lab.load.washers', { count })),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: (['white', 'red', 'yellow'] as const).map((id) => say(`lab.color.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ base }, [width = 0, load = 0]) =>
    (base * (widths[width] ?? 20) * Math.sqrt(mass(1) / mass(washers[load] ?? 1))) / 20,
  measured: { label: say('lab.time'), unit: 's', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} s`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
