import {
  bug,
  defineModel,
  drawUntil,
  type Exact,
  type Level,
  type Random,
  solved,
  tex,
  toNumber,
  typed,
} from '#form'
import { calculate } from '#equations/exact.ts'
import { cornersFigure, cornersShown } from '#figures/angle-lines/angle-lines.ts'
import {
  type Linear,
  linearTex,
  plusTex,
  readLinear,
  signedTex,
  solveEquation,
} from '#math/linear-expression.ts'
import { formatFraction } from '@skills-center/answers/rational'
import { type Line, type Step, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

const standards = ['8.G.A.5']
const at = ({ slope, constant }: Linear, x: number): number => slope * x + constant
const plus = (one: Linear, other: Linear): Linear => ({
  slope: one.slope + other.slope,
  constant: one.constant + other.constant,
})

/** Expressions in x at A and B, and at C inside the triangle or outside of it. */
interface WithX {
  x: number
  a: Linear
  b: Linear
  c: Linear
  kind: 'inside' | 'equal' | 'outside'
  /** Whose measure is asked for. */
  asks: 'a' | 'b' | 'c'
}
/** What the marked angles are together equal to: 180°, or the angle outside. */
const sumOf = ({ a, b, c, kind }: WithX): Linear => (kind === 'outside' ? plus(a, b) : plus(plus(a, b), c))
const keyOf = (its: WithX): number => at(its[its.asks], its.x)
const ifTotal = (its: WithX, total: number): Exact | null => {
  const { slope, constant } = its.kind === 'outside' ? plus(sumOf(its), its.c) : sumOf(its)
  if (slope === 0) return null
  const x = calculate(total - constant, 'over', slope)
  const size = calculate(calculate(x, 'times', its[its.asks].slope), 'plus', its[its.asks].constant)
  return toNumber(size) > 0 && toNumber(x) > 0 ? size : null
}

// Worked by hand: 2x + (x + 30) + 60 = 180, so x = 30 and the angle at A is 60°; with 360° it is x = 90 and 180°.
const example: WithX = {
  x: 30,
  a: { slope: 2, constant: 0 },
  b: { slope: 1, constant: 30 },
  c: { slope: 0, constant: 60 },
  kind: 'inside',
  asks: 'a',
}
const xBugs = [
  bug<WithX>({
    id: 'angle.letter-for-angle',
    answer: (its) => (its.x === keyOf(its) ? null : its.x),
    feedback: () => say('x.slip.letter'),
    example: [example, 30],
  }),
  bug<WithX>({
    id: 'angle.wrong-total',
    answer: (its) => (its.kind === 'outside' ? null : ifTotal(its, 360)),
    feedback: () => say('slip.total'),
    example: [example, 180],
  }),
  bug<WithX>({
    id: 'angle.exterior-as-interior',
    answer: (its) => (its.kind === 'outside' ? ifTotal(its, 180) : null),
    feedback: () => say('x.slip.outside'),
    // 2x + (x + 30) + (x + 60) = 180 gives x = 22.5, and 45° at A.
    example: [{ ...example, c: { slope: 1, constant: 60 }, kind: 'outside' }, 45],
  }),
]

function drawWithX(random: Random, level: Level): WithX {
  const x = random.integer(8, 40)
  const some = (): Linear => ({ slope: random.integer(1, 4), constant: 5 * random.integer(-5, 8) })
  const asks = random.pick(['a', 'b', 'c'] as const)
  if (level === 3) {
    const [a, b] = [some(), some()]
    const slope = random.integer(1, 7)
    return { x, a, b, c: { slope, constant: at(plus(a, b), x) - slope * x }, kind: 'outside', asks }
  }
  if (level === 2 && random.chance(0.5)) {
    const side = some()
    const slope = random.integer(1, 3)
    const b = { slope, constant: 180 - 2 * at(side, x) - slope * x }
    return { x, a: side, b, c: side, kind: 'equal', asks: random.pick(['a', 'b'] as const) }
  }
  const [a, b] = [level === 1 ? { ...some(), constant: 0 } : some(), some()]
  const slope = level === 1 ? 0 : random.integer(1, 4)
  return {
    x,
    a,
    b,
    c: { slope, constant: 180 - at(plus(a, b), x) - slope * x },
    kind: 'inside',
    asks: level === 1 ? random.pick(['a', 'b'] as const) : asks,
  }
}
function isClear(its: WithX): boolean {
  const { a, b, c, x, kind } = its
  const inside = [at(a, x), at(b, x), kind === 'outside' ? 180 - at(c, x) : at(c, x)]
  return (
    inside.every((size) => size >= 24 && size <= 115) &&
    [a, b, c].every(({ constant, slope }) => slope === 0 || Math.abs(constant) <= 60) &&
    new Set(inside).size >= (kind === 'equal' ? 2 : 3) &&
    (its[its.asks].slope > 1 || its[its.asks].constant !== 0) &&
    (kind !== 'equal' || a.constant !== 0) &&
    (kind !== 'outside' || sumOf(its).slope > c.slope)
  )
}
const written = (its: Linear): string =>
  its.slope === 0 || its.constant === 0 ? `${linearTex(its)}°` : `(${linearTex(its)})°`
const grouped = (its: Linear): string =>
  its.slope === 0 || its.constant === 0 ? linearTex(its) : `(${linearTex(its)})`
function equationTex({ a, b, c, kind }: WithX): string {
  if (kind === 'outside') return `${grouped(a)} + ${grouped(b)} = ${linearTex(c)}`
  return kind === 'equal'
    ? `2(${linearTex(a)}) + ${grouped(b)} = 180`
    : `${grouped(a)} + ${grouped(b)} + ${grouped(c)} = 180`
}

/** Two expressions and a number (level 1), three or two equal ones (level 2), an exterior angle (level 3). */
export const withX = defineModel<WithX>({
  id: 'with-x',
  thinking: 'work backwards',
  seconds: 100,
  standards,
  bugs: xBugs,
  minWrongAnswers: 1,
  task: ({ kind, asks, a, b }) => `${kind} ${asks} ${a.slope} ${b.slope}`,
  draw: drawWithX,
  fits: isClear,
  item(its) {
    const { a, b, c, x, kind, asks } = its
    const outside = kind === 'outside'
    const name = outside && asks === 'c' ? 'BCD' : asks.toUpperCase()
    return {
      stem: [
        ...(kind === 'equal' ? [say('x.equal')] : []),
        ...(outside ? [say('x.outside', { angle: tex(linearTex(c)) })] : []),
        say('x.asks', { name }),
      ],
      figure: cornersFigure(
        {
          a: at(a, x),
          b: at(b, x),
          c: outside ? 180 - at(c, x) : at(c, x),
          extended: outside ? 'right' : 'none',
        },
        [written(a), written(b), outside || kind === 'equal' ? '' : written(c)],
      ),
      ...typed<WithX>(its, { label: say('label'), after: '°', key: keyOf(its), bugs: xBugs }),
      hints: [say(outside ? 'x.nudge-outside' : 'nudge'), say('x.hint')],
      solution: [
        say(`x.why.${kind}`),
        say('x.equation', { equation: tex(equationTex(its)), x: tex(`x = ${x}`) }),
        say('x.so', {
          name,
          work: tex(
            `${its[asks].slope === 1 ? x : `${its[asks].slope} \\times ${x}`}${plusTex(its[asks].constant)} = ${keyOf(its)}`,
          ),
        }),
      ],
    }
  },
  solve({ figure, stem }) {
    const [a, b, c] = cornersShown(figure).map((label) => label.replace('°', ''))
    const [, beyond = ''] = /BCD[^⟦]*⟦([^⟧]*)⟧/.exec(stem) ?? []
    const source =
      beyond !== ''
        ? `${a} + ${b} = ${beyond}`
        : c === ''
          ? `${a} + ${a} + ${b} = 180`
          : `${a} + ${b} + ${c} = 180`
    const x = solveEquation(source)
    if (typeof x === 'string') throw new RangeError('x has one value')
    const [, asked = 'A'] = /(?:angle|ángulo) (A|B|C|BCD)(?= in degrees|\?)/.exec(stem) ?? []
    const { slope, constant } = readLinear({ A: a ?? '', B: b ?? '', C: c ?? '', BCD: beyond }[asked] ?? '')
    const value = (each: { numerator: bigint; denominator: bigint }): number =>
      Number(each.numerator) / Number(each.denominator)
    return solved.number(value(slope) * value(x) + value(constant))
  },
})

/** One side with x and a number on the other. */
interface Shown extends Line {
  left: Linear
  right: number
}
const line = (left: Linear, right: number): Shown => ({
  line: `${linearTex(left)} = ${signedTex(right)}`,
  left,
  right,
})

/** Each step has something to do, and something to go wrong on. */
const isLong = (its: WithX): boolean => {
  const { slope, constant } = sumOf(its)
  return (its.kind === 'equal' ? its.a.constant : its.b.constant) !== 0 && constant !== 0 && slope > 1
}

/** Somebody’s lines about two angles and a number (level 1), three expressions or two equal ones (level 2), an exterior angle (level 3). */
export const findMistake = wrongLine<WithX, Shown>({
  seconds: 80,
  standards,
  task: ({ kind, a, b }) => `${kind} ${a.slope} ${b.constant > 0}`,
  steps: 3,
  draw: (random, level) =>
    drawUntil(
      () => drawWithX(random, level),
      (its) => isClear(its) && isLong(its),
    ),
  work(its) {
    const { a, b, c, kind } = its
    const total = kind === 'outside' ? c.constant : 180
    const across = kind === 'outside' ? { slope: -c.slope, constant: 0 } : { slope: 0, constant: 0 }
    const whole = plus(sumOf(its), across)
    // The number of one angle is left out, or of only one of two equal ones.
    const partly = { ...whole, constant: whole.constant - (kind === 'equal' ? a.constant : b.constant) }
    const combined: Step<Shown> = {
      right: () => line(whole, total),
      wrong: () => line(partly, total),
      move: () => say(kind === 'outside' ? 'lines.collect' : 'lines.combine'),
    }
    const undone: Step<Shown> = {
      right: ({ left, right }) => line({ ...left, constant: 0 }, right - left.constant),
      wrong: ({ left, right }) => line({ ...left, constant: 0 }, right + left.constant),
      move: ({ left }) =>
        say(left.constant < 0 ? 'lines.add' : 'lines.subtract', { number: Math.abs(left.constant) }),
    }
    const divided: Step<Shown> = {
      right: ({ left, right }) => line({ slope: 1, constant: 0 }, right / left.slope),
      wrong: ({ left, right }) => line({ slope: 1, constant: 0 }, right - left.slope),
      move: ({ left }) => say('lines.divide', { number: left.slope }),
    }
    return {
      start: { line: equationTex(its), left: whole, right: total },
      steps: [combined, undone, divided],
    }
  },
  fits: (_its, lines) =>
    lines.every(
      ({ left, right }, index) =>
        index === 0 || (left.slope > (index < 3 ? 1 : 0) && Number.isInteger(right)),
    ) && lines.every(({ right }) => Math.abs(right) <= 300),
  context: (who) => say('lines.about', { who }),
  check: say('lines.check'),
  truth: ({ x }) => say('lines.truth', { x: tex(`x = ${x}`) }),
  means(source) {
    const found = solveEquation(source)
    return typeof found === 'string' ? found : formatFraction(found)
  },
})
