import type { Misconception } from '../families.ts'

/** Equations with the variable on both sides. */
export const twoSides = {
  'equation.adds-across': { family: 'operation' },
  'equation.expects-one-solution': { family: 'everyday-idea' },
  'equation.none-or-all': { family: 'reversal' },
  'equation.compares-one-term': { family: 'part-whole' },
  'model.one-plan-only': { family: 'part-whole' },
  'model.mixes-plans': { family: 'careless' },
  'model.answers-other': { family: 'careless' },
} as const satisfies Record<string, Misconception>
