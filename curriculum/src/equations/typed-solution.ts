import { formatFraction } from '@skills-center/answers/rational'
import type { Exact, Thinking } from '../bugs/bug.ts'
import { typed } from '../form/answering.ts'
import type { ItemTemplate } from '../form/item-template.ts'
import { tex } from '../markup.ts'
import { solveEquation } from '../math/linear-expression.ts'
import { numberTex } from './exact.ts'
import { say } from './messages.gen.ts'

/** `x = ` and a field for the solution. */
export const typedSolution = <Values>(
  values: Values,
  { letter, key, bugs }: { letter: string; key: Exact; bugs: readonly Thinking<Values>[] },
): Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'answer'> => ({
  ...typed(values, { label: say('solution'), before: `${letter} = `, key, bugs }),
  answer: tex(`${letter} = ${numberTex(key)}`),
})

/** The solution of an equation in TeX, in the form that students type. */
export function solvedText(source: string): string {
  const value = solveEquation(source)
  return typeof value === 'string' ? value : formatFraction(value)
}
