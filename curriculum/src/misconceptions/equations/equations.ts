import type { Misconception } from '../families.ts'

/** Solving equations, and writing equations for stories. */
export const equations = {
  'equation.same-operation': { family: 'operation' },
  'equation.one-side': { family: 'stops-early' },
  'equation.wrong-inverse': { family: 'operation', source: 'Kieran 1992' },
  'equation.undoes-to-evaluate': { family: 'operation' },
  'equation.reversed-subtraction': { family: 'reversal' },
  'equation.half-the-fraction': { family: 'part-whole' },
  'equation.fractions-across': { family: 'part-whole' },
  'equation.does-not-test': { family: 'careless' },
  'model.keyword': { family: 'operation', source: 'Lewis & Mayer 1987' },
  'model.swaps-numbers': { family: 'reversal' },
  'model.adds-or-multiplies': { family: 'additive' },
  'equation.stops-early': { family: 'stops-early' },
  'equation.ignores-constant': { family: 'part-whole' },
  'equation.divides-one-part': { family: 'part-whole' },
  'equation.loses-sign': { family: 'sign' },
  'expression.distributes-once': { family: 'part-whole' },
  'expression.unlike-terms': { family: 'unlike-terms', source: 'Küchemann 1981' },
  'equation.line-order': { family: 'operation' },
  'model.swaps-rate': { family: 'reversal' },
  'model.counts-all': { family: 'part-whole' },
  'model.counts-once': { family: 'part-whole' },
  'model.wrong-sign': { family: 'sign' },
} as const satisfies Record<string, Misconception>
