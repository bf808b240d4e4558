import type { Misconception } from '../families.ts'

/** Ratios, rates and proportions. */
export const ratios = {
  'ratio.additive': { family: 'additive', source: 'Hart 1981; Lobato & Ellis 2010' },
  'ratio.subtracts': { family: 'additive', source: 'Hart 1981' },
  'ratio.adds-rate': { family: 'additive' },
  'rate.adds-one-more': { family: 'additive' },
  'rate.upside-down': { family: 'reversal', source: 'Lobato & Ellis 2010' },
  'rate.compares-upside-down': { family: 'reversal' },
  'rate.total-as-one': { family: 'operation' },
  'rate.multiplies-back': { family: 'operation' },
  'rate.wrong-step': { family: 'operation' },
  'rate.stops-at-one': { family: 'stops-early' },
  'rate.price-tag': { family: 'part-whole' },
  'rate.bigger-pack': { family: 'part-whole' },
  'rate.one-quantity': { family: 'part-whole', source: 'Lobato & Ellis 2010' },
} as const satisfies Record<string, Misconception>
