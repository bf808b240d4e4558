/** Mistakes that turn one line of work into the next. The text of each is in the advice files, as `bug-<name>`. */
export const stepBugs = [
  // Parentheses
  'distributes-to-one',
  'sign-in-distributing',
  'squares-termwise',
  'factors-from-one',
  // Terms
  'unlike-terms',
  'lone-letter-as-zero',
  'adds-exponents-of-like-terms',
  'sign-lost',
  'double-negative',
  // Order of operations
  'left-to-right',
  'adds-first',
  'multiplies-before-dividing',
  // Powers
  'power-as-product',
  'power-on-one-factor',
  'negative-squared',
  'multiplies-exponents',
  'adds-exponents-of-power',
  'divides-exponents',
  'multiplies-bases',
  'root-as-half',
  'root-termwise',
  // Fractions
  'adds-denominators',
  'keeps-numerators',
  'divides-without-inverting',
  'inverts-first',
  'multiplies-both-parts',
  'cancels-across-sum',
  'mixed-number-as-product',
  'percent-as-whole',
  'point-moved',
  // Equations
  'moves-without-sign',
  'one-side-only',
  'moves-twice',
  'divides-one-side',
  'divides-one-term',
  'multiplies-for-dividing',
  'subtracts-coefficient',
  'divides-wrong-way',
  'coefficient-sign-lost',
  'multiplies-across',
  'proportion-turned',
  'proportion-by-adding',
  'root-lost',
  'divided-by-letter',
  'no-solution-too-soon',
  // Inequalities
  'sign-not-turned',
  'sign-turned-needlessly',
  'endpoint-changed',
  'equals-for-inequality',
  // Systems
  'no-parentheses',
  'wrong-letter',
  'adds-for-subtracts',
  'combines-one-side',
  'subtracts-one-term',
  // Units
  'unit-not-changed',
  'unit-factor-turned',
  'unit-factor-not-raised',
  'unit-wrong-factor',
  'unit-wrong',
  'quantities-turned',
  // One number off
  'arithmetic-slip',
] as const

export type StepBug = (typeof stepBugs)[number]
