import type { Misconception } from '../families.ts'

/** Heat, temperature and thermal energy. */
export const thermal = {
  'thermal.cold-flows': { family: 'everyday-idea', source: 'Erickson 1979' },
  'thermal.flows-to-warmer': { family: 'reversal' },
  'thermal.material-temperature': { family: 'everyday-idea', source: 'Lewis & Linn 1994' },
  'thermal.insulator-makes-heat': { family: 'everyday-idea', source: 'Lewis & Linn 1994' },
  'thermal.insulators-for-warm-things': { family: 'everyday-idea', source: 'Lewis & Linn 1994' },
  'thermal.temperature-is-energy': { family: 'everyday-idea', source: 'Erickson 1979' },
  'thermal.energy-sets-temperature': { family: 'part-whole' },
  'thermal.cools-below-room': { family: 'everyday-idea' },
  'thermal.keeps-its-heat': { family: 'everyday-idea' },
  'thermal.small-things-hold-heat': { family: 'everyday-idea' },
  'thermal.energy-vanishes': { family: 'everyday-idea' },
  'thermal.mass-alone': { family: 'part-whole' },
  'thermal.material-alone': { family: 'part-whole' },
  'thermal.one-path': { family: 'part-whole' },
  'thermal.heat-capacity-as-speed': { family: 'unlike-terms' },
  'thermal.meets-in-middle': { family: 'part-whole' },
  'thermal.adds-temperatures': { family: 'operation', source: 'Stavy & Berkovitz 1980' },
  'thermal.more-means-colder': { family: 'everyday-idea', source: 'Stavy & Berkovitz 1980' },
  'cooling.steady': { family: 'additive' },
  'heating.slows': { family: 'everyday-idea' },
  'heating.doubles-reading': { family: 'operation' },
  'heating.stays': { family: 'stops-early' },
  'cooling.stays-hot': { family: 'stops-early' },
} as const satisfies Record<string, Misconception>
