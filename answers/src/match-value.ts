import { advise, type Advice, type AdviceCode } from './advice/advice.ts'
import {
  absolute,
  compare,
  equals,
  parseRational,
  power,
  rational,
  roundTo,
  subtract,
  type Rational,
} from './rational.ts'

/** The required value, with its rounding and tolerance. */
export interface Target {
  readonly value: Rational
  /** Decimal places to which the answer must be rounded; negative for tens, hundreds, and so on. */
  readonly places?: number | undefined
  /** Tolerance, for example if the value is read from a graph. */
  readonly within?: Rational | undefined
}

/** `unrounded`: right, but with more places than required. */
export type Match = 'equal' | 'unrounded' | 'different'

interface TargetKey {
  value: string
  places?: number
  within?: string
}

/** @throws RangeError when the author's numbers cannot be read */
export const targetOf = (key: TargetKey): Target => ({
  value: parseRational(key.value),
  places: key.places,
  within: key.within === undefined ? undefined : parseRational(key.within),
})

/** `writtenPlaces`: digits after the answer's decimal point; undefined if it is not a decimal. */
export function matchValue(answer: Rational, writtenPlaces: number | undefined, target: Target): Match {
  const { value, places, within } = target
  const difference = absolute(subtract(answer, value))
  if (within !== undefined && compare(difference, within) <= 0) return 'equal'
  if (places === undefined) return equals(answer, value) ? 'equal' : 'different'
  const rounded = roundTo(value, places)
  if (equals(answer, rounded)) return 'equal'
  if (equals(answer, value)) return 'unrounded'
  if (writtenPlaces !== undefined && writtenPlaces <= places) return 'different'
  // If the key itself is rounded, nothing is known of the exact value except what it rounds to.
  const isKeyRounded = equals(value, rounded)
  if (isKeyRounded) return equals(roundTo(answer, places), rounded) ? 'unrounded' : 'different'
  const lastPlace = writtenPlaces === undefined ? rational(0) : power(rational(10), -writtenPlaces)
  return compare(difference, lastPlace) <= 0 ? 'unrounded' : 'different'
}

const placeNames: Record<number, AdviceCode> = {
  [-3]: 'place-thousand',
  [-2]: 'place-hundred',
  [-1]: 'place-ten',
  0: 'place-whole',
  1: 'place-tenth',
  2: 'place-hundredth',
  3: 'place-thousandth',
}

export function roundingAsked(places: number): Advice {
  const place = placeNames[places]
  return advise('round', {
    place: place === undefined ? advise('decimal-places', { places: `${places}` }) : advise(place),
  })
}
