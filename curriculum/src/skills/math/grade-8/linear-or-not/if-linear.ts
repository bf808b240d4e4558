import { bug, defineModel, mathIn, solved, tex, tidy, typed } from '#form'
import { say } from './messages.gen.ts'

type Story = 'patio' | 'stone' | 'cells' | 'cube' | 'shares' | 'bill' | 'games' | 'garden' | 'ramp'

interface Rule {
  /** The factor or the whole in the rule: its least and greatest value and their common factor. */
  a: readonly [least: number, most: number, by: number]
  /** The values of x that are drawn. */
  xs: readonly number[]
  tex: (a: number) => string
  value: (a: number, x: number) => number
}
const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)
const square = (a: Rule['a'], most: number): Rule => ({
  a,
  xs: upTo(most),
  tex: (factor) => `y = ${factor === 1 ? '' : factor}x^2`,
  value: (factor, x) => factor * x * x,
})
const power = (a: Rule['a'], base: number, most: number): Rule => ({
  a,
  xs: upTo(most),
  tex: (factor) => String.raw`y = ${factor} \times ${base}^{x}`,
  value: (factor, x) => factor * base ** x,
})
const rules: Record<Story, Rule> = {
  patio: square([1, 1, 1], 14),
  stone: square([16, 16, 1], 6),
  garden: square([2, 3, 1], 12),
  ramp: square([3, 9, 1], 8),
  cells: power([1, 12, 5], 2, 8),
  shares: power([2, 9, 1], 3, 6),
  cube: { a: [1, 1, 1], xs: upTo(12), tex: () => 'y = x^3', value: (_a, x) => x ** 3 },
  bill: {
    a: [1, 6, 60],
    xs: [2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20],
    tex: (whole) => String.raw`y = \frac{${whole}}{x}`,
    value: (whole, x) => whole / x,
  },
  games: {
    a: [1, 1, 1],
    xs: upTo(16),
    tex: () => String.raw`y = \frac{x(x − 1)}{2}`,
    value: (_a, x) => (x * (x - 1)) / 2,
  },
}
const stories = ['patio', 'stone', 'cells', 'cube', 'shares', 'bill', 'games', 'garden', 'ramp'] as const

/** A line through two points of a function that is not linear, and a third x. */
interface Chord {
  story: Story
  a: number
  xs: [one: number, two: number, third: number]
  asks: 'line' | 'gap' | 'reach'
}
const worth = ({ story, a }: Chord, x: number): number => rules[story].value(a, x)
function chordOf(its: Chord) {
  const [p, q, t] = its.xs
  const [one, two, value] = [worth(its, p), worth(its, q), worth(its, t)]
  const slope = (two - one) / (q - p)
  return { p, q, t, one, two, value, slope, line: tidy(one + slope * (t - p)) }
}
/** The x at which the line has this value. */
const reachOf = ({ p, one, value, slope }: ReturnType<typeof chordOf>): number =>
  tidy(p + (value - one) / slope)
const keyOf = (its: Chord): number => {
  const chord = chordOf(its)
  if (its.asks === 'reach') return reachOf(chord)
  return its.asks === 'line' ? chord.line : Math.abs(chord.value - chord.line)
}

// Worked by hand: x² is 4 at 2 and 9 at 3, so the line rises by 5: 29 at 7, where x² is 49. It reaches 49 at 11.
const patio: Chord = { story: 'patio', a: 1, xs: [2, 3, 7], asks: 'gap' }

const bugs = [
  bug<Chord>({
    id: 'model.answers-other',
    answer: (its) => {
      const { value, line } = chordOf(its)
      if (its.asks === 'reach') return null
      return its.asks === 'line' ? value : line
    },
    feedback: ({ asks }) => say(asks === 'line' ? 'if.slip.rule' : 'if.slip.line'),
    example: [patio, 29],
  }),
  bug<Chord>({
    id: 'function.expects-linear',
    answer: (its) => (its.asks === 'reach' ? its.xs[2] : null),
    feedback: () => say('if.slip.same'),
    example: [{ ...patio, asks: 'reach' }, 7],
  }),
  bug<Chord>({
    id: 'slope.one-step',
    answer(its) {
      const { two, slope, value } = chordOf(its)
      const next = tidy(two + slope)
      if (its.asks === 'reach') return null
      return its.asks === 'line' ? next : Math.abs(value - next)
    },
    feedback: () => say('if.slip.step', { lx: tex('x') }),
    example: [patio, 35],
  }),
  bug<Chord>({
    id: 'line.drops-start',
    answer(its) {
      const { slope, t, value } = chordOf(its)
      if (its.asks === 'reach') return tidy(value / slope)
      return its.asks === 'line' ? tidy(slope * t) : Math.abs(tidy(value - slope * t))
    },
    feedback: () => say('if.slip.start'),
    example: [patio, 14],
  }),
]

/** A line through two points of a function (level 1), how far off it is (level 2), and where it has the same value (level 3). */
export const ifLinear = defineModel<Chord, Story>({
  id: 'if-linear',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['8.F.A.3'],
  bugs,
  task: ({ story, asks }) => `${story} ${asks}`,
  // A line through two points of a cube or of a fall seldom meets a third value at a whole x.
  aim: (random, level) =>
    random.pick(level === 3 ? stories.filter((each) => each !== 'cube' && each !== 'stone') : stories),
  draw(random, level, story) {
    const { a, xs: all } = rules[story]
    const [one = 1, two = 2, three = 3] = random.sample(all, 3)
    const [low, high] = [Math.min(one, two), Math.max(one, two)]
    // Only at level 3, the third x may lie before or between the other two.
    const xs: Chord['xs'] =
      level === 3 || three > high ? [low, high, three] : [Math.min(low, three), Math.max(low, three), high]
    const asks = ({ 1: 'line', 2: 'gap', 3: 'reach' } as const)[level]
    return { story, a: a[2] * random.integer(a[0], a[1]), xs, asks }
  },
  fits(its) {
    const chord = chordOf(its)
    const { p, q, t, one, two, value, slope, line } = chord
    const isWhole = [one, two, value, slope, line].every((each) => Number.isInteger(each))
    const reach = reachOf(chord)
    if (!isWhole || line <= 0 || slope === 0 || value > 2000 || two - one === slope * t) return false
    if (its.asks === 'reach') return t !== p && t !== q && Number.isInteger(reach) && reach > 0 && reach <= 60
    return t > q && value !== line
  },
  item(its) {
    const { story, a, asks } = its
    const { p, q, t, one, two, value, slope, line } = chordOf(its)
    const rule = tex(rules[story].tex(a))
    const at = { p: tex(`x = ${p}`), q: tex(`x = ${q}`), t: tex(`x = ${t}`), lx: tex('x'), ly: tex('y') }
    const move = `${one} ${slope < 0 ? '−' : '+'} ${Math.abs(slope)} \\times ${t - p}`
    return {
      stem: [
        story === 'garden'
          ? say('if.garden', { rule, a, lx: tex('x'), ly: tex('y') })
          : say(`if.${story}`, { rule, lx: tex('x'), ly: tex('y') }),
        say('if.told', { p: at.p, q: at.q }),
        say(`if.asks.${asks}`, at),
      ],
      ...typed(its, {
        label: say(`if.label.${asks}`),
        key: keyOf(its),
        ...(asks === 'gap' ? { sign: 'either' as const } : {}),
        bugs,
      }),
      hints: [say('if.nudge', { rule, p: at.p, q: at.q }), say(`if.hint.${asks}`, at)],
      solution: [
        say('if.values', { one, two, ly: tex('y') }),
        say('if.rate', {
          rate: tex(String.raw`\frac{${two} − ${one}}{${q} − ${p}} = ${String(slope).replace('-', '−')}`),
        }),
        asks === 'reach'
          ? say('if.reach', {
              value,
              equation: tex(
                String.raw`(${value} − ${one}) \div ${slope < 0 ? `(−${-slope})` : slope} = ${String(tidy((value - one) / slope)).replace('-', '−')}`,
              ),
              x: reachOf(chordOf(its)),
              ...at,
            })
          : say('if.line', { equation: tex(`${move} = ${line}`) }),
        ...(asks === 'gap' ? [say('if.gap', { value, line, gap: Math.abs(value - line), t: at.t })] : []),
        say('if.so'),
      ],
    }
  },
  // The line as a mean of its two points.
  solve({ stem }) {
    const math = mathIn(stem)
    const source = math.find((each) => each.startsWith('y =')) ?? ''
    const [p = 0, q = 1, t = 0] = math.flatMap((each) => /^x = (\d+)$/.exec(each)?.[1] ?? []).map(Number)
    const [yp, yq, yt] = [ruleAt(source, p), ruleAt(source, q), ruleAt(source, t)]
    if (math.filter((each) => each === 'x').length > 1)
      return solved.number((p * (yq - yt) + q * (yt - yp)) / (yq - yp))
    const line = (yp * (q - t) + yq * (t - p)) / (q - p)
    return solved.number(/difference|diferencia/.test(stem) ? Math.abs(yt - line) : line)
  },
})

/** The value of a shown rule. */
function ruleAt(source: string, x: number): number {
  const [, start = '', base = ''] = /= (\d+) \\times (\d)\^/.exec(source) ?? []
  if (start !== '') return Number(start) * Number(base) ** x
  if (source.includes('(x − 1)')) return (x * x - x) / 2
  const [, whole] = /frac\{(\d+)\}\{x\}/.exec(source) ?? []
  if (whole !== undefined) return Number(whole) / x
  const [, factor = '', exponent = '1'] = /= (\d*)x\^(\d)/.exec(source) ?? []
  return (factor === '' ? 1 : Number(factor)) * x ** Number(exponent)
}
