import type { NumberScale } from '../../figures/number-scale/number-scale.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A point a number of spaces to the left or right of 0; asks for its number or the opposite. */
export interface LineReading extends NumberScale {
  asks: 'point' | 'opposite'
  /** Negative to the left. */
  spacesFromZero: number
}

export const pointOf = ({ step, spacesFromZero }: LineReading): number => tidy(step * spacesFromZero)
export const readingOf = (reading: LineReading): number =>
  reading.asks === 'point' ? pointOf(reading) : -pointOf(reading)

/** The labeled number on the 0 side of the point, and the number of spaces from there to the point. */
export function fromLabel({ labelEvery, spacesFromZero }: LineReading): { label: number; more: number } {
  const size = Math.abs(spacesFromZero)
  const label = Math.floor(size / labelEvery) * labelEvery
  return { label, more: size - label }
}
const signOf = (reading: LineReading): number => Math.sign(readingOf(reading))

// Worked by hand: 6 spaces of 5 to the left of 0: −30, with labels at −20 and −40.
const thirty: LineReading = { step: 5, spaces: 12, labelEvery: 4, asks: 'point', spacesFromZero: -6 }

export const otherSide = bug<LineReading>({
  id: 'signed.wrong-side',
  answer: (reading) => (reading.asks === 'point' ? -readingOf(reading) : null),
  feedback: (reading) => say('reading.side', { side: reading.spacesFromZero < 0 ? 'left' : 'right' }),
  example: [thirty, 30],
})

const pointItself = bug<LineReading>({
  id: 'signed.no-opposite',
  answer: (reading) => (reading.asks === 'opposite' ? pointOf(reading) : null),
  feedback: () => say('reading.itself'),
  example: [{ ...thirty, asks: 'opposite' }, -30],
})

/** Reads −2.6 as −3.4: counts away from 0, starting at the label on the left. */
export const readsAway = bug<LineReading>({
  id: 'signed.reads-away',
  answer(reading) {
    const { step, labelEvery, spacesFromZero, spaces } = reading
    const { label, more } = fromLabel(reading)
    const left = label + labelEvery
    if (spacesFromZero > 0 || more === 0 || left >= spaces) return null
    return tidy(signOf(reading) * step * (left + labelEvery - more))
  },
  feedback(reading) {
    const { label } = fromLabel(reading)
    return say('reading.away', { left: tidy(-(label + reading.labelEvery) * reading.step) })
  },
  // Two spaces to the right of −40, read as −50.
  example: [thirty, -50],
})

export const tickAsOne = bug<LineReading>({
  id: 'signed.tick-as-one',
  answer(reading) {
    const { label, more } = fromLabel(reading)
    return reading.step === 1 ? null : tidy(signOf(reading) * (label * reading.step + more))
  },
  feedback: ({ step, labelEvery }) =>
    say('reading.one', { spaces: labelEvery, worth: tidy(step * labelEvery) }),
  // −20 and two more.
  example: [thirty, -22],
})

export const countsTicks = bug<LineReading>({
  id: 'signed.counts-ticks',
  answer: (reading) => tidy(signOf(reading) * reading.step * (Math.abs(reading.spacesFromZero) + 1)),
  feedback: () => say('reading.ticks'),
  example: [thirty, -35],
})

export const readingBugs = [otherSide, pointItself, readsAway, tickAsOne, countsTicks]
