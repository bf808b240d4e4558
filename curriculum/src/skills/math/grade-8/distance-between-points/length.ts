import { bug, defineModel, drawUntil, solved, tex, typed } from '#form'
import { type Point, pointsIn, pointText } from '#equations/line.ts'
import { signedTex } from '#math/linear-expression.ts'
import { insideOf, legsOf, squareOf, triples } from '#right-triangles/between.ts'
import { type Line, type Step, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

const standards = ['8.G.B.8']
/** The legs of those who leave out the signs of the coordinates. */
const unsigned = (p: Point, q: Point): [number, number] =>
  legsOf([Math.abs(p[0]), Math.abs(p[1])], [Math.abs(q[0]), Math.abs(q[1])])

interface Pair {
  p: [number, number]
  q: [number, number]
  asks: 'inside' | 'floor'
}
const keyOf = ({ p, q, asks }: Pair): number =>
  asks === 'inside' ? insideOf(p, q) : Math.floor(Math.sqrt(insideOf(p, q)))
// Worked by hand: from (−1, 2) to (4, 5) it is 5 across and 3 up, 25 + 9 = 34; without the sign it is 9 + 9 = 18.
const pair: Pair = { p: [-1, 2], q: [4, 5], asks: 'inside' }
const pairBugs = [
  bug<Pair>({
    id: 'pythagoras.adds-sides',
    answer: ({ p, q }) => legsOf(p, q)[0] + legsOf(p, q)[1],
    feedback: ({ asks }) => say(`inside.slip.sides-${asks}`),
    example: [pair, 8],
  }),
  bug<Pair>({
    id: 'pythagoras.doubles',
    answer: ({ p, q, asks }) => (asks === 'inside' ? 2 * (legsOf(p, q)[0] + legsOf(p, q)[1]) : null),
    feedback: () => say('inside.slip.doubles'),
    example: [pair, 16],
  }),
  bug<Pair>({
    id: 'pythagoras.loses-sign',
    answer({ p, q, asks }) {
      const [one, other] = unsigned(p, q)
      const inside = squareOf(one) + squareOf(other)
      if (inside === insideOf(p, q)) return null
      return asks === 'inside' ? inside : Math.floor(Math.sqrt(inside))
    },
    feedback: () => say('inside.slip.sign'),
    example: [pair, 18],
  }),
  bug<Pair>({
    id: 'pythagoras.no-root',
    answer: ({ p, q, asks }) => (asks === 'floor' ? insideOf(p, q) : null),
    feedback: () => say('inside.slip.root'),
    example: [{ ...pair, asks: 'floor' }, 34],
  }),
]

/** The number under the root: to the right and up (level 1), with negative coordinates (level 2); between which whole numbers (level 3). */
export const underRoot = defineModel<Pair>({
  id: 'under-root',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs: pairBugs,
  task: ({ p, q, asks }) =>
    `${asks} ${p[0] < q[0]} ${p[1] < q[1]} ${[...p, ...q].filter((each) => each < 0).length}`,
  draw(random, level) {
    const low = level === 1 ? 0 : -8
    const one = (): [number, number] => [random.integer(low, 9), random.integer(low, 9)]
    return { p: one(), q: one(), asks: level === 3 ? 'floor' : 'inside' }
  },
  fits: ({ p, q, asks }) =>
    Math.min(...legsOf(p, q)) >= 2 &&
    Math.max(...legsOf(p, q)) <= 12 &&
    !Number.isInteger(Math.sqrt(insideOf(p, q))) &&
    (asks === 'inside' || Math.min(...p, ...q) < 0),
  item(its) {
    const { p, q, asks } = its
    const [across, along] = legsOf(p, q)
    const inside = insideOf(p, q)
    const floor = Math.floor(Math.sqrt(inside))
    const terms = {
      across,
      along,
      one: squareOf(across),
      other: squareOf(along),
      inside,
      floor,
      next: floor + 1,
    }
    return {
      stem: [
        say('inside.points', { p: pointText(p), q: pointText(q) }),
        say(`inside.asks.${asks}`, { n: tex('n'), root: tex(String.raw`\sqrt{n}`) }),
      ],
      ...typed<Pair>(its, { label: say(`inside.label.${asks}`), key: keyOf(its), bugs: pairBugs }),
      hints: [say('inside.nudge'), say(`inside.hint.${asks}`)],
      solution: [
        say('inside.legs', terms),
        say('inside.sum', terms),
        ...(asks === 'floor'
          ? [say('inside.between', { ...terms, low: squareOf(floor), high: squareOf(floor + 1) })]
          : []),
      ],
    }
  },
  solve({ stem, interaction }) {
    const [p = [0, 0], q = [0, 0]] = pointsIn(stem)
    const length = Math.hypot(p[0] - q[0], p[1] - q[1])
    const isFloor = interaction.kind === 'number' && /whole|entero/.test(interaction.label)
    return solved.number(isFloor ? Math.floor(length) : Math.round(length * length))
  },
})

interface Root extends Line {
  one: number
  other: number
}
const guarded = (value: number): string => (value < 0 ? `(${signedTex(value)})` : String(value))
const under = (inside: string): string => String.raw`\sqrt{${inside}}`
const minus = (q: number, p: number): string => `(${signedTex(q)} − ${guarded(p)})^2`

/** Somebody’s lines: no negative coordinates (level 1), some (level 2), a root that is not whole (level 3). */
export const findMistake = wrongLine<Pair, Root>({
  seconds: 80,
  standards,
  task: ({ p, q }) => `${p[0] < q[0]} ${p[1] < q[1]} ${[...p, ...q].filter((each) => each < 0).length}`,
  steps: 3,
  draw: (random, level) =>
    drawUntil<Pair>(
      () => {
        const [dx, dy] = level === 3 ? [random.integer(2, 9), random.integer(2, 9)] : random.pick(triples)
        const low = level === 1 ? 1 : -9
        const p: [number, number] = [random.integer(low, 9), random.integer(low, 9)]
        const across = level === 1 ? dx : random.pick([1, -1]) * dx
        return { p, q: [p[0] + across, p[1] + random.pick([1, -1]) * dy], asks: 'inside' }
      },
      ({ p, q }) =>
        Math.min(...p, ...q) < 0 === level > 1 &&
        Math.max(...[...p, ...q].map(Math.abs)) <= 14 &&
        Number.isInteger(Math.sqrt(insideOf(p, q))) === level < 3,
    ),
  work({ p, q }) {
    const differences = (one: number, other: number): Root => ({
      line: under(`${guarded(one)}^2 + ${guarded(other)}^2`),
      one,
      other,
    })
    const squares = (one: number, other: number): Root => ({ line: under(`${one} + ${other}`), one, other })
    const lost = p[0] < 0 || q[0] < 0 ? 0 : 1
    const wrongLeg = (at: 0 | 1): number => Math.abs(q[at]) - Math.abs(p[at])
    const steps: Step<Root>[] = [
      {
        right: () => differences(q[0] - p[0], q[1] - p[1]),
        // Without a negative coordinate the two are added.
        wrong: () =>
          Math.min(...p, ...q) < 0
            ? differences(lost === 0 ? wrongLeg(0) : q[0] - p[0], lost === 1 ? wrongLeg(1) : q[1] - p[1])
            : differences(q[0] + p[0], q[1] - p[1]),
        move: () => say('lines.subtract'),
      },
      {
        right: ({ one, other }) => squares(squareOf(one), squareOf(other)),
        wrong: ({ one, other }) => squares(squareOf(one), 2 * Math.abs(other)),
        move: () => say('lines.square'),
      },
      {
        right: ({ one, other }) => ({ line: rootLine(one + other), one: one + other, other: 0 }),
        wrong: ({ one, other }) => ({ line: String(Math.sqrt(one) + Math.sqrt(other)), one: 0, other: 0 }),
        move: () => say('lines.root'),
      },
    ]
    return { start: { line: under(`${minus(q[0], p[0])} + ${minus(q[1], p[1])}`), one: 0, other: 0 }, steps }
  },
  fits: (_pair, lines) => /^\d+$|^\\sqrt\{\d+\}$/.test(lines.at(-1)?.line ?? ''),
  context: (who) => say('lines.about', { who }),
  check: say('lines.check'),
  truth: ({ p, q }) => say('lines.truth', { d: tex(rootLine(insideOf(p, q))) }),
  means: (source) => String(insideShown(source)),
})
const rootLine = (inside: number): string =>
  Number.isInteger(Math.sqrt(inside)) ? String(Math.sqrt(inside)) : under(String(inside))
/** The square of what a line is worth. */
function insideShown(source: string): number {
  const plain = source.replaceAll('−', '-').replaceAll(' ', '')
  if (/^\d+$/.test(plain)) return squareOf(Number(plain))
  const terms = [...plain.matchAll(/\((-?\d+)-\(?(-?\d+)\)?\)\^2|\(?(-?\d+)\)?\^2|(?<=[{+])(\d+)(?=[}+])/g)]
  return terms.reduce((sum, [, one, other, single, bare]) => {
    if (bare !== undefined) return sum + Number(bare)
    return sum + squareOf(single === undefined ? Number(one) - Number(other) : Number(single))
  }, 0)
}
