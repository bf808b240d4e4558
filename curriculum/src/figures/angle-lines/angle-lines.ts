import type { FigureOf } from '@skills-center/contract/figure'
import { all, type Text } from '@skills-center/messages/values'
import type { Figure } from '../../item.ts'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/**
 * The eight angles formed by two lines and a transversal: at the upper crossing above left, above right, below left,
 * below right, then the same at the lower crossing.
 */
export const places = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** `angle` is the angle above right; the lower line is rotated from the upper one by `skew`. */
export interface Cut {
  angle: number
  tilt: number
  skew: number
}
/** The size of the angle at a place, in degrees. */
export function angleAt({ angle, skew }: Pick<Cut, 'angle' | 'skew'>, place: number): number {
  const right = place < 4 ? angle : angle - skew
  return [1, 2].includes(place % 4) ? right : 180 - right
}

export type Pair = 'vertical' | 'linear' | 'corresponding' | 'alternate' | 'same-side' | 'other'
const isInterior = (place: number): boolean => (place < 4 ? place > 1 : place < 6)
/** The relation of two angles. Alternate and same-side angles are either both between the lines or both outside. */
export function pairOf(one: number, other: number): Pair {
  const [first, second] = [Math.min(one, other), Math.max(one, other)]
  if (first < 4 === second < 4) return (first % 4) + (second % 4) === 3 ? 'vertical' : 'linear'
  if (first % 4 === second % 4) return 'corresponding'
  if (isInterior(first) !== isInterior(second)) return 'other'
  return first % 2 === second % 2 ? 'same-side' : 'alternate'
}
/** Whether the two are equal if the lines are parallel; otherwise they add up to 180°. */
export const isEqualPair = (one: number, other: number): boolean =>
  ['vertical', 'corresponding', 'alternate'].includes(pairOf(one, other))

const spoken = (label: string): Text | string => (label === '?' ? say('unknown') : label)

export function cutFigure(
  { angle, tilt, skew }: Cut,
  labels: readonly string[],
): Worded<FigureOf<'transversal'>> {
  const told = labels.flatMap((label, place) =>
    label === ''
      ? []
      : [
          say(
            `place.${place < 4 ? 'upper' : 'lower'}.${(['al', 'ar', 'bl', 'br'] as const)[place % 4] ?? 'al'}`,
            { label: spoken(label) },
          ),
        ],
  )
  return {
    kind: 'transversal',
    tilt,
    skew,
    angle,
    arrows: skew === 0,
    names: ['', '', ''],
    labels: [...labels],
    arcs:
      labels.length > 4 && labels.every((label) => label !== '')
        ? []
        : labels.flatMap((label, place) => (label === '' ? [] : [place])),
    description: say(skew === 0 ? 'parallel' : 'crossed', { list: all(told) }),
  }
}
/** The labeled places, with their labels. */
export function cutShown(
  figure: Figure | undefined,
): { place: number; label: string; isParallel: boolean }[] {
  if (figure?.kind !== 'transversal') throw new TypeError('expects two lines and a third')
  const isParallel = figure.skew === 0
  return figure.labels.flatMap((label, place) => (label === '' ? [] : [{ place, label, isParallel }]))
}

/** A triangle ABC with AC as its base, which may be extended past C to D and past A to E. */
export interface Corners {
  a: number
  b: number
  c: number
  extended: 'none' | 'right' | 'both'
}
export function cornersFigure(
  { a, c, extended }: Corners,
  labels: readonly [a: string, b: string, c: string],
): Worded<FigureOf<'polygon'>> {
  const base = 10
  const [first, second, third] = labels
  const written = [
    ['A', first],
    ['B', second],
    ['C', third],
  ].filter(([, label]) => label !== '')
  const at = (x: number): [number, number] => [x, 0]
  const ends = extended === 'none' ? [] : [{ corner: base, end: base + 4, label: 'D' }]
  if (extended === 'both') ends.push({ corner: 0, end: -4, label: 'E' })
  return {
    kind: 'polygon',
    shapes: [
      {
        outline: { type: 'triangle-angles', base, angles: [a, c] },
        fill: 'soft',
        names: ['A', 'C', 'B'],
        angles: [first, third, second],
        segments: ends.map(({ corner, end }) => ({
          from: at(corner),
          to: at(end),
          label: '',
          look: 'solid',
        })),
        points: ends.map(({ end, label }) => ({ at: at(end), label })),
      },
    ],
    description: say(`triangle.${extended}`, {
      list:
        written.length === 0
          ? say('triangle.bare')
          : all(
              written.map(([name = '', label = '']) => say('triangle.angle', { name, label: spoken(label) })),
            ),
    }),
  }
}
/** The labels of the angles A, B, and C. */
export function cornersShown(figure: Figure | undefined): [a: string, b: string, c: string] {
  const [shape] = figure?.kind === 'polygon' ? figure.shapes : []
  const [a = '', c = '', b = ''] = shape?.angles ?? []
  return [a, b, c]
}
