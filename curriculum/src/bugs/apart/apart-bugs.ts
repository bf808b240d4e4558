import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/**
 * Two numbers whose distance is asked for, or q itself, given its distance from p and its side. `step` is the distance
 * between tick marks if a number line is shown.
 */
export interface Apart {
  p: number
  q: number
  asks: 'distance' | 'number'
  step: number | null
}
export const distanceOf = ({ p, q }: Pick<Apart, 'p' | 'q'>): number => tidy(Math.abs(p - q))
export const isAcross = ({ p, q }: Pick<Apart, 'p' | 'q'>): boolean => p * q < 0
export const apartKey = (its: Apart): number => (its.asks === 'distance' ? distanceOf(its) : its.q)
const nonzero = (value: number): number | null => (tidy(value) === 0 ? null : tidy(value))
const sizes = ({ p, q }: Apart): [number, number] => [Math.abs(p), Math.abs(q)]

// Worked by hand: from −4 to 7 is 11; ignoring signs, 3. From −4 to −7 is 3; as a sum, 11.
const across: Apart = { p: -4, q: 7, asks: 'distance', step: null }
const below: Apart = { ...across, q: -7 }

export const withoutSigns = bug<Apart>({
  id: 'signed.ignores-signs',
  answer(its) {
    const [a, b] = sizes(its)
    if (its.asks === 'number') {
      return its.p > 0 ? null : nonzero(its.q > its.p ? a + distanceOf(its) : a - distanceOf(its))
    }
    return isAcross(its) ? nonzero(Math.abs(a - b)) : null
  },
  feedback: ({ asks, p, q }) => (asks === 'number' ? say('number-without') : say('without', { p, q })),
  example: [across, 3],
})
export const addsSizes = bug<Apart>({
  id: 'signed.adds-to-compare',
  answer(its) {
    const [a, b] = sizes(its)
    return its.asks === 'number' || isAcross(its) ? null : a + b
  },
  feedback: ({ p, q }) => say('adds', { p, q }),
  example: [below, 11],
})
export const negativeDistance = bug<Apart>({
  id: 'signed.negative-distance',
  answer: (its) => (its.asks === 'number' ? null : -distanceOf(its)),
  feedback: () => say('negative'),
  example: [across, -11],
})
export const oneDistance = bug<Apart>({
  id: 'signed.one-distance',
  answer: (its) => (its.asks === 'distance' && isAcross(its) ? Math.max(...sizes(its)) : null),
  feedback: () => say('one'),
  example: [across, 7],
})
const tickAsOne = bug<Apart>({
  id: 'signed.tick-as-one',
  answer: (its) =>
    its.asks === 'distance' && its.step !== null && its.step !== 1 ? tidy(distanceOf(its) / its.step) : null,
  feedback: () => say('tick'),
  example: [{ ...across, q: 8, step: 2 }, 6],
})
const countsTicks = bug<Apart>({
  id: 'signed.counts-ticks',
  answer: (its) => (its.asks === 'distance' && its.step === 1 ? distanceOf(its) + 1 : null),
  feedback: () => say('counts'),
  example: [{ ...across, step: 1 }, 12],
})
const wrongWay = bug<Apart>({
  id: 'signed.wrong-way',
  answer: ({ asks, p, q }) => (asks === 'number' ? nonzero(2 * p - q) : null),
  feedback: ({ p, q, step }) =>
    step === null ? say('way', { side: q < p ? 'left' : 'right', p }) : say('way-line'),
  example: [{ ...across, asks: 'number' }, -15],
})
const wrongSign = bug<Apart>({
  id: 'signed.wrong-sign',
  answer: ({ asks, q }) => (asks === 'number' ? nonzero(-q) : null),
  feedback: () => say('sign'),
  example: [{ ...across, asks: 'number' }, -7],
})
const distanceForNumber = bug<Apart>({
  id: 'signed.end-as-jump',
  answer: (its) => (its.asks === 'number' ? distanceOf(its) : null),
  feedback: ({ p }) => say('jump', { p }),
  example: [{ ...across, asks: 'number' }, 11],
})
export const apartBugs = [
  withoutSigns,
  addsSizes,
  negativeDistance,
  oneDistance,
  tickAsOne,
  countsTicks,
  wrongWay,
  wrongSign,
  distanceForNumber,
]
