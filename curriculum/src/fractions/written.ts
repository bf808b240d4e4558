import { type Tex, type Text, tex } from '@skills-center/messages/values'
import type { Bug } from '../bugs/bug.ts'
import { typedFraction } from '../form/answering.ts'
import type { AnsweringTemplate } from '../form/item-template.ts'
import type { Response } from '../item.ts'
import { quantity, type UnitId } from '../units/units.ts'
import { type Fraction, lowest, mixedTex, sizeOf } from './fraction.ts'
import { say } from './messages.gen.ts'

/** A fraction as a message value, as a mixed number if it is greater than 1. */
export const shown = (fraction: Fraction): Tex => tex(mixedTex(fraction))

/** “3/4 mile”, “1 1/4 miles”. In Spanish, a fraction below 1 takes “de” before the unit. */
export const amount = (fraction: Fraction, unit: UnitId): Text =>
  say('amount', {
    value: shown(fraction),
    size: sizeOf(fraction) < 1 ? 'part' : sizeOf(fraction) === 1 ? 'one' : 'more',
    unit: quantity(1, unit),
  })

/** “eighths”: the name for pieces of this size. */
export const piecesOf = (denominator: number): Text => say('pieces', { n: String(denominator) })

/** A fraction, mixed number, or whole number to type, with its unit, and the right answer as shown. */
export function typedAmount<Values>(
  values: Values,
  its: { key: Fraction; unit?: UnitId; bugs: readonly Bug<Values>[] },
): AnsweringTemplate & { answer: Text } {
  const { unit, bugs } = its
  const key = lowest(its.key)
  return {
    ...typedFraction(values, {
      label: say('label'),
      ...(unit === undefined ? {} : { after: say('many', { unit: quantity(1, unit) }) }),
      key: key[1] === 1 ? key[0] : key,
      bugs,
    }),
    answer: unit === undefined ? say('plain', { value: shown(key) }) : amount(key, unit),
  }
}

/** The response of a solver. */
export const solvedFraction = (numerator: number, denominator: number): Response => ({
  kind: 'fraction',
  text: `${numerator}/${denominator}`,
})
