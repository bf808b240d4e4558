import type { Lab } from '../../shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** The thermometer's error. */
  off: number
}

/**
 * Melting point (°C), and its drop in kelvins per part of another solid: R·T²/ΔH of melting (CRC Handbook): aspirin
 * 29.2 kJ/mol, benzoic acid 18.0, acetanilide 21.3.
 */
const solids = {
  aspirin: [135, 47.4],
  benzoic: [122, 72],
  acetanilide: [114, 58],
} as const
const ids = ['aspirin', 'benzoic', 'acetanilide'] as const
const percents = [0, 10, 20]
const milligrams = ['5 mg', '10 mg', '20 mg']

/**
 * A melting-point tube: the solid and the impurity determine the melting point, and the amount in the tube does not.
 */
export const meltLab: Lab<World> = {
  id: 'melt',
  draw: (random) => ({ off: random.integer(-1, 1) }),
  knobs: () => [
    {
      id: 'solid',
      head: say('lab.solid.head'),
      name: say('lab.solid.name'),
      settings: ids.map((id) => say(`lab.solid.${id}`)),
    },
    {
      id: 'other',
      head: say('lab.other.head'),
      name: say('lab.other.name'),
      settings: percents.map((percent) => `${percent}%`),
    },
    { id: 'amount', head: say('lab.amount.head'), name: say('lab.amount.name'), settings: milligrams },
  ],
  idle: 2,
  mean({ off }, [solid = 0, other = 0]) {
    const [melts, falls] = solids[ids[solid] ?? 'aspirin']
    return off + melts + falls * Math.log(1 - (percents[other] ?? 0) / 100)
  },
  measured: { label: say('lab.melts'), unit: '°C', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} °C`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
