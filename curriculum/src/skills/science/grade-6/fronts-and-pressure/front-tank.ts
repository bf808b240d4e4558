import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How well the front keeps its speed along the tank; 0.5 is typical of such a current (Simpson 1997). */
  share: number
}

const warm = 40
/** kg in a cubic meter of water at these temperatures (CRC Handbook). */
const densities: Readonly<Record<number, number>> = { 40: 992.2, 35: 994, 25: 997, 5: 1000 }
const gravity = 9.8

/** cm/s of the cold water along the bottom of the tank. */
const speed = (share: number, cold: number, depth: number): number => {
  const [ours = 1000, theirs = 1000] = [densities[cold], densities[warm]]
  return 100 * share * Math.sqrt((gravity * (ours - theirs) * depth) / 100 / theirs)
}

/** A model of a cold front: cold water runs under warm water. Temperature and depth decide, and the length of the tank does not. */
export const frontTank = labFrom(say, {
  id: 'front-tank',
  draw: (random): World => ({ share: random.pick([0.48, 0.49, 0.5, 0.51, 0.52]) }),
  knobs: {
    cold: sizes([35, 25, 5], '°C'),
    depth: sizes([10, 20, 40], 'cm'),
    tank: sizes([2, 3, 4], 'm'),
  },
  mean: ({ share }, { cold, depth }) => speed(share, cold, depth),
  measured: { label: say('lab.speed'), unit: 'cm/s', decimals: 1 },
  scatter: 1,
  scene: () => say('lab.scene', { warm }),
})
