import type { Misconception } from '../families.ts'

/** Kinetic energy, energy transfer, and stored energy. */
export const energy = {
  'energy.proportional-to-speed': { family: 'operation' },
  'energy.squares-mass': { family: 'operation' },
  'energy.speed-alone': { family: 'part-whole' },
  'energy.mass-alone': { family: 'part-whole' },
  'energy.adds-steps': { family: 'additive' },
  'energy.used-up': { family: 'everyday-idea', source: 'Watts 1983' },
  'energy.only-when-moving': { family: 'everyday-idea', source: 'Watts 1983' },
  'energy.only-living': { family: 'everyday-idea', source: 'Watts 1983' },
  'energy.from-nothing': { family: 'everyday-idea' },
  'energy.kept-inside': { family: 'everyday-idea' },
  'energy.wrong-way': { family: 'reversal' },
  'energy.is-force': { family: 'unlike-terms' },
  'energy.words-mixed-up': { family: 'unlike-terms' },
  'energy.height-alone': { family: 'part-whole' },
  'potential.near-is-more': { family: 'reversal' },
  'potential.far-is-more': { family: 'reversal' },
  'potential.needs-arrangement': { family: 'part-whole' },
  'potential.in-one-object': { family: 'part-whole' },
  'potential.is-motion': { family: 'reversal' },
  'potential.same-speed': { family: 'everyday-idea' },
  'energy.rest-and-water': { family: 'everyday-idea', source: 'Boyes & Stanisstreet 1990' },
  'food.one-use': { family: 'part-whole', source: 'AAAS Project 2061' },
  'food.becomes-energy': { family: 'everyday-idea', source: 'AAAS Project 2061' },
} as const satisfies Record<string, Misconception>
