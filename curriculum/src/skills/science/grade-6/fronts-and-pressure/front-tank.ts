import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How well the front keeps its speed along the tank; 0.5 is typical of such a current (Simpson 1997). */
  share: number
}

const warm = 40
const colds = [35, 25, 5]
const depths = [10, 20, 40]
/** kg in a cubic meter of water at these temperatures (CRC Handbook). */
const densities: Readonly<Record<number, number>> = { 40: 992.2, 35: 994, 25: 997, 5: 1000 }
const gravity = 9.8

/** cm/s of the cold water along the bottom of the tank. */
const speed = (share: number, cold: number, depth: number): number => {
  const [ours = 1000, theirs = 1000] = [densities[cold], densities[warm]]
  return 100 * share * Math.sqrt((gravity * (ours - theirs) * depth) / 100 / theirs)
}

/** A model of a cold front: cold water runs under warm water. Temperature and depth decide, and the color does not. */
export const frontTank: Lab<World> = {
  id: 'front-tank',
  draw: (random) => ({ share: random.pick([0.48, 0.49, 0.5, 0.51, 0.52]) }),
  knobs: () => [
    {
      id: 'cold',
      head: say('lab.cold.head'),
      name: say('lab.cold.name'),
      settings: colds.map((celsius) => `${celsius} °C`),
    },
    {
      id: 'depth',
      head: say('lab.depth.head'),
      name: say('lab.depth.name'),
      settings: depths.map((depth) => `${depth} cm`),
    },
    {
      id: 'dye',
      head: say('lab.dye.head'),
      name: say('lab.dye.name'),
      settings: (['blue', 'red', 'green'] as const).map((id) => say(`lab.dye.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ share }, [cold = 0, depth = 0]) => speed(share, colds[cold] ?? warm, depths[depth] ?? 0),
  measured: { label: say('lab.speed'), unit: 'cm/s', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} cm/s`,
  scene: () => say('lab.scene', { warm }),
  askMore: say('lab.ask-more'),
}
