import type { Misconception } from '../families.ts'

/** Writing, rewriting, and evaluating expressions with variables. */
export const expressions = {
  'expression.adds-factor': { family: 'operation' },
  'expression.multiplies-outside': { family: 'part-whole' },
  'expression.skips-lone-letter': { family: 'part-whole' },
  'expression.sum-as-power': { family: 'operation' },
  'expression.factors-one-term': { family: 'part-whole' },
  'expression.subtracts-factor': { family: 'operation' },
  'expression.loses-one': { family: 'part-whole' },
  'expression.glues-digits': { family: 'place-value' },
  'expression.order-of-operations': { family: 'operation' },
  'expression.uses-one-part': { family: 'stops-early' },
  'expression.one-form': { family: 'form-unit' },
  'expression.tests-one-value': { family: 'evidence' },
  'expression.letter-as-thing': { family: 'everyday-idea', source: 'Küchemann 1981' },
  'expression.mixes-up-parts': { family: 'careless' },
  'expression.subtracts-first-term': { family: 'part-whole' },
  'expression.adds-instead': { family: 'operation' },
  'expression.reversed-difference': { family: 'reversal' },
  'expression.multiplies-to-factor': { family: 'operation' },
  'expression.difference-first': { family: 'operation' },
  'expression.divides-one-term': { family: 'part-whole' },
} as const satisfies Record<string, Misconception>
