import { numeral } from '@skills-center/messages/format-value'
import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type GridPair, type SceneId, unitsOf, xOf, yOf } from '../../situations/proportional/proportional.ts'
import { tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Factors between the heights of two lines. */
export const factors = { two: 2, half: 0.5, three: 3 } as const

/** A line to draw: through a pair, or a multiple as steep as the given one. */
export interface Drawing extends GridPair {
  scene: SceneId
  times: keyof typeof factors | null
}

type Point = [x: number, y: number]
interface WrongLine {
  points: [Point, Point]
  misconception: MisconceptionId
  feedback: Text
}

const countsSquares = (scene: SceneId, step: number): Text => say('line.squares', { y: yOf(scene, step) })

/** Lines that known misconceptions draw. */
export function wrongLines({ scene, step, across, up, times }: Drawing): WrongLine[] {
  const { xs, ys } = unitsOf(scene)
  const line = (start: Point, end: Point, misconception: MisconceptionId, feedback: Text): WrongLine => ({
    points: [start, end],
    misconception,
    feedback,
  })
  const start = say('line.start', { xs })
  if (times !== null) {
    const gap = Math.abs(up * factors[times] - up)
    const turned = up / factors[times]
    return [
      // Students can only draw lines through grid crossings.
      ...(turned % step === 0
        ? [line([0, 0], [across, turned], 'proportion.wrong-way', say('line.wrong-way'))]
        : []),
      line([0, gap], [across, gap + up], 'proportion.start-value', start),
      line([0, 0], [across, up], 'proportion.amount-as-constant', say('line.same')),
    ]
  }
  return [
    line([0, 0], [up / step, across * step], 'proportion.swaps', say('line.swapped')),
    ...(step === 1
      ? []
      : [
          line(
            [0, 0],
            [across, across * step],
            'graph.counts-squares',
            say('line.diagonal', { y: yOf(scene, step) }),
          ),
        ]),
    line([0, up], [across, up], 'proportion.amount-as-constant', say('line.flat', { xs, ys })),
    line([0, up], [across, 0], 'proportion.pair-as-ends', say('line.ends')),
    line([0, step], [across, up + step], 'proportion.start-value', start),
    line([0, step], [across, up], 'proportion.start-value', start),
  ]
}

interface OfferedPoint {
  point: Point
  misconception: MisconceptionId
  feedback: Text
}

/** Interpretations of a point P on the line; the first is right. */
export function readings({ scene, step, across, up }: GridPair & { scene: SceneId }): OfferedPoint[] {
  const swapped = {
    misconception: 'proportion.swaps',
    feedback: say('point.swapped', unitsOf(scene)),
  } as const
  return [
    { point: [across, up], ...swapped },
    { point: [up, across], ...swapped },
    {
      point: [1, up],
      misconception: 'proportion.amount-as-constant',
      feedback: say('point.one', { y: yOf(scene, up) }),
    },
    {
      point: [across, up / step],
      misconception: 'graph.counts-squares',
      feedback: countsSquares(scene, step),
    },
  ]
}

/** Distant points that might be on the line; the first is right. */
export function pointsFarOut(
  { scene, rate, across, up }: GridPair & { scene: SceneId },
  far: number,
): OfferedPoint[] {
  const added = { misconception: 'ratio.additive', feedback: say('point.added') } as const
  return [
    { point: [far, far * rate], ...added },
    { point: [far, up + far - across], ...added },
    {
      point: [far * rate, far],
      misconception: 'proportion.swaps',
      feedback: say('point.swapped', unitsOf(scene)),
    },
    { point: [far, (far + 1) * rate], misconception: 'proportion.near-miss', feedback: say('point.near') },
  ]
}

/** Points that students mistake for the one with the unit rate. */
export function wrongForOne({ scene, rate, across, up }: GridPair & { scene: SceneId }) {
  const units = unitsOf(scene)
  const stays = {
    misconception: 'proportion.amount-as-constant',
    feedback: say('point.stays', { x: xOf(scene, across), ...units }),
  } as const
  return [
    {
      value: `(${rate},1)`,
      misconception: 'proportion.swaps',
      feedback: say('point.swapped', units),
    },
    { value: `(${across},${up})`, ...stays },
    {
      value: `(1,${tidy(up - across + 1)})`,
      misconception: 'ratio.additive',
      feedback: say('point.back', { across, up: numeral(up) }),
    },
    { value: `(1,${up})`, ...stays },
  ]
}
