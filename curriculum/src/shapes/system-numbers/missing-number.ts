import { all, bug, defineModel, type Exact, mathIn, type Random, solved, tex, typed } from '#form'
import { calculate, numberTex } from '../../equations/exact.ts'
import { type Point, pointsIn, pointText } from '../../equations/line.ts'
import { type Standard, standardTex, through, timesEach } from '../../equations/standard-form.ts'
import { systemIn } from '../../equations/system.ts'
import { signedTex, termTex } from '../../math/linear-expression.ts'
import { say } from './messages.gen.ts'

const nonZero = (random: Random, most: number): number => random.pick([-1, 1]) * random.integer(1, most)
const letterTex = (size: number, letter: string): string =>
  size < 0 ? ` − ${termTex(-size, letter)}` : ` + ${termTex(size, letter)}`

/** A system in which one number of the second equation is k. */
interface Missing {
  gap: 'constant' | 'x' | 'y' | 'none' | 'all'
  one: Standard
  other: Standard
  at: Point
}
const keyOf = ({ gap, other }: Missing): number =>
  gap === 'constant' || gap === 'all' ? other.c : gap === 'x' ? other.a : other.b
/** The value of k after substituting another point, or using another sign. */
function kAt({ gap, other: { a, b, c } }: Missing, [x, y]: Point): Exact | null {
  if (gap === 'constant') return a * x + b * y
  if (gap === 'x') return x === 0 ? null : calculate([c - b * y, 1], 'over', x)
  return gap === 'y' && y !== 0 ? calculate([c - a * x, 1], 'over', y) : null
}
function gapTex({ gap, other: { a, b, c } }: Missing): string {
  const left = `${gap === 'x' ? 'kx' : termTex(a, 'x')}${gap === 'y' || gap === 'none' ? ' + ky' : letterTex(b, 'y')}`
  return `${left} = ${gap === 'constant' || gap === 'all' ? 'k' : signedTex(c)}`
}
// Worked by hand: 2 · 3 + 5 · (−1) = 1; with 1 for −1 it is 11, and with x and y swapped it is 13.
const missing: Missing = {
  gap: 'constant',
  one: { a: 1, b: 1, c: 2 },
  other: { a: 2, b: 5, c: 1 },
  at: [3, -1],
}
const parallel: Missing = {
  ...missing,
  gap: 'none',
  one: { a: 3, b: -2, c: 7 },
  other: { a: 6, b: -4, c: 5 },
}
const missingBugs = [
  bug<Missing>({
    id: 'equation.loses-sign',
    answer: (its) =>
      its.gap === 'none' || its.gap === 'all'
        ? -keyOf(its)
        : kAt(its, [Math.abs(its.at[0]), Math.abs(its.at[1])]),
    feedback: () => say('missing.sign'),
    example: [missing, 11],
  }),
  bug<Missing>({
    id: 'line.swaps-coordinates',
    answer: (its) => kAt(its, [its.at[1], its.at[0]]),
    feedback: () => say('missing.swapped'),
    example: [missing, 13],
  }),
  bug<Missing>({
    id: 'equation.compares-one-term',
    answer: ({ gap, one }) => (gap === 'none' ? one.b : null),
    feedback: () => say('missing.copied'),
    example: [parallel, -2],
  }),
  bug<Missing>({
    id: 'system.one-side',
    answer: ({ gap, one }) => (gap === 'all' ? one.c : null),
    feedback: () => say('missing.one-side'),
    example: [{ ...parallel, gap: 'all', other: { a: 6, b: -4, c: 14 } }, 7],
  }),
]
const gapsAt = { 1: ['constant'], 2: ['x', 'y'], 3: ['none', 'all'] } as const

/** A constant (level 1) or a coefficient (level 2) from the solution, or from the number of solutions (level 3). */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['8.EE.C.8b'],
  bugs: missingBugs,
  minWrongAnswers: 1,
  task: ({ gap, one, other }) => `${gap} ${one.b > 0} ${other.a > 0} ${other.b > 0}`,
  draw(random, level) {
    const gap = random.pick(gapsAt[level])
    const at: Point = [nonZero(random, 6), nonZero(random, 6)]
    const one = through(nonZero(random, 5), nonZero(random, 5), at)
    if (gap === 'none' || gap === 'all') {
      const scaled = timesEach(random.pick([-3, -2, 2, 3, 4]), one)
      return { gap, one, other: gap === 'all' ? scaled : { ...scaled, c: scaled.c + nonZero(random, 9) }, at }
    }
    return { gap, one, other: through(nonZero(random, 6), nonZero(random, 6), at), at }
  },
  fits: ({ one, other, at, gap }) =>
    Math.abs(at[0]) !== Math.abs(at[1]) &&
    one.c !== 0 &&
    other.c !== 0 &&
    Math.abs(other.c) <= 60 &&
    (gap === 'none' || gap === 'all' || one.a * other.b !== one.b * other.a),
  item(its) {
    const { gap, one, other, at } = its
    const [x, y] = at
    const key = keyOf(its)
    const k = { k: tex('k'), list: all([tex(standardTex(one)), tex(gapTex(its))]), point: pointText(at) }
    const isCounted = gap === 'none' || gap === 'all'
    const by = isCounted ? other.a / one.a : 1
    const part = (size: number | 'k', value: number): string =>
      size === 'k' ? `k \\times ${value < 0 ? `(${signedTex(value)})` : value}` : signedTex(size * value)
    const first = part(gap === 'x' ? 'k' : other.a, x)
    const second =
      gap === 'y' ? `+ ${part('k', y)}` : `${other.b * y < 0 ? '−' : '+'} ${Math.abs(other.b * y)}`
    return {
      stem: [say(`missing.asks.${isCounted ? gap : 'point'}`, k)],
      ...typed<Missing>(its, { label: say('missing.label'), before: 'k = ', key, bugs: missingBugs }),
      hints: [
        say(`missing.nudge.${isCounted ? gap : 'point'}`),
        say(`missing.hint.${isCounted ? 'times' : 'point'}`, {
          term: tex(termTex(one.a, 'x')),
          scaled: tex(termTex(other.a, 'x')),
        }),
      ],
      solution: isCounted
        ? [
            say('missing.times', { by: tex(numberTex(by)), equation: tex(standardTex(timesEach(by, one))) }),
            say(`missing.why.${gap}`),
            say('missing.so', { k: tex(`k = ${signedTex(key)}`) }),
          ]
        : [
            say('missing.put', {
              point: pointText(at),
              equation: tex(`${first} ${second} = ${gap === 'constant' ? 'k' : signedTex(other.c)}`),
            }),
            say('missing.so', { k: tex(`k = ${signedTex(key)}`) }),
          ],
    }
  },
  solve({ stem }) {
    const [one = '', other = ''] = mathIn(stem).filter((each) => each.includes('='))
    const [point] = pointsIn(stem)
    const found = Array.from({ length: 161 }, (_, at) => at - 80).find((k) => {
      const put = other.replace(/k(?=[xy])/, `(${k})`).replace(/k$/, String(k).replace('-', '−'))
      const [first, second] = systemIn(`⟦${one}⟧ ⟦${spelled(put)}⟧`)
      if (point !== undefined) return second.a * point[0] + second.b * point[1] === second.c
      const isParallel = first.a * second.b === first.b * second.a
      return isParallel && /infinit/.test(stem) === (first.a * second.c === first.c * second.a)
    })
    return solved.number(found ?? Number.NaN)
  },
})
/** `3x + (−4)y` as `3x − 4y`, which a solver can read. */
const spelled = (source: string): string =>
  source
    .replace(/^\((-?)(\d+)\)/, (_, sign: string, size: string) => `${sign === '' ? '' : '−'}${size}`)
    .replace(/ \+ \((-?)(\d+)\)/, (_, sign: string, size: string) => ` ${sign === '' ? '+' : '−'} ${size}`)
