import {
  choices,
  expression,
  number,
  type Slip,
  type WrongOption,
  type WrongValue,
} from '../../build-item.ts'
import type { Figure, Item } from '../../item.ts'
import { math, plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { numeral } from '../../wording.ts'
import { numbersIn } from '../numbers-in-text.ts'

type Triple = readonly [leg: number, leg: number, hypotenuse: number]

/** Right triangles with whole sides that are not too thin to draw. */
const triples: readonly Triple[] = (
  [
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [20, 21, 29],
    [12, 35, 37],
    [28, 45, 53],
    [7, 24, 25],
  ] as const
).flatMap(([a, b, c]) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((by): Triple => [a * by, b * by, c * by])
    .filter(([, , long]) => long <= 60),
)

const square = (side: number): number => side * side
const squareTex = (side: number): string => `${numeral(side)}^{2}`

/** √12 as 2√3: the whole number before the root and what stays inside. */
function simplest(inside: number): { before: number; inside: number } {
  const by = Array.from({ length: Math.floor(Math.sqrt(inside)) }, (_, index) => index + 1).findLast(
    (each) => inside % square(each) === 0,
  )
  return { before: by ?? 1, inside: inside / square(by ?? 1) }
}
const rootTex = (inside: number): string => String.raw`\sqrt{${inside}}`
function simplestTex(size: number): string {
  const { before, inside } = simplest(size)
  if (inside === 1) return String(before)
  return before === 1 ? rootTex(inside) : `${before}${rootTex(inside)}`
}
const isSquare = (size: number): boolean => Number.isInteger(Math.sqrt(size))

const units = ['cm', 'm', 'ft', 'mm', 'yd'] as const

/** Sides of a right triangle as written: legs, then the hypotenuse; `?` is asked for. */
function triangle(
  random: Random,
  sizes: readonly [number, number],
  texts: readonly [string, string, string],
): Figure {
  const [a, b] = sizes
  const [first, second, long] = texts
  const said = (text: string) => (text === '?' ? 'is marked with a question mark' : `is ${text} long`)
  return {
    kind: 'polygon',
    shapes: [
      {
        outline: {
          type: 'vertices',
          vertices: [
            [0, 0],
            [a, 0],
            [0, b],
          ],
        },
        turn: random.pick([0, 90, 180, 270, 20, 200]),
        sides: [first, long, second],
        rightAngles: [0],
      },
    ],
    description: `A right triangle. One side at the right angle ${said(first)}, and the other one ${said(second)}. The side across from the right angle ${said(long)}.`,
  }
}

/** Known sides of the triangle that a solver sees: [leg, leg, hypotenuse], null for the one asked for. */
function sidesSeen(figure: Figure | undefined): (number | null)[] {
  if (figure?.kind !== 'polygon') throw new TypeError('expects a triangle')
  const [first = '', long = '', second = ''] = figure.shapes[0]?.sides ?? []
  return [first, second, long].map((text) => (text === '?' ? null : (numbersIn(text)[0] ?? null)))
}

/** What must stand under the root for the side that is not known. */
function insideOf([one, two, long]: readonly (number | null)[]): number {
  if (long === null || long === undefined) return square(one ?? 0) + square(two ?? 0)
  return square(long) - square(one ?? two ?? 0)
}

const wrongLong = (a: number, b: number): WrongValue[] => [
  {
    value: String(a + b),
    misconception: 'adds-sides',
    feedback: `You added the two sides. Then the way around the corner would be as short as the direct way. Add the squares of the sides.`,
  },
  {
    value: String(square(a) + square(b)),
    misconception: 'forgets-root',
    feedback: `${numeral(square(a) + square(b))} is the square of the longest side, the area of the square on it. How long is the side itself?`,
  },
  {
    value: String(Math.abs(b - a)),
    misconception: 'subtracts-sides',
    feedback: `You subtracted the sides. The longest side must be longer than each of the others. Use the squares.`,
  },
  {
    value: String(2 * (a + b)),
    misconception: 'doubles',
    feedback: `It looks as if you doubled ${a} and ${b}. To square a number, multiply it by itself: ${a} × ${a}.`,
  },
]
const wrongLeg = (leg: number, long: number): WrongValue[] => [
  {
    value: String(long - leg),
    misconception: 'subtracts-sides',
    feedback: `You subtracted the sides. It is the squares that are subtracted: ${long} × ${long} and ${leg} × ${leg}.`,
  },
  {
    value: String(square(long) - square(leg)),
    misconception: 'forgets-root',
    feedback: `${numeral(square(long) - square(leg))} is the square of the side. How long is the side itself?`,
  },
  {
    value: String(long + leg),
    misconception: 'adds-sides',
    feedback: `You added the sides. And the ${long} is the longest side here, so the side that you look for is shorter.`,
  },
  ...(isSquare(square(long) + square(leg))
    ? [
        {
          value: String(Math.sqrt(square(long) + square(leg))),
          misconception: 'wrong-hypotenuse',
          feedback: `You added the squares. But ${long} is across from the right angle, so it is the longest side already.`,
        },
      ]
    : []),
]

// --- A side of a triangle ---

/** Areas of squares (level 1), whole sides (level 2), exact lengths with a root (level 3). */
const findSide: ComputedModel = {
  id: 'find-side',
  kind: 'computed',
  thinking: 'read a figure',
  seconds: 60,
  calculator: 'scientific',
  make(random, level) {
    if (level === 1) return findArea(random)
    return level === 2 ? findWhole(random) : findExact(random)
  },
  solve(shown) {
    const { figure, interaction } = shown
    if (figure?.kind === 'right-triangle-squares') {
      const read = (text: string) => (text === '?' || text === '' ? null : (numbersIn(text)[0] ?? null))
      const [a, b, c] = [read(figure.areas.a), read(figure.areas.b), read(figure.areas.c)]
      return { kind: 'number', text: String(c === null ? (a ?? 0) + (b ?? 0) : c - (a ?? b ?? 0)) }
    }
    const inside = insideOf(sidesSeen(figure))
    return interaction.kind === 'expression'
      ? { kind: 'expression', text: `sqrt(${inside})` }
      : { kind: 'number', text: String(Math.sqrt(inside)) }
  },
}

function findArea(random: Random): Item {
  const unit = random.pick(['cm', 'm', 'mm'] as const)
  const [p, q] = [random.integer(9, 90), random.integer(9, 90)]
  const asked = random.pick(['a', 'b', 'c'] as const)
  const areas = { a: p, b: q, c: p + q }
  const answer = areas[asked]
  const isThin = Math.max(p, q) > 6 * Math.min(p, q) || p === q
  if (isThin) return findArea(random)
  const unitText = `${unit}²`
  const shown = (of: 'a' | 'b' | 'c') => (of === asked ? '?' : `${areas[of]} ${unitText}`)
  const [one, two] = asked === 'c' ? [p, q] : [p + q, asked === 'a' ? q : p]
  const said = (of: 'a' | 'b' | 'c') =>
    of === asked ? 'is marked with a question mark' : `is ${areas[of]} ${unitText}`
  return {
    stem: `A square stands on each side of a right triangle. What is the area of the square with the question mark?`,
    figure: {
      kind: 'right-triangle-squares',
      a: Math.sqrt(p),
      b: Math.sqrt(q),
      sides: { a: '', b: '', c: '' },
      areas: { a: shown('a'), b: shown('b'), c: shown('c') },
      description: `A right triangle with a square on each side. The area of the square on one short side ${said('a')}, and on the other short side it ${said('b')}. The area of the square on the longest side ${said('c')}.`,
    },
    ...number({ label: 'Area', after: unitText }, { value: String(answer) }, [
      {
        value: String(asked === 'c' ? Math.abs(p - q) : one + two),
        misconception: asked === 'c' ? 'subtracts-sides' : 'wrong-hypotenuse',
        feedback:
          asked === 'c'
            ? 'You subtracted. The square on the longest side is as large as the two others together.'
            : `You added. But ${one} ${unitText} belongs to the longest side: that square is as large as the two others together.`,
      },
      {
        value: String(asked === 'c' ? square(p) + square(q) : square(one) - square(two)),
        misconception: 'squares-areas',
        feedback: `You squared the areas. They are squares of the sides already, so no more squaring is needed.`,
      },
    ]),
    hints: [
      'Which square stands on the longest side, across from the right angle? How does its area fit with the two others?',
      asked === 'c'
        ? `The two small squares together are as large as the large one. Their areas are ${p} and ${q}.`
        : `The square on the longest side has an area of ${p + q}. One of the small squares takes ${two} of that.`,
    ],
    solution: [
      'In a right triangle, the square on the longest side is as large as the squares on the two other sides together.',
      asked === 'c'
        ? `So its area is ${p} + ${q} = ${answer}, in ${unitText}.`
        : `So the area is what is left: ${one} − ${two} = ${answer}, in ${unitText}.`,
    ],
  }
}

function findWhole(random: Random): Item {
  const [x, y, long] = random.pick(triples)
  const [a, b] = random.chance(0.5) ? [x, y] : [y, x]
  const unit = random.pick(units)
  const isLong = random.chance(0.5)
  if (Math.min(a, b) * 3.5 < Math.max(a, b)) return findWhole(random)
  const shown = (side: number) => `${side} ${unit}`
  const [inside, sum] = isLong
    ? [square(long), `${squareTex(a)} + ${squareTex(b)}`]
    : [square(b), `${squareTex(long)} − ${squareTex(a)}`]
  return {
    stem: `How long is the side with the question mark?`,
    figure: triangle(random, [a, b], isLong ? [shown(a), shown(b), '?'] : [shown(a), '?', shown(long)]),
    ...number(
      { label: 'Length', after: unit },
      { value: String(isLong ? long : b) },
      isLong ? wrongLong(a, b) : wrongLeg(a, long),
    ),
    hints: [
      'Find the right angle. Which side lies across from it? That one is the longest, the hypotenuse.',
      isLong
        ? `The two sides at the right angle are known. Add their squares: ${tex(sum)}. What number has that square?`
        : `The longest side is known. Take the square of ${a} away from the square of ${long}: ${tex(sum)}. What number has that square?`,
    ],
    solution: [
      `In a right triangle ${math`a^{2} + b^{2} = c^{2}`}, where ${math`c`} is the side across from the right angle.`,
      isLong
        ? `Here ${math`c`} is asked: ${tex(`${sum} = ${square(a)} + ${square(b)} = ${inside}`)}.`
        : `Here ${math`c`} is ${long}, so the other square is ${tex(`${sum} = ${square(long)} − ${square(a)} = ${inside}`)}.`,
      `The side is the root of that: ${tex(`${rootTex(inside)} = ${Math.sqrt(inside)}`)}, in ${unit}.`,
    ],
  }
}

const exactField = { label: 'Exact length', letters: [] }
const rootKey = (inside: number) => ({ value: simplestTex(inside), shownAs: simplestTex(inside) })

function exactSlips(inside: number, a: number, b: number, isLong: boolean): WrongValue[] {
  const other = isLong ? Math.abs(square(a) - square(b)) : square(a) + square(b)
  return [
    {
      value: String(inside),
      misconception: 'forgets-root',
      feedback: `${inside} is the square of the side. Write the side itself: which root is it?`,
    },
    {
      value: String(isLong ? a + b : Math.abs(a - b)),
      misconception: isLong ? 'adds-sides' : 'subtracts-sides',
      feedback: `You ${isLong ? 'added' : 'subtracted'} the sides. It is their squares that fit together.`,
    },
    ...(other > 0
      ? [
          {
            value: rootTex(other),
            misconception: 'wrong-hypotenuse',
            feedback: isLong
              ? `You subtracted the squares. Both known sides are at the right angle, so which operation fits?`
              : `You added the squares. But the longest side is known here: it lies across from the right angle.`,
          },
        ]
      : []),
  ]
}

function rootSteps(inside: number): string {
  const { before, inside: rest } = simplest(inside)
  return before === 1
    ? `So the exact length is ${tex(rootTex(inside))}. It lies between ${Math.floor(Math.sqrt(inside))} and ${Math.ceil(Math.sqrt(inside))}.`
    : `So the length is ${tex(rootTex(inside))}. Since ${inside} is ${square(before)} × ${rest}, that is the same as ${tex(simplestTex(inside))}.`
}

function findExact(random: Random): Item {
  const [a, b] = [random.integer(2, 12), random.integer(2, 12)]
  const isLong = random.chance(0.5)
  const long = Math.max(a, b) + random.integer(1, 5)
  const inside = isLong ? square(a) + square(b) : square(long) - square(a)
  const other = Math.sqrt(isLong ? b * b : inside)
  if (isSquare(inside) || Math.min(a, other) * 3.5 < Math.max(a, other)) return findExact(random)
  const unit = random.pick(units)
  const shown = (side: number) => `${side} ${unit}`
  return {
    stem: `Find the exact length of the side with the question mark. Use a root where you need one.`,
    figure: triangle(random, [a, other], isLong ? [shown(a), shown(b), '?'] : [shown(a), '?', shown(long)]),
    ...expression(
      { ...exactField, after: unit },
      rootKey(inside),
      exactSlips(inside, isLong ? a : long, isLong ? b : a, isLong),
    ),
    hints: [
      'Find the right angle first. Is the side with the question mark across from it, or next to it?',
      isLong
        ? `It lies across from the right angle, so its square is ${tex(`${squareTex(a)} + ${squareTex(b)}`)}. The length is a root.`
        : `It lies next to the right angle, so its square is ${tex(`${squareTex(long)} − ${squareTex(a)}`)}. The length is a root.`,
    ],
    solution: [
      isLong
        ? `The side lies across from the right angle, so its square is ${tex(`${squareTex(a)} + ${squareTex(b)} = ${inside}`)}.`
        : `The ${long} lies across from the right angle, so the square of the other side is ${tex(`${squareTex(long)} − ${squareTex(a)} = ${inside}`)}.`,
      rootSteps(inside),
    ],
  }
}

// --- Is it a right triangle? ---

/** Small sides (level 1), large sides in any order (level 2), lengths with roots (level 3). */
const isRight: ComputedModel = {
  id: 'is-right',
  kind: 'computed',
  thinking: 'classify',
  seconds: 75,
  calculator: 'scientific',
  make(random, level) {
    return converse(random, level)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choices') throw new TypeError('expects choices')
    const isGood = (text: string) => {
      const squares = [...plain(text).matchAll(/\\sqrt\{(\d+)\}|(\d+)/g)].map(([, root, whole]) =>
        root === undefined ? square(Number(whole)) : Number(root),
      )
      return squares.reduce((sum, each) => sum + each, 0) === 2 * Math.max(...squares)
    }
    const good = shown.interaction.options.filter(({ text }) => isGood(text))
    return { kind: 'choices', options: good.map(({ id }) => id) }
  },
}

function converse(random: Random, level: 1 | 2 | 3): Item {
  const small = triples.filter(([, , long]) => long <= (level === 1 ? 26 : 60))
  // Squares of the sides, the greatest last.
  const rightOnes = random
    .sample(small, random.integer(1, 2))
    .map(([a, b, c]) => [square(a), square(b), square(c)])
  const rooted = (): number[] => {
    const [p, q] = [random.integer(2, 30), random.integer(2, 30)]
    return [p, q, p + q]
  }
  const good = level === 3 ? rightOnes.map(rooted) : rightOnes
  const near = (): number[] => {
    const [a, b] =
      level === 3
        ? [random.integer(2, 6), random.integer(2, 6)]
        : [random.integer(3, 20), random.integer(4, 24)]
    const kind = random.integer(0, 1)
    const c = kind === 0 || level === 3 ? Math.round(Math.hypot(a, b)) : Math.max(a, b) + random.integer(1, 2)
    // With roots, a sum that looks right: √2, √3, √6 or 2, 3, √5.
    if (level === 3) return random.chance(0.5) ? [a, b, a * b] : [square(a), square(b), a + b]
    return [square(a), square(b), square(c)]
  }
  const bad = Array.from({ length: 4 - good.length }, near)
  const sized = [...good, ...bad]
  const isTriangle = sized.every((its) => {
    const [a = 0, b = 0, c = 0] = its.toSorted((one, other) => one - other).map(Math.sqrt)
    return a + b > c + 0.2 && a > 1
  })
  const isTrue = bad.every((its) => its.reduce((sum, each) => sum + each, 0) !== 2 * Math.max(...its))
  const side = (its: number) => (isSquare(its) ? String(Math.sqrt(its)) : rootTex(its))
  const inOrder = sized.map((its) => (level === 1 ? its.toSorted((a, b) => a - b) : random.shuffle(its)))
  const texts = inOrder.map((its) => tex(its.map(side).join(String.raw`,\ `)))
  const keys = sized.map((its) => its.toSorted((a, b) => a - b).join())
  const hasRoot = level !== 3 || sized.every((its) => its.some((each) => !isSquare(each)))
  if (!isTriangle || !isTrue || !hasRoot || new Set(keys).size < 4) return converse(random, level)
  const right = texts.filter((_, index) => index < good.length)
  const explain = (its: number[]) => {
    const [a = 0, b = 0, c = 0] = its.toSorted((one, other) => one - other)
    return { sum: `${a} + ${b}`, total: a + b, most: c, longest: side(c) }
  }
  const [first = []] = good
  const shown = explain(first)
  const missed: Slip = {
    misconception: 'stops-early',
    feedback:
      'What you picked fits, but there is another one. Check each set: do the two smaller squares make the largest one?',
  }
  return {
    stem: `Each answer gives the three sides of a triangle in centimeters. Pick every triangle that has a right angle.`,
    ...choices(random, {
      right,
      wrong: texts.slice(good.length).map((text, index): WrongOption => {
        const { sum, total, most, longest } = explain(bad[index] ?? [])
        return {
          text,
          misconception: level === 3 ? 'adds-sides' : 'judges-by-looks',
          feedback: `In ${text} the longest side is ${tex(longest)}, with the square ${numeral(most)}. The other squares make ${sum} = ${total}. Are they the same?`,
        }
      }),
      missed,
    }),
    hints: [
      'A triangle has a right angle just when the squares of the two shorter sides add up to the square of the longest side.',
      level === 3
        ? `The square of a root is easy: ${tex(String.raw`(\sqrt{7})^{2} = 7`)}. Write down the three squares of each triangle, and find the largest.`
        : `Take one set at a time. Find its longest side, and square it. Then square the two others and add.`,
    ],
    solution: [
      `For ${texts[0] ?? ''} the longest side is ${tex(shown.longest)}, and its square is ${numeral(shown.most)}. The squares of the others make ${shown.sum} = ${shown.total}, so there is a right angle.`,
      good.length > 1
        ? `The same holds for ${texts[1] ?? ''}. In the others the two sums are not the same.`
        : 'In the others the two sums are not the same, so they have no right angle.',
    ],
  }
}

// --- Distance ---

type Point = readonly [x: number, y: number]
const spot = ([x, y]: Point): [number, number] => [x, y]
const pointText = ([x, y]: Point): string => `(${numeral(x)}, ${numeral(y)})`

/** With the right triangle drawn (level 1), two points alone (level 2), exact distances (level 3). */
const distance: ComputedModel = {
  id: 'distance',
  kind: 'computed',
  thinking: 'compute',
  seconds: 70,
  calculator: 'scientific',
  make(random, level) {
    const [dx, dy] =
      level === 3
        ? [random.integer(1, 11), random.integer(1, 11)]
        : random.pick([
            [3, 4],
            [4, 3],
            [6, 8],
            [8, 6],
            [5, 12],
            [12, 5],
            [9, 12],
            [12, 9],
            [8, 15],
            [15, 8],
          ] as const)
    const low = level === 1 ? 0 : -8
    const highest = level === 1 ? 12 : 8
    const inside = square(dx) + square(dy)
    const isWide = dx > highest - low || dy > highest - low
    if (isWide || (level === 3 && isSquare(inside))) return distance.make(random, level)
    const left: Point = [random.integer(low, highest - dx), random.integer(low, highest - dy)]
    const isRising = random.chance(0.5)
    const p: Point = isRising ? left : [left[0], left[1] + dy]
    const q: Point = [left[0] + dx, isRising ? left[1] + dy : left[1]]
    const corner: Point = [q[0], p[1]]
    const hasSigns = [...p, ...q].some((each) => each < 0)
    if (level !== 1 && !hasSigns) return distance.make(random, level)
    const figure: Figure = {
      kind: 'coordinate-plane',
      x: { from: low, to: highest, step: 1, label: 'x' },
      y: { from: low, to: highest, step: 1, label: 'y' },
      points: [
        { at: spot(p), label: 'P' },
        { at: spot(q), label: 'Q' },
      ],
      lines: [],
      segments: [
        { from: spot(p), to: spot(q) },
        ...(level === 1
          ? [
              {
                from: spot(p),
                to: spot(corner),
                isDashed: true,
              },
              {
                from: spot(corner),
                to: spot(q),
                isDashed: true,
              },
            ]
          : []),
      ],
      description: `A coordinate plane with a segment from P at ${pointText(p)} to Q at ${pointText(q)}.${level === 1 ? ` Dashed lines lead from P level to ${pointText(corner)}, and from there straight up or down to Q.` : ''}`,
    }
    const base = {
      stem: `How ${level === 3 ? 'long is the segment from P to Q, exactly? Use a root where you need one.' : 'long is the segment from P to Q, in units?'}`,
      figure,
      hints: [
        'Go from P to Q along the grid lines: first across, then up or down. That makes a right triangle.',
        `P is at ${pointText(p)} and Q at ${pointText(q)}. How far is it across, from ${numeral(p[0])} to ${numeral(q[0])}? And how far up or down?`,
      ],
      solution: [
        `Across, from ${numeral(p[0])} to ${numeral(q[0])}, it is ${dx}. Up or down, from ${numeral(p[1])} to ${numeral(q[1])}, it is ${dy}.`,
        `These are the short sides of a right triangle: ${tex(`${squareTex(dx)} + ${squareTex(dy)} = ${inside}`)}.`,
        isSquare(inside)
          ? `The distance is ${tex(`${rootTex(inside)} = ${Math.sqrt(inside)}`)}.`
          : rootSteps(inside),
      ],
    }
    const [sx, sy] = [p[0] + q[0], p[1] + q[1]]
    const lost: WrongValue[] =
      isSquare(square(sx) + square(dy)) || level === 3
        ? [
            {
              value:
                level === 3 ? rootTex(square(sx) + square(sy)) : String(Math.sqrt(square(sx) + square(dy))),
              misconception: 'sign-lost',
              feedback: `Check the distance across. From ${numeral(p[0])} to ${numeral(q[0])}, count the steps on the axis.`,
            },
          ]
        : []
    return level === 3
      ? {
          ...base,
          ...expression({ ...exactField, after: 'units' }, rootKey(inside), [
            ...exactSlips(inside, dx, dy, true),
            ...(square(sx) + square(sy) > 0 ? lost : []),
          ]),
        }
      : {
          ...base,
          ...number({ label: 'Length', after: 'units' }, { value: String(Math.sqrt(inside)) }, [
            ...wrongLong(dx, dy),
            ...lost,
          ]),
        }
  },
  solve(shown) {
    if (shown.figure?.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const [p, q] = shown.figure.points.map(({ at }) => at)
    if (p === undefined || q === undefined) throw new TypeError('expects two points')
    const inside = square(p[0] - q[0]) + square(p[1] - q[1])
    return shown.interaction.kind === 'expression'
      ? { kind: 'expression', text: `sqrt(${inside})` }
      : { kind: 'number', text: String(Math.sqrt(inside)) }
  },
}

// --- Stories ---

interface Setting {
  /** The two sides at the right angle, in this order, and the unit. */
  told: (a: string, b: string, name: string) => string
  unit: string
  low: readonly [number, number]
  high: readonly [number, number]
  /** Whether there could be such a thing, where the ranges alone do not say so. */
  isLikely?: (a: number, b: number) => boolean
}

/** The longest side is asked. */
const longSettings: Setting[] = [
  {
    told: (a, b) => `A screen is ${a} wide and ${b} high. How long is its diagonal, from corner to corner?`,
    unit: 'inches',
    low: [12, 8],
    high: [60, 35],
    isLikely: (a, b) => a > b * 1.2 && a < b * 2.5,
  },
  {
    told: (a, b) =>
      `A ramp starts ${a} in front of a door and leads up to its step, which is ${b} high. How long is the ramp?`,
    unit: 'feet',
    low: [6, 2],
    high: [24, 4],
  },
  {
    told: (a, b, name) =>
      `${name} hikes ${a} east and then ${b} north. How far is ${name} now from the start, in a straight line?`,
    unit: 'kilometers',
    low: [3, 2],
    high: [18, 16],
  },
  {
    told: (a, b) =>
      `A rope leads from the top of a pole to the ground. The pole is ${b} tall, and the rope meets the ground ${a} from its foot. How long is the rope, if it is tight?`,
    unit: 'feet',
    low: [4, 8],
    high: [20, 30],
  },
  {
    told: (a, b) =>
      `A garden is a rectangle with sides of ${a} and ${b}. How long is a straight path from corner to corner across it?`,
    unit: 'meters',
    low: [8, 6],
    high: [40, 30],
  },
]
/** The last of the three is asked, `c` being the longest side. */
const legSettings: {
  told: (a: string, c: string, name: string) => string
  unit: string
  most: number
}[] = [
  {
    told: (a, c) =>
      `A ladder that is ${c} long leans on a wall. Its foot stands ${a} from the wall. How high up the wall does it reach?`,
    unit: 'feet',
    most: 40,
  },
  {
    told: (a, c) =>
      `A kite flies on a tight string that is ${c} long. The spot right below the kite is ${a} from the child who holds the string at the ground. How high is the kite?`,
    unit: 'meters',
    most: 60,
  },
  {
    told: (a, c) =>
      `The diagonal of a rectangular field is ${c} long, and one side is ${a} long. How long is the other side?`,
    unit: 'yards',
    most: 60,
  },
  {
    told: (a, c, name) =>
      `${name} skates ${c} straight across a rectangular lot, from corner to corner. One side of the lot is ${a} long. How long is the other side?`,
    unit: 'meters',
    most: 60,
  },
  {
    told: (a, c) =>
      `A zip line that is ${c} long leads from a tower down to the ground. It ends ${a} from the foot of the tower. How high up does it start?`,
    unit: 'feet',
    most: 60,
  },
]

/** A longest side or a leg that comes out even (level 1), a rounded length (level 2), two steps (level 3). */
const story: ComputedModel = {
  id: 'story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 90,
  calculator: 'scientific',
  make(random, level) {
    if (level === 1) return evenStory(random)
    return level === 2 ? roundedStory(random) : twoSteps(random)
  },
  solve(shown) {
    const stem = plain(shown.stem)
    const [one = 0, two = 0, three = 0] = numbersIn(stem)
    if (/farthest away/.test(stem))
      return { kind: 'number', text: String(Math.sqrt(square(one) + square(two) + square(three))) }
    if (/shorter/.test(stem))
      return { kind: 'number', text: String(one + two - Math.sqrt(square(one) + square(two))) }
    const isLeg = /leans|kite|diagonal of|skates|zip line/.test(stem)
    const inside = isLeg ? Math.abs(square(one) - square(two)) : square(one) + square(two)
    const exact = Math.sqrt(inside)
    return { kind: 'number', text: /tenth/.test(stem) ? exact.toFixed(1) : String(exact) }
  },
}

function evenStory(random: Random): Item {
  const [x, y, c] = random.pick(triples)
  const isLong = random.chance(0.4)
  const name = person(random)
  const [a, b] = random.chance(0.5) ? [x, y] : [y, x]
  const long = random.pick(longSettings)
  const leg = random.pick(legSettings)
  const isFar = isLong
    ? a < long.low[0] ||
      a > long.high[0] ||
      b < long.low[1] ||
      b > long.high[1] ||
      long.isLikely?.(a, b) === false
    : c > leg.most || (leg.told(String(a), '', '').includes('ladder') && a * 2 > c) || c < 9
  if (isFar) return evenStory(random)
  const { unit } = isLong ? long : leg
  const shown = (size: number) => `${size} ${unit}`
  const answer = isLong ? c : b
  return {
    stem: isLong ? long.told(shown(a), shown(b), name) : leg.told(shown(a), shown(c), name),
    ...number(
      { label: 'Length', after: unit },
      { value: String(answer) },
      isLong ? wrongLong(a, b) : wrongLeg(a, c),
    ),
    hints: storyHints(isLong, a, isLong ? b : c),
    solution: storySteps(isLong, a, isLong ? b : c, unit),
  }
}

const storyHints = (isLong: boolean, a: number, other: number): string[] => [
  'Sketch it. Where is the right angle, and which side lies across from it?',
  isLong
    ? `The ${a} and the ${other} are the sides at the right angle. Add their squares, and then find the root.`
    : `The ${other} lies across from the right angle. Take the square of ${a} away from its square, and then find the root.`,
]

function storySteps(isLong: boolean, a: number, other: number, unit: string): string[] {
  const inside = isLong ? square(a) + square(other) : square(other) - square(a)
  const root = Math.sqrt(inside)
  return [
    isLong
      ? `The ${a} and the ${other} meet at a right angle. So the square of the length asked for is ${tex(`${squareTex(a)} + ${squareTex(other)} = ${inside}`)}.`
      : `The ${other} lies across from the right angle. So the square of the length asked for is ${tex(`${squareTex(other)} − ${squareTex(a)} = ${inside}`)}.`,
    Number.isInteger(root)
      ? `The root of ${numeral(inside)} is ${root}, so the answer is ${root} ${unit}.`
      : `The root of ${numeral(inside)} is about ${root.toFixed(2)}, and that is ${root.toFixed(1)} ${unit} to the nearest tenth.`,
  ]
}

function roundedStory(random: Random): Item {
  const isLong = random.chance(0.5)
  const long = random.pick(longSettings)
  const leg = random.pick(legSettings)
  const c = random.integer(12, leg.most)
  const a = isLong
    ? random.integer(long.low[0], long.high[0])
    : random.integer(Math.ceil(c / 6), Math.floor(c / 2))
  const b = random.integer(long.low[1], long.high[1])
  const inside = isLong ? square(a) + square(b) : square(c) - square(a)
  const root = Math.sqrt(inside)
  // Not right on the border between two tenths.
  const isEdge = Math.abs(((root * 10) % 1) - 0.5) < 0.05
  if (isSquare(inside) || isEdge || a === b || root.toFixed(1).endsWith('.0')) return roundedStory(random)
  if (isLong && long.isLikely?.(a, b) === false) return roundedStory(random)
  const { unit } = isLong ? long : leg
  const shown = (size: number) => `${size} ${unit}`
  const told = isLong
    ? long.told(shown(a), shown(b), person(random))
    : leg.told(shown(a), shown(c), person(random))
  const swapped = Math.sqrt(isLong ? Math.abs(square(a) - square(b)) : square(a) + square(c))
  return {
    stem: `${told} Round to the nearest tenth.`,
    ...number({ label: 'Length', after: unit }, { value: root.toFixed(1), places: 1 }, [
      ...(isLong ? wrongLong(a, b) : wrongLeg(a, c)),
      {
        value: swapped.toFixed(1),
        misconception: 'wrong-hypotenuse',
        feedback: isLong
          ? 'You subtracted the squares. Both known lengths meet at the right angle, so which operation fits?'
          : `You added the squares. But the ${c} lies across from the right angle, so it is the longest side already.`,
      },
      {
        value: String(Math.floor(root * 10 + (root * 10 - Math.floor(root * 10) > 0.5 ? 0 : 1)) / 10),
        misconception: 'rounds-wrong',
        feedback: 'Very close. Look at the second digit after the point to decide how to round.',
      },
    ]),
    hints: storyHints(isLong, a, isLong ? b : c),
    solution: storySteps(isLong, a, isLong ? b : c, unit),
  }
}

/** Boxes whose diagonal comes out even: sides, then the diagonal. */
const boxes = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 10, 11, 15],
  [8, 9, 12, 17],
  [6, 10, 15, 19],
  [4, 8, 19, 21],
  [8, 11, 16, 21],
  [3, 14, 18, 23],
  [9, 12, 20, 25],
  [12, 15, 16, 25],
  [7, 14, 22, 27],
  [10, 10, 23, 27],
] as const

function twoSteps(random: Random): Item {
  return random.chance(0.5) ? boxStory(random) : shortcut(random)
}

const containers = [
  { thing: 'A gift box', line: 'straw', unit: 'cm' },
  { thing: 'A cardboard box', line: 'stick', unit: 'inches' },
  { thing: 'A glass tank', line: 'rod', unit: 'cm' },
  { thing: 'A wooden crate', line: 'pole', unit: 'inches' },
] as const

function boxStory(random: Random): Item {
  const [x, y, z, long] = random.pick(boxes)
  const by = random.integer(1, 5)
  // The longest side lies on the floor, as it does with most boxes.
  const [b = 1, c = 1] = random.shuffle([x * by, y * by])
  const a = z * by
  const answer = long * by
  if (Math.min(a, b, c) < 4 || answer > 60) return boxStory(random)
  const { thing, line, unit } = random.pick(containers)
  const base = square(a) + square(b)
  return {
    stem: `${thing} is ${a} ${unit} long, ${b} ${unit} wide and ${c} ${unit} high. How long is a straight ${line} that goes from a bottom corner to the top corner farthest away?`,
    ...number({ label: 'Length', after: unit }, { value: String(answer) }, [
      {
        value: String(a + b + c),
        misconception: 'adds-sides',
        feedback: 'You added the three sides. That is the way along the edges. The straight way is shorter.',
      },
      {
        value: String(square(answer)),
        misconception: 'forgets-root',
        feedback: `${numeral(square(answer))} is the square of the length. What is the length itself?`,
      },
      ...(isSquare(base)
        ? [
            {
              value: String(Math.sqrt(base)),
              misconception: 'stops-early',
              feedback: `${Math.sqrt(base)} is the diagonal of the floor. Now go up as well: the height makes another right triangle.`,
            },
          ]
        : []),
    ]),
    hints: [
      'There are two right triangles here: one flat on the floor, and one that stands upright.',
      `First find the square of the floor’s diagonal, ${tex(`${squareTex(a)} + ${squareTex(b)}`)}. That diagonal and the height ${c} are the short sides of the second triangle.`,
    ],
    solution: [
      `On the floor, the square of the diagonal is ${tex(`${squareTex(a)} + ${squareTex(b)} = ${base}`)}.`,
      `That diagonal and the height meet at a right angle. So the square of the length is ${tex(`${base} + ${squareTex(c)} = ${square(answer)}`)}.`,
      `The root of ${numeral(square(answer))} is ${answer}, so the answer is ${answer} ${unit}.`,
    ],
  }
}

function shortcut(random: Random): Item {
  const [x, y, c] = random.pick(triples)
  const by = random.pick([1, 2, 5, 10])
  const [a, b] = random.chance(0.5) ? [x * by, y * by] : [y * by, x * by]
  const long = c * by
  if (long < 20 || long > 300) return shortcut(random)
  const name = person(random)
  const place = random.pick(['park', 'field', 'parking lot', 'school yard'])
  return {
    stem: `A ${place} is a rectangle with sides of ${a} meters and ${b} meters. ${name} can walk along two sides of it, or straight across to the opposite corner. How much shorter is the way straight across?`,
    ...number({ label: 'How much shorter', after: 'm' }, { value: String(a + b - long) }, [
      {
        value: String(long),
        misconception: 'stops-early',
        feedback: `${long} meters is the way straight across. How much shorter is that than the way along two sides?`,
      },
      {
        value: String(a + b),
        misconception: 'adds-sides',
        feedback: `${a + b} meters is the way along the two sides. How long is the way straight across?`,
      },
      {
        value: String(Math.abs(a - b)),
        misconception: 'subtracts-sides',
        feedback:
          'You subtracted the two sides. Compare the two ways instead: along both sides, and straight across.',
      },
    ]),
    hints: [
      'Find the length of each way. Which of them needs a right triangle?',
      `Along two sides it is ${a} + ${b}. The way across is the longest side of a right triangle with the short sides ${a} and ${b}.`,
    ],
    solution: [
      `Along two sides: ${a} + ${b} = ${a + b} meters.`,
      `Straight across: ${tex(`${squareTex(a)} + ${squareTex(b)} = ${square(long)}`)}, and the root of ${numeral(square(long))} is ${long}.`,
      `The difference is ${a + b} − ${long} = ${a + b - long} meters.`,
    ],
  }
}

const lessonFigure: Figure = {
  kind: 'right-triangle-squares',
  a: 4,
  b: 3,
  sides: { a: '4', b: '3', c: '5' },
  areas: { a: '16', b: '9', c: '25' },
  unitSquares: true,
  description:
    'A right triangle with the sides 3, 4 and 5. A square stands on each side. Their areas are 9, 16 and 25 unit squares, and 9 and 16 make 25.',
}

export const pythagoreanTheorem = defineSkill({
  id: 'pythagorean-theorem',
  revision: 1,
  subject: 'math',
  gradeLevel: 8,
  strand: 'Geometry',
  name: 'The Pythagorean theorem',
  description: 'Find lengths and distances with right triangles.',
  icon: 'triangle',
  standards: ['8.G.B.6', '8.G.B.7', '8.G.B.8'],
  prerequisites: ['one-step-equations', 'signed-numbers'],
  misconceptions: [
    {
      id: 'adds-sides',
      name: 'adds the sides',
      explanation:
        'The squares of the sides fit together, and not the sides. The direct way is shorter than the way around.',
    },
    {
      id: 'subtracts-sides',
      name: 'subtracts the sides',
      explanation: 'To find a short side, subtract the squares, and then find the root.',
    },
    {
      id: 'forgets-root',
      name: 'stops at the square of the length',
      explanation: 'The sum of the squares is the square of the longest side. The side is its root.',
    },
    {
      id: 'doubles',
      name: 'doubles a number to square it',
      explanation: 'The square of 6 is 6 × 6 = 36, and not 2 × 6.',
    },
    {
      id: 'wrong-hypotenuse',
      name: 'takes the wrong side for the longest',
      explanation: 'The longest side, the hypotenuse, always lies across from the right angle.',
    },
    {
      id: 'squares-areas',
      name: 'squares an area once more',
      explanation: 'The area of a square is the square of its side already.',
    },
    {
      id: 'judges-by-looks',
      name: 'judges by looks whether an angle is right',
      explanation: 'Compare the squares. If they differ even by 1, the angle is not a right angle.',
    },
    {
      id: 'sign-lost',
      name: 'loses a minus sign in a distance',
      explanation: 'From −3 to 5 it is 8 steps. Count on the axis when you are not sure.',
    },
    {
      id: 'stops-early',
      name: 'stops before the question is answered',
      explanation: 'Read once more what is asked. One more step may be left.',
    },
    {
      id: 'rounds-wrong',
      name: 'rounds in the wrong direction',
      explanation: 'For the nearest tenth, the second digit after the point decides: 5 or more goes up.',
    },
  ],
  lesson: {
    idea: [
      'In a right triangle, the side across from the right angle is the longest. It is called the hypotenuse, and the two others are called legs.',
      `Draw a square on each side. The square on the hypotenuse is just as large as the two other squares together: ${math`a^{2} + b^{2} = c^{2}`}. This is the Pythagorean theorem.`,
      'So two sides tell the third. For the hypotenuse, add the squares of the legs and find the root. For a leg, subtract its partner’s square from the square of the hypotenuse, and find the root.',
      'It works the other way around, too: if the squares of three sides fit together like that, the triangle has a right angle.',
    ],
    figure: lessonFigure,
    workedExample: { model: 'find-side', level: 2 },
    words: [
      { word: 'hypotenuse', meaning: 'The longest side of a right triangle, across from the right angle.' },
      { word: 'leg', meaning: 'One of the two sides that make the right angle.' },
      { word: 'square root', meaning: 'The root of 49 is 7, because 7 × 7 is 49.' },
      { word: 'diagonal', meaning: 'A straight line from one corner to a corner that is not next to it.' },
    ],
  },
  models: [findSide, isRight, distance, story],
})
