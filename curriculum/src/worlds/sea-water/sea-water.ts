import { keysOf } from '../../keys-of.ts'
/**
 * The density of sea water at the surface in kilograms per cubic meter: the UNESCO equation of state (Millero & Poisson
 * 1981). Takes degrees Celsius, and grams of salt per kilogram.
 */
export function density(celsius: number, salt: number): number {
  const polynomial = (...factors: readonly number[]): number =>
    factors.reduceRight((sum, factor) => sum * celsius + factor, 0)
  const fresh = polynomial(999.842594, 6.793952e-2, -9.09529e-3, 1.001685e-4, -1.120083e-6, 6.536332e-9)
  const first = polynomial(0.824493, -4.0899e-3, 7.6438e-5, -8.2467e-7, 5.3875e-9)
  const second = polynomial(-5.72466e-3, 1.0227e-4, -1.6546e-6)
  return fresh + first * salt + second * salt ** 1.5 + 4.8314e-4 * salt ** 2
}

/** Typical surface water: °C and grams of salt per kilogram (World Ocean Atlas 2018, rounded). */
export const waters = {
  redSea: [28, 40],
  mediterranean: [20, 38],
  baltic: [8, 7],
  blackSea: [15, 18],
  arctic: [-1, 31],
  greenland: [3, 35],
  tropical: [28, 34],
  sargasso: [24, 36.5],
  antarctic: [-1.8, 34.5],
  bengal: [29, 32],
} as const
export const waterNames = keysOf(waters)
