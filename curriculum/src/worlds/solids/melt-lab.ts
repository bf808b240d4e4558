import { labFrom, sizes } from '../../shapes/run-simulation/lab-from.ts'
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

/**
 * A melting-point tube: the solid and the impurity determine the melting point, and the amount in the tube does not.
 */
export const meltLab = labFrom(say, {
  id: 'melt',
  draw: (random): World => ({ off: random.integer(-1, 1) }),
  namesKnobs: true,
  knobs: {
    solid: { aspirin: 0, benzoic: 1, acetanilide: 2 },
    other: sizes([0, 10, 20], (percent) => `${percent}%`),
    amount: sizes([5, 10, 20], 'mg'),
  },
  mean({ off }, { solid, other }) {
    const [melts, falls] = solids[ids[solid] ?? 'aspirin']
    return off + melts + falls * Math.log(1 - other / 100)
  },
  measured: { label: say('lab.melts'), unit: '°C', decimals: 0 },
  scatter: 1,
})
