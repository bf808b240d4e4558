import { echoOf } from './echo.ts'
import { lettersIn } from './expression.ts'
import { normalForm } from './normal-form.ts'
import { renamed, type Renaming } from './other-letter.ts'
import { parseExpression, type Reading } from './parser.ts'
import type { ReadExpression } from './read-expression.ts'

export type RelationSign = '=' | '<' | '>' | '≤' | '≥' | '≠'

/** A chain such as `1 < x ≤ 4`. It has one more side than signs. */
export interface Relations {
  readonly sides: readonly ReadExpression[]
  readonly signs: readonly RelationSign[]
}

const isSign = (text: string): text is RelationSign => '=<>≤≥≠'.includes(text)

/** Reads prepared text. Without a relation there is one side. @throws Refused with what to change */
export function readRelations(text: string, options: Reading = {}): Relations {
  const parts = text.split(/([=<>≤≥≠])/)
  const sides = parts
    .filter((_, index) => index % 2 === 0)
    .map((part) => {
      const expression = parseExpression(part, options)
      return { expression, form: normalForm(expression) }
    })
  return { sides, signs: parts.filter((_, index) => index % 2 === 1).filter(isSign) }
}

export const echoOfRelations = ({ sides, signs }: Relations): string =>
  sides
    .map(({ expression }, index) => `${echoOf(expression)} ${signs[index] ?? ''}`)
    .join(' ')
    .trim()

export const lettersInRelations = ({ sides }: Relations): Set<string> =>
  new Set(sides.flatMap(({ expression }) => [...lettersIn(expression)]))

export const renamedRelations = ({ sides, signs }: Relations, names: Renaming): Relations => ({
  sides: sides.map(({ expression }) => {
    const its = renamed(expression, names)
    return { expression: its, form: normalForm(its) }
  }),
  signs,
})

/** The letter that is alone on one side and absent from the other, with the other side; null if there is none. */
export function soloIn({ sides }: Relations): { letter: string; other: ReadExpression } | null {
  for (const [side, other] of [
    [sides[0], sides[1]],
    [sides[1], sides[0]],
  ] as const) {
    if (side?.expression.kind !== 'letter' || other === undefined) continue
    const { name } = side.expression
    if (!lettersIn(other.expression).has(name)) return { letter: name, other }
  }
  return null
}
