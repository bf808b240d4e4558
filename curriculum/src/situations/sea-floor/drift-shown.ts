import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'

/** Solves for a speed, a distance, or a time, based on the units in the text. */
export function driftShown(shown: Shown): Response {
  const given = numbersIn(shown.stem)
  const [a = 0, b = 1, c = 0, d = 1] = given.map(({ value }) => value)
  const cm = given.find(({ noun }) => noun === 'cm')
  const km = given.find(({ noun }) => noun === 'km')
  // One centimeter per year for a million years makes ten kilometers.
  if (cm !== undefined) return solved.number((km?.value ?? 0) / cm.value / 10)
  if (given.length === 2) return solved.number(a / b)
  if (given.length === 3 && given[0]?.noun === 'km') return solved.number(a * (c / b))
  return solved.number(((b + c) / a) * d)
}
