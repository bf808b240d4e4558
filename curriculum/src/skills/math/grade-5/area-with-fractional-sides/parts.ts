import { bug, defineModel, type ItemTemplate, type Random, tex } from '#form'
import {
  type Fraction,
  fromPlain,
  lowest,
  minus,
  mixedTex,
  plainMixed,
  plus,
  sizeOf,
  times,
} from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { amount, solvedFraction, typedAmount } from '#fractions/written.ts'
import { squareOf } from '#situations/mixed-rectangles/mixed-rectangles.ts'
import { say } from './messages.gen.ts'

const cross = String.raw` \times `

/** An L shape or a frame; all lengths are multiples of 1/n. */
export interface Parts {
  kind: 'split' | 'step' | 'frame'
  unit: 'foot' | 'inch' | 'meter'
  n: number
  width: number
  height: number
  /** Width of the high part and height of the low part; of a frame, how wide it is. */
  side: number
  low: number
}

const of = ({ n }: Parts, count: number): Fraction => lowest([count, n])
const area = (its: Parts, width: number, height: number): Fraction => times(of(its, width), of(its, height))
const whole = (its: Parts): Fraction => area(its, its.width, its.height)
const inner = (its: Parts): Fraction => area(its, its.width - 2 * its.side, its.height - 2 * its.side)
const high = (its: Parts): Fraction => area(its, its.side, its.height)
const lower = (its: Parts): Fraction => area(its, its.width - its.side, its.low)
const partsArea = (its: Parts): Fraction =>
  its.kind === 'frame' ? minus(whole(its), inner(its)) : plus(high(its), lower(its))

// Worked by hand: 3 by 2, the high part 1 1/2 wide, the low one 1/2 high; a frame of 1/2 around 2 by 1.
const step: Parts = { kind: 'step', unit: 'foot', n: 2, width: 6, height: 4, side: 3, low: 1 }
const frame: Parts = { ...step, kind: 'frame', side: 1, low: 0 }
const steps = (answerOf: (its: Parts) => Fraction) => (its: Parts) =>
  its.kind === 'frame' ? null : answerOf(its)
const frames = (answerOf: (its: Parts) => Fraction) => (its: Parts) =>
  its.kind === 'frame' ? answerOf(its) : null

const bugs = [
  bug<Parts>({
    id: 'area.box-around',
    answer: steps(whole),
    feedback: () => say('parts.box'),
    example: [step, [6, 1]],
  }),
  bug<Parts>({
    id: 'area.one-piece',
    answer: steps(high),
    feedback: () => say('parts.piece'),
    example: [step, [3, 1]],
  }),
  bug<Parts>({
    id: 'area.wrong-length',
    answer: steps((its) => plus(high(its), area(its, its.width, its.low))),
    feedback: () => say('parts.overlap'),
    // 3 + 3 × 1/2
    example: [step, [9, 2]],
  }),
  bug<Parts>({
    id: 'area.stops-early',
    answer: frames(inner),
    feedback: () => say('parts.inner'),
    example: [frame, [2, 1]],
  }),
  bug<Parts>({
    id: 'area.wrong-length',
    answer: frames((its) => minus(whole(its), area(its, its.width - its.side, its.height - its.side))),
    feedback: () => say('parts.once'),
    // 6 − 2 1/2 × 1 1/2
    example: [frame, [9, 4]],
  }),
  bug<Parts>({
    id: 'area.subtracts-sides',
    answer: frames((its) => area(its, 2 * its.side, 2 * its.side)),
    feedback: () => say('parts.sides'),
    example: [frame, [1, 1]],
  }),
]

function drawParts(random: Random, kind: Parts['kind']): Parts {
  const unit = random.pick(['foot', 'inch', 'meter'] as const)
  const n = random.pick([2, 3, 4])
  const its = { kind, unit, n, width: random.integer(2 * n, 4 * n), height: random.integer(n + 1, 3 * n) }
  return kind === 'frame'
    ? { ...its, side: random.integer(1, n - 1), low: 0 }
    : {
        ...its,
        side: random.integer(Math.ceil(its.width * 0.3), Math.floor(its.width * 0.7)),
        low: random.integer(Math.ceil(its.height * 0.3), Math.floor(its.height * 0.7)),
      }
}

function partsFigure(its: Parts): NonNullable<ItemTemplate['figure']> {
  const { kind, width, height, side, low } = its
  const text = (count: number): string => plainMixed(of(its, count))
  const [w, h, s, l, rest] = [width, height, side, low, width - side].map(text)
  if (kind === 'frame') {
    return {
      kind: 'polygon',
      description: say('figure.frame', { w: w ?? '', h: h ?? '' }),
      layout: 'together',
      shapes: [
        { outline: { type: 'rectangle', width, height }, sides: [w ?? '', h ?? '', '', ''] },
        {
          outline: {
            type: 'vertices',
            vertices: [
              [side, side],
              [width - side, side],
              [width - side, height - side],
              [side, height - side],
            ],
          },
          fill: 'ground',
        },
      ],
    }
  }
  const told = { w: w ?? '', h: h ?? '', s: s ?? '', l: l ?? '', rest: rest ?? '' }
  return {
    kind: 'polygon',
    description: say(`figure.${kind}`, told),
    shapes: [
      {
        outline: {
          type: 'vertices',
          vertices: [
            [0, 0],
            [width, 0],
            [width, low],
            [side, low],
            [side, height],
            [0, height],
          ],
        },
        rightAngles: [0, 1, 2, 4, 5],
        sides:
          kind === 'split'
            ? ['', told.l, told.rest, '', told.s, told.h]
            : [told.w, told.l, '', '', told.s, told.h],
      },
    ],
  }
}

const line = (its: Parts, width: number, height: number) =>
  tex(
    `${mixedTex(of(its, width))}${cross}${mixedTex(of(its, height))} = ${mixedTex(area(its, width, height))}`,
  )
const less = (one: Fraction, other: Fraction, sign = '−') =>
  tex(
    `${mixedTex(one)} ${sign} ${mixedTex(other)} = ${mixedTex(sign === '−' ? minus(one, other) : plus(one, other))}`,
  )

/** Two parts (level 1), a length to find first (level 2), what is left of a rectangle (level 3). */
export const parts = defineModel<Parts>({
  id: 'parts',
  thinking: 'use in a story',
  seconds: 100,
  standards: ['5.NF.B.4b'],
  bugs,
  task: ({ kind, unit, n }) => `${kind} ${unit} ${n}`,
  draw: (random, level) => drawParts(random, ({ 1: 'split', 2: 'step', 3: 'frame' } as const)[level]),
  fits(its) {
    const { kind, n, width, height, side, low } = its
    const lengths = kind === 'frame' ? [width, height, side] : [width, height, side, low, width - side]
    return (
      lengths.filter((each) => each % n > 0).length > 1 &&
      (kind === 'frame'
        ? width - 2 * side >= n / 2 && height - 2 * side >= n / 2
        : new Set(lengths).size === lengths.length)
    )
  },
  item(its) {
    const { kind, unit, width, height, side, low } = its
    const key = partsArea(its)
    const square = squareOf[unit]
    return {
      stem:
        kind === 'frame'
          ? [say(`parts.frame.${unit}`, { side: amount(of(its, side), unit) })]
          : [say(`parts.shape.${unit}`)],
      figure: partsFigure(its),
      ...typedAmount(its, { key, unit: square, bugs }),
      hints: [say(`parts.nudge.${kind}`), say(`parts.hint.${kind}`)],
      solution:
        kind === 'frame'
          ? [
              say('parts.opening-width', { equation: less(of(its, width), of(its, 2 * side)) }),
              say('parts.opening-height', { equation: less(of(its, height), of(its, 2 * side)) }),
              say('parts.outer', { equation: line(its, width, height) }),
              say('parts.hole', { equation: line(its, width - 2 * side, height - 2 * side) }),
              say('parts.subtract', { equation: less(whole(its), inner(its)), area: amount(key, square) }),
            ]
          : [
              ...(kind === 'step'
                ? [say('parts.rest', { equation: less(of(its, width), of(its, side)) })]
                : []),
              say('parts.high', { equation: line(its, side, height) }),
              say('parts.low', { equation: line(its, width - side, low) }),
              say('parts.add', { equation: less(high(its), lower(its), '+'), area: amount(key, square) }),
            ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'polygon') throw new TypeError('expects a shape')
    const [a = [0, 1], b = [0, 1], c = [0, 1], , e = [0, 1], f = [0, 1]] = (
      figure.shapes[0]?.sides ?? []
    ).map((text): Fraction => (text === '' ? [0, 1] : fromPlain(text)))
    if (figure.shapes.length > 1) {
      const side = sizeOf(fractionsIn(stem)[0] ?? [0, 1])
      const hole = (sizeOf(a) - 2 * side) * (sizeOf(b) - 2 * side)
      return solvedFraction(Math.round((sizeOf(a) * sizeOf(b) - hole) * 144), 144)
    }
    const rest = a[0] === 0 ? c : minus(a, e)
    return solvedFraction(...plus(times(e, f), times(rest, b)))
  },
})
