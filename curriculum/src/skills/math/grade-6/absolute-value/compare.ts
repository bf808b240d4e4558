import { type Random, tex } from '#form'
import { numberTex } from '#equations/exact.ts'
import { type Comparisons, type Side, trueOrFalse } from '#shapes/true-or-false/true-or-false.ts'
import { absTex, readAbsolute } from '#signed/absolute.ts'
import { say } from './messages.gen.ts'

/** Without its bars a number is seen as it is. */
const inBars = (value: number, shown = numberTex(value)): Side => ({
  tex: absTex(shown),
  value: Math.abs(value),
  seen: value,
})
const plainly = (value: number, shown = numberTex(value)): Side => ({ tex: shown, value, seen: value })

function drawLetters(random: Random): Pick<Comparisons, 'pairs' | 'at'> {
  const at = { p: -random.integer(3, 12), q: random.integer(3, 12) }
  const [p, q, minusP] = [plainly(at.p, 'p'), plainly(at.q, 'q'), plainly(-at.p, '−p')]
  const [sizeP, sizeQ] = [inBars(at.p, 'p'), inBars(at.q, 'q')]
  const pairs = random.sample(
    [
      { left: sizeP, right: sizeQ },
      { left: sizeP, right: p },
      { left: sizeP, right: q },
      { left: sizeQ, right: p },
      { left: sizeQ, right: q },
      { left: sizeP, right: minusP },
      { left: p, right: q },
    ],
    5,
  )
  return { pairs: pairs.map((pair) => ({ ...pair, sign: random.pick(['<', '>', '='] as const) })), at }
}

/** Two absolute values (level 1), one with a number (level 2), letters on a number line (level 3). */
export const compareSizes = trueOrFalse({
  standards: ['6.NS.C.7c', '6.NS.C.7d'],
  seconds: 55,
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 3) return { ...drawLetters(random), shuffle }
    const tenths = (): number => (level === 2 && random.chance(0.5) ? 0.5 : 0)
    const below = (): number => -(random.integer(2, 20) + tenths())
    const above = (): number => random.integer(1, 20) + tenths()
    const [a, b] = [below(), above()]
    const pairs =
      level === 1
        ? [
            [inBars(below()), inBars(below())],
            [inBars(below()), inBars(above())],
            [inBars(above()), inBars(below())],
            [inBars(a), inBars(-a)],
            [inBars(b), inBars(above())],
          ]
        : [
            [inBars(below()), plainly(above())],
            [inBars(a), plainly(random.pick([a, -a]))],
            [plainly(below()), inBars(below())],
            [inBars(above()), plainly(below())],
            [inBars(below()), inBars(above())],
          ]
    return {
      pairs: pairs.flatMap(([left, right], at) =>
        left === undefined || right === undefined
          ? []
          : [
              {
                left,
                right,
                sign:
                  (at === 3 && level === 1) || (at === 1 && level === 2)
                    ? ('=' as const)
                    : random.pick(['<', '>'] as const),
              },
            ],
      ),
      at: null,
      shuffle,
    }
  },
  fits: ({ pairs, at }) =>
    at !== null || pairs.every(({ left, right, sign }) => sign === '=' || left.value !== right.value),
  seen: () => ({ misconception: 'signed.absolute-keeps-sign', feedback: say('compare.seen') }),
  hints: (isOfLetters) => [
    say('compare.nudge'),
    say(isOfLetters ? 'compare.hint.letters' : 'compare.hint.numbers'),
  ],
  why: ({ left, right }) =>
    say('compare.so', {
      left: tex(left.tex),
      right: tex(right.tex),
      order: left.value < right.value ? 'less' : left.value > right.value ? 'more' : 'same',
    }),
  valueOf: (source, at) => readAbsolute(source, at ?? {}),
})
