import { all, defineModel, exact, mathIn, type Random, tex, typedEquation } from '#form'
import { numberTex } from '#equations/exact.ts'
import { pointText } from '#equations/line.ts'
import { solutionOf, standardTex } from '#equations/standard-form.ts'
import { drawSystem, isClearSystem, shownSystem, type System, systemIn } from '#equations/system.ts'
import { type Linear, linearTex, plusTex, signedTex, termTex } from '#math/linear-expression.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { solveSystem } from '#solutions/system/system.ts'
import { say } from './messages.gen.ts'

const standards = ['8.EE.C.8b']
const nonZero = (random: Random, most: number): number => random.pick([-1, 1]) * random.integer(1, most)
const both = (one: string, other: string) => all([tex(one), tex(other)])
const typedTex = (source: string): string => source.replaceAll('−', '-').replaceAll(' ', '')

/** `solo` is equal to `side`, and is replaced in `p · rest + q · solo = c`. */
interface Replaced {
  solo: 'x' | 'y'
  side: Linear
  p: number
  q: number
  c: number
  /** The first equation is not solved for the letter yet. */
  isHidden: boolean
}
const restOf = ({ solo }: Replaced): string => (solo === 'y' ? 'x' : 'y')
const firstTex = (its: Replaced): string => {
  const { solo, side, isHidden } = its
  if (!isHidden) return `${solo} = ${linearTex(side, restOf(its))}`
  return standardTex(
    solo === 'y' ? { a: -side.slope, b: 1, c: side.constant } : { a: 1, b: -side.slope, c: side.constant },
  )
}
const secondTex = ({ solo, p, q, c }: Replaced): string =>
  standardTex(solo === 'y' ? { a: p, b: q, c } : { a: q, b: p, c })
/** `3x + 2(x − 5) = 8`; some put another expression in, or forget the parentheses. */
function putTex(its: Replaced, side: Linear = its.side, keepsFactor = true): string {
  const { p, q, c } = its
  const rest = restOf(its)
  const size = Math.abs(q) === 1 ? '' : Math.abs(q)
  const sign = q < 0 ? ' − ' : ' + '
  const put = keepsFactor
    ? `${sign}${size}(${linearTex(side, rest)})`
    : ` + ${typedSlope(q * side.slope, rest)}${plusTex(side.constant)}`
  return `${termTex(p, rest)}${put} = ${signedTex(c)}`
}
const typedSlope = (slope: number, letter: string): string =>
  slope < 0 ? `(${termTex(slope, letter)})` : termTex(slope, letter)

/** One letter replaced: without a factor (level 1), with one (level 2), after solving for the letter first (level 3). */
export const replace = defineModel<Replaced>({
  id: 'replace',
  thinking: 'compute',
  seconds: 60,
  standards,
  task: ({ solo, q, isHidden, side }) => `${solo} ${isHidden} ${Math.sign(q)} ${Math.sign(side.slope)}`,
  draw(random, level) {
    const side = { slope: nonZero(random, 4), constant: nonZero(random, 9) }
    const p = random.integer(1, 6)
    const q = level === 1 ? 1 : random.pick([-5, -4, -3, -2, 2, 3, 4, 5])
    const rest = nonZero(random, 6)
    const c = p * rest + q * (side.slope * rest + side.constant)
    return { solo: random.pick(['x', 'y'] as const), side, p, q, c, isHidden: level === 3 }
  },
  fits: ({ p, q, side, c }) =>
    p + q * side.slope !== 0 && p + side.slope !== 0 && p !== q && c !== 0 && Math.abs(c) <= 60,
  minWrongAnswers: 1,
  item(its) {
    const { solo, side, q, isHidden } = its
    const rest = restOf(its)
    const letters = { solo: tex(solo), rest: tex(rest) }
    const full = tex(linearTex(side, rest))
    const wrong = [
      ...(q === 1
        ? [
            {
              value: typedTex(putTex(its, { ...side, constant: 0 })),
              misconception: 'equation.ignores-constant' as const,
              feedback: say('replace.whole', { side: full, ...letters }),
            },
          ]
        : [
            {
              value: typedTex(putTex(its, side, false)),
              misconception: 'expression.distributes-once' as const,
              feedback: say('replace.parentheses', { side: full }),
            },
          ]),
      ...(isHidden
        ? [
            {
              value: typedTex(putTex(its, { ...side, slope: -side.slope })),
              misconception: 'equation.loses-sign' as const,
              feedback: say('replace.sign', letters),
            },
          ]
        : []),
    ]
    return {
      stem: [
        say('system', { list: both(firstTex(its), secondTex(its)) }),
        say(isHidden ? 'replace.asks-hidden' : 'replace.asks', letters),
      ],
      ...typedEquation({
        label: say('replace.label', { rest }),
        letter: rest,
        value: typedTex(putTex(its)),
        shownAs: putTex(its),
        wrong,
      }),
      hints: [
        say(isHidden ? 'replace.nudge-hidden' : 'replace.nudge', letters),
        say('replace.hint', letters),
      ],
      solution: [
        say(isHidden ? 'replace.alone' : 'replace.given', {
          equation: tex(`${solo} = ${linearTex(side, rest)}`),
        }),
        say('replace.so', { side: full, equation: tex(putTex(its)), ...letters }),
      ],
    }
  },
  solve({ stem }) {
    const [first, second] = systemIn(stem)
    const isY = firstAsked(stem) === 'y'
    const [own, rest] = isY ? [first.b, first.a] : [first.a, first.b]
    const [q, p] = isY ? [second.b, second.a] : [second.a, second.b]
    const put = `(${first.c}/${own})+(${-rest}/${own})${isY ? 'x' : 'y'}`
    return { kind: 'equation', text: `${p}${isY ? 'x' : 'y'}+(${q})(${put})=${second.c}` }
  },
})
/** The letter that the question names first. */
const firstAsked = (stem: string): string => mathIn(stem).find((each) => /^[xy]$/.test(each)) ?? ''

const methodsAt = { 1: ['substitute'], 2: ['add', 'subtract'], 3: ['multiply'] } as const
/** What the work below is about; asked line by line only. */
const solveBoth = defineModel<System>({
  id: 'solve-both',
  thinking: 'compute',
  seconds: 100,
  standards,
  task: ({ method, one, other }) => `${method} ${one.b > 0} ${other.a > 0}`,
  draw: (random, level) => drawSystem(random, methodsAt[level]),
  fits: isClearSystem,
  item: (system) => ({
    stem: [say('system', { list: both(...shownSystem(system)) })],
    interaction: { kind: 'coordinates', label: '(x, y)' },
    key: { kind: 'coordinates', value: `(${system.at.join(', ')})` },
    wrongAnswers: [],
    answer: pointText(system.at),
    ...solveSystem(system),
  }),
})

/** A system solved line by line: by substitution (level 1), by adding or subtracting (level 2), with a factor first (level 3). */
export const showWork = showWorkOf<System>({
  of: solveBoth,
  seconds: 140,
  task: (system) => ({ kind: 'system', given: shownSystem(system) }),
  letters: () => ['x', 'y'],
  bugs: [
    'combines-one-side',
    'distributes-to-one',
    'moves-without-sign',
    'one-side-only',
    'subtracts-coefficient',
  ],
  answer: ({ at: [x, y] }) => `x = ${numberTex(x)}, y = ${numberTex(y)}`,
  lastLine({ stem }) {
    const [x, y] = solutionOf(...systemIn(stem)) ?? [0, 0]
    return `(${exact(x)}, ${exact(y)})`
  },
})
