import { all, bug, drawUntil, type Exact, type Random, tidy, toNumber } from '#form'
import type { ItemTemplate } from '#form/item-template.ts'
import { calculate, numberTex } from '#equations/exact.ts'
import { lowest, mixedTex } from '#fractions/fraction.ts'
import { say } from './messages.gen.ts'

export type Form = 'decimal' | 'fraction'
/** A point between two labels of a line, `m` of `n` spaces below the upper label (or to the left of the right one). */
export interface Spot {
  left: number
  right: number
  n: number
  m: number
  /** The ends of the line. */
  from: number
  to: number
  isVertical: boolean
  form: Form
  /** Whether only these two labels are written. */
  isSparse: boolean
}
/** In exact form: a decimal, or a fraction where the decimal does not end. */
export function valueOf({ left, right, n, m }: Spot): Exact {
  const top = tidy(right * n - m * (right - left))
  return n % 3 === 0 ? calculate([Math.round(top), n], 'times', 1) : tidy(top / n)
}
export const stepOf = ({ left, right, n }: Spot): number => (right - left) / n

/** `−1\frac{3}{4}`, `−1.75`. */
export function signedTex(value: Exact, form: Form): string {
  const number = toNumber(value)
  const parts =
    form === 'decimal'
      ? undefined
      : [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20].find((each) => isWhole(number * each))
  if (parts === undefined) return numberTex(value)
  const size = mixedTex(lowest([Math.round(Math.abs(number) * parts), parts]))
  return number < 0 ? `−${size}` : size
}
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

const scaled = (its: Spot, spaces: number): Exact => {
  const part = spaces * (its.right - its.left)
  return its.n % 3 === 0 ? calculate([Math.round(part), its.n], 'times', 1) : tidy(part / its.n)
}
// Worked by hand: between −2 and −1 in fourths, 3 spaces to the left of −1: −1 3/4.
const spot: Spot = {
  left: -2,
  right: -1,
  n: 4,
  m: 3,
  from: -3,
  to: 1,
  isVertical: true,
  form: 'decimal',
  isSparse: false,
}
const opposite = (value: Exact): Exact => calculate(0, 'minus', value)
export const spotBugs = {
  side: bug<Spot>({
    id: 'signed.wrong-side',
    answer: (its) => opposite(valueOf(its)),
    feedback: (its) => say(`slip.side.${its.right > 0 ? 'positive' : 'negative'}`),
    example: [spot, 1.75],
  }),
  away: bug<Spot>({
    id: 'signed.reads-away',
    // The spaces from the left label are counted away from 0.
    answer: (its) => (its.right > 0 ? null : calculate(its.left, 'minus', scaled(its, its.n - its.m))),
    feedback: () => say('slip.away'),
    example: [spot, -2.25],
  }),
  tenth: bug<Spot>({
    id: 'decimal.every-tick-a-tenth',
    answer(its) {
      if (isWhole(its.n / 10) || Math.abs(stepOf(its) - 0.1) < 1e-6) return null
      return its.right > 0 ? tidy(its.left + (its.n - its.m) / 10) : tidy(its.right - its.m / 10)
    },
    feedback: ({ n }) => say('slip.tenth', { n }),
    example: [spot, -1.3],
  }),
  ticks: bug<Spot>({
    id: 'signed.counts-ticks',
    answer: (its) =>
      its.right > 0
        ? calculate(its.left, 'plus', scaled(its, its.n - its.m + 1))
        : calculate(its.right, 'minus', scaled(its, its.m + 1)),
    feedback: () => say('slip.ticks'),
    example: [spot, -2],
  }),
}

function drawSparse(random: Random): Spot {
  const n = random.pick([4, 5])
  const step = random.pick(n === 4 ? [0.05, 0.25, 0.5] : [0.05, 0.2, 0.5])
  const right = tidy(-step * random.integer(1, 15))
  const left = tidy(right - n * step)
  return {
    left,
    right,
    n,
    m: random.integer(1, n - 1),
    from: tidy(left - 3 * step),
    to: tidy(right + 3 * step),
    isVertical: random.chance(0.5),
    form: 'decimal',
    isSparse: true,
  }
}
/** Between neighboring whole numbers, with decimals or fractions, or between two labels that are decimals. */
export function drawSpot(random: Random, kind: 'decimal' | 'fraction' | 'sparse'): Spot {
  if (kind === 'sparse')
    return drawUntil(
      () => drawSparse(random),
      ({ left, right }) => !Number.isInteger(left) || !Number.isInteger(right),
    )
  const n = random.pick(kind === 'decimal' ? [2, 4, 5, 10] : [3, 4, 6, 8])
  const from = -random.integer(2, 8)
  const to = from + (n > 6 ? 3 : 4)
  const left = random.pick([from, from + 1, from + 2, Math.min(to - 1, 0)])
  return {
    left,
    right: left + 1,
    n,
    m: random.integer(1, n - 1),
    from,
    to,
    isVertical: kind === 'decimal' || random.chance(0.4),
    form: kind,
    isSparse: false,
  }
}

const labelsOf = ({ left, right, from, to, isSparse }: Spot): number[] =>
  isSparse ? [left, right] : Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** The line with points. */
export function lineOf(
  its: Spot,
  points: readonly { label: string; at: number }[],
  label?: ReturnType<typeof say>,
): NonNullable<ItemTemplate['figure']> {
  const labels = labelsOf(its)
  const told = points.map(({ label: letter, at }) => {
    const below = labels.findLast((each) => each <= at + 1e-9) ?? its.from
    const spaces = Math.round((at - below) / stepOf(its))
    return spaces === 0
      ? say('line.on', { letter, at: below })
      : say(its.isVertical ? 'line.above' : 'line.right', { letter, spaces, below })
  })
  return {
    kind: 'number-line',
    description: say(its.isVertical ? 'line.vertical' : 'line.horizontal', {
      labels: all(labels),
      n: its.n,
      points: all(told),
    }),
    from: its.from,
    to: its.to,
    step: stepOf(its),
    labelled: labels,
    points: points.map(({ label: letter, at }) => ({ at, label: letter })),
    jumps: [],
    ...(label === undefined ? {} : { label }),
    ...(its.isVertical ? { isVertical: true } : {}),
  }
}

/** Numbers in TeX, with sign, as values: −1.75, a mixed number. */
export function readTex(source: string): number {
  const [, signs = '', whole = '', top = '0', bottom = '1'] =
    /^([−(]*)([\d.]*)(?:\\frac\{(\d+)\}\{(\d+)\})?\)*$/.exec(source) ?? []
  const size = Number(whole) + Number(top) / Number(bottom)
  return signs.split('−').length % 2 === 0 ? -size : size
}

/** A number as it is written: with a minus sign before its opposite if `isTurned`. */
export interface Card {
  value: Exact
  form: Form
  isTurned: boolean
}
export const cardTex = ({ value, form, isTurned }: Card): string => {
  const shown = signedTex(isTurned ? -toNumber(value) : value, form)
  return isTurned ? `−(${shown})` : shown
}
