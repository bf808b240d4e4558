import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** A decimal as a whole number of thousandths, so that it stays exact. */
export type Decimal = number

export const places = ['hundreds', 'tens', 'ones', 'tenths', 'hundredths', 'thousandths'] as const
export type Place = (typeof places)[number]

/** The value of 1 in a place, in thousandths. */
export const worthOf = (place: Place): Decimal => 10 ** (5 - places.indexOf(place))
/** “hundredths”, “centésimas”. */
export const placeName = (place: Place): Text => say('many', { place })
/** “hundredth”, “centésima”. */
export const placeOne = (place: Place): Text => say('one', { place })

export const toNumber = (decimal: Decimal): number => Number((decimal / 1000).toFixed(4))
/** `4.073`; with `count` given, that many decimal places: `4.10`. */
export const written = (decimal: Decimal, count?: number): string =>
  count === undefined ? String(toNumber(decimal)) : (decimal / 1000).toFixed(count)

export const digitAt = (decimal: Decimal, place: Place): number => Math.floor(decimal / worthOf(place)) % 10
/** Half rounds up. */
export const rounded = (decimal: Decimal, place: Place): Decimal =>
  Math.floor(decimal / worthOf(place) + 0.5) * worthOf(place)
export const cutOff = (decimal: Decimal, place: Place): Decimal =>
  Math.floor(decimal / worthOf(place)) * worthOf(place)
