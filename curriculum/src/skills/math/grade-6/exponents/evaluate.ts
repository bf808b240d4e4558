import { defineModel, type Level, mathIn, numbersIn, solved, type Text, tex, tidy, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { powerTex, valueOfTex } from '#exponents/powers.ts'
import { fractionTex } from '#fractions/fraction.ts'
import { typedAmount } from '#fractions/written.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { evaluation, type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** `a^n`, `c × a^n`, `c + d × a^n`, `(a + c)^n`, `(a/d)^n`, or a tenth of `a` to the power `n`. */
interface Expression {
  form: 'power' | 'times' | 'plus' | 'group' | 'fraction' | 'decimal'
  a: number
  n: number
  c: number
  d: number
}
const texOf = ({ form, a, n, c, d }: Expression): string =>
  ({
    power: powerTex(a, n),
    times: String.raw`${c} \times ${powerTex(a, n)}`,
    plus: String.raw`${c} + ${d} \times ${powerTex(a, n)}`,
    group: powerTex(`(${a} + ${c})`, n),
    fraction: powerTex(String.raw`\left(${fractionTex([a, d])}\right)`, n),
    decimal: powerTex(`0.${a}`, n),
  })[form]
/** The value if the power had this value. */
const around = ({ form, c, d }: Expression, power: number): number =>
  ({ times: c * power, plus: c + d * power, power, group: power, fraction: power, decimal: power })[form]
const powerOf = ({ form, a, n, c, d }: Expression): number =>
  (form === 'group' ? a + c : form === 'fraction' ? a / d : form === 'decimal' ? a / 10 : a) ** n
const valueOf = (its: Expression): number => Number(around(its, powerOf(its)).toFixed(6))

// Worked by hand: 5 + 2 × 3^4 = 5 + 2 × 81 = 167; (3 + 2)^2 = 25; (2/3)^2 = 4/9; 0.3^2 = 0.09.
const sum: Expression = { form: 'plus', a: 3, n: 4, c: 5, d: 2 }
const bugs = [
  bug<Expression>({
    id: 'exponents.base-times-exponent',
    answer(its) {
      const { form, a, n, c, d } = its
      if (form === 'fraction') return [a * n, d]
      return around(its, (form === 'group' ? a + c : form === 'decimal' ? a / 10 : a) * n)
    },
    feedback: ({ n }) => say('slip.times', { n }),
    example: [sum, 29],
  }),
  bug<Expression>({
    id: 'exponents.swaps-parts',
    answer: (its) => (its.form === 'power' && its.a < 10 ? its.n ** its.a : null),
    feedback: ({ a }) => say('slip.swaps', { base: a }),
    example: [{ ...sum, form: 'power' }, 64],
  }),
  bug<Expression>({
    id: 'exponents.product-first',
    answer: ({ form, a, n, c, d }) =>
      form === 'times' ? (c * a) ** n : form === 'plus' ? c + (d * a) ** n : null,
    feedback: () => say('slip.product-first'),
    example: [sum, 1301],
  }),
  bug<Expression>({
    id: 'operations.adds-first',
    answer: ({ form, a, n, c, d }) => (form === 'plus' ? (c + d) * a ** n : null),
    feedback: () => say('slip.adds-first'),
    example: [sum, 567],
  }),
  bug<Expression>({
    id: 'exponents.spreads-over-sum',
    answer: ({ form, a, n, c }) => (form === 'group' ? a ** n + c ** n : null),
    feedback: () => say('slip.spreads'),
    example: [{ ...sum, form: 'group', n: 2, c: 2 }, 13],
  }),
  bug<Expression>({
    id: 'exponents.one-part',
    answer: ({ form, a, n, d }) => (form === 'fraction' ? [a ** n, d] : null),
    feedback: () => say('slip.one-part'),
    example: [{ ...sum, form: 'fraction', a: 2, n: 2, d: 3 }, [4, 3]],
  }),
  bug<Expression>({
    id: 'decimal.point-as-in-sum',
    answer: ({ form, a, n }) => (form === 'decimal' ? a ** n / 10 : null),
    feedback: () => say('slip.point'),
    example: [{ ...sum, form: 'decimal', n: 2 }, 0.9],
  }),
]

const formsAt = { 1: ['power'], 2: ['times', 'plus'], 3: ['group', 'fraction', 'decimal'] } as const
const factorsTex = ({ form, a, n, c, d }: Expression): string =>
  Array<string>(n)
    .fill(
      form === 'fraction'
        ? fractionTex([a, d])
        : form === 'decimal'
          ? `0.${a}`
          : String(form === 'group' ? a + c : a),
    )
    .join(String.raw` \times `)

function solutionOf(its: Expression): Text[] {
  const { form, a, n, c, d } = its
  const power = Number(powerOf(its).toFixed(6))
  const result = form === 'fraction' ? fractionTex([a ** n, d ** n]) : String(power)
  return [
    ...(form === 'group' ? [say('value.inside', { equation: tex(`${a} + ${c} = ${a + c}`) })] : []),
    say('value.factors', { n, equation: tex(`${factorsTex(its)} = ${result}`) }),
    ...(form === 'times' || form === 'plus'
      ? [
          say('value.then', {
            equation: tex(`${texOf(its).replace(powerTex(a, n), String(power))} = ${valueOf(its)}`),
          }),
        ]
      : []),
    ...(form === 'plus' ? [say('value.order', { product: d * power, n: c })] : []),
    ...(form === 'times' || form === 'plus'
      ? []
      : [say('value.so', { equation: tex(`${texOf(its)} = ${result}`) })]),
  ]
}

/** A power (level 1), a power in an expression (level 2), powers of sums, fractions and decimals (level 3). */
export const value = defineModel<Expression>({
  id: 'value',
  thinking: 'compute',
  seconds: 50,
  standards: ['6.EE.A.1'],
  bugs,
  task: ({ form, n }) => `${form} ${n}`,
  draw(random, level) {
    const form = random.pick(formsAt[level])
    return {
      form,
      a:
        form === 'power'
          ? random.integer(2, 12)
          : form === 'fraction'
            ? random.integer(1, 5)
            : random.integer(2, 6),
      n: form === 'group' ? 2 : random.integer(2, form === 'power' ? 6 : 4),
      c: random.integer(2, 9),
      d: random.integer(2, 9),
    }
  },
  fits: (its) => {
    const { form, a, n, c, d } = its
    if (form === 'fraction') return a < d && [2, 3, 5, 7].includes(d) && a ** n <= 125 && d ** n <= 243
    if (form === 'group') return a + c <= 12
    if (form === 'decimal') return a ** n <= 125 && n < 4
    return valueOf(its) <= 1000 && a ** n <= (form === 'power' ? 1000 : 130) && (form !== 'power' || a !== n)
  },
  item(its) {
    const { form, a, n, d } = its
    return {
      stem: [say('value.asks', { expression: tex(texOf(its)) })],
      ...(form === 'fraction'
        ? typedAmount(its, { key: [a ** n, d ** n], bugs })
        : typed(its, { label: say('label'), key: valueOf(its), bugs })),
      hints: [say(`value.nudge.${form}`), say(`value.hint.${form}`, { n })],
      solution: solutionOf(its),
    }
  },
  solve({ stem, interaction }) {
    const got = valueOfTex(mathIn(stem)[0] ?? '0')
    if (interaction.kind !== 'fraction') return solved.number(got)
    return { kind: 'fraction', text: powerOfFraction(stem) ?? String(got) }
  },
})

/** The value of a power of a fraction, as a fraction; null if the text shows no such power. */
function powerOfFraction(text: string): string | null {
  const found = /(\d+)\}\{(\d+)\}.*\^\{(\d+)/.exec(text)?.map(Number)
  if (found === undefined) return null
  const [, top = 0, bottom = 1, n = 1] = found
  return `${top ** n}/${bottom ** n}`
}

/** The same expressions, worked out line by line. */
export const showWork = showWorkOf<Expression>({
  of: value,
  seconds: 75,
  task: (its) => ({ kind: 'rewrite', given: texOf(its), form: 'value' }),
  bugs: ['power-as-product', 'squares-termwise', 'left-to-right'],
  lastLine: ({ stem }) => powerOfFraction(stem) ?? String(tidy(valueOfTex(mathIn(stem)[0] ?? '0'))),
})

const powersFor: Record<Level, readonly (readonly [number, number])[]> = {
  1: Array.from({ length: 11 }, (_, at) => at + 2).flatMap((a) =>
    [2, 3, 4, 5, 6, 7, 8].map((n) => [a, n] as const),
  ),
  2: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20].flatMap((a) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((n) => (a ** n <= (a === 10 ? 1e6 : 1000) ? [[a, n] as const] : [])),
  ),
  3: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((a) =>
    [2, 3, 4, 5].flatMap((n) => (a ** n <= (a === 10 ? 1e5 : 1000) ? [[a, n] as const] : [])),
  ),
}
interface Gap {
  asks: 'factors' | 'exponent' | 'base'
  a: number
  n: number
}
const gap = String.raw`\square`
const gapBugs = [
  bug<Gap>({
    id: 'exponents.base-times-exponent',
    answer: ({ asks, a, n }) =>
      asks === 'factors' ? a * n : asks === 'exponent' ? a ** (n - 1) : [a ** n, n],
    feedback: ({ asks, a }) => say(`gap.times.${asks}`, { base: a }),
    example: [{ asks: 'exponent', a: 5, n: 3 }, 25],
  }),
  bug<Gap>({
    id: 'exponents.counts-signs',
    answer: ({ asks, n }) => (asks === 'base' ? null : n - 1),
    feedback: ({ asks }) => say(asks === 'factors' ? 'gap.signs.factors' : 'gap.signs.exponent'),
    example: [{ asks: 'factors', a: 5, n: 3 }, 2],
  }),
  bug<Gap>({
    id: 'exponents.swaps-parts',
    answer: ({ asks, a, n }) => (asks === 'factors' ? a : asks === 'base' ? a ** (n - 1) : null),
    feedback: ({ asks }) => say(asks === 'factors' ? 'gap.swaps.factors' : 'gap.swaps.base'),
    example: [{ asks: 'factors', a: 5, n: 3 }, 5],
  }),
]

/** Factors counted (level 1), the exponent from the value (level 2), the base from the value (level 3). */
export const missing = defineModel<Gap>({
  id: 'missing-part',
  thinking: 'work backwards',
  seconds: 45,
  standards: ['6.EE.A.1'],
  bugs: gapBugs,
  task: ({ asks, a, n }) => `${asks} ${n} ${a > 5}`,
  draw(random, level) {
    const [a, n] = random.pick(powersFor[level])
    return { asks: ({ 1: 'factors', 2: 'exponent', 3: 'base' } as const)[level], a, n }
  },
  item({ asks, a, n }) {
    const factors = Array<number>(n)
      .fill(a)
      .join(String.raw` \times `)
    const total = (a ** n).toLocaleString('en-US')
    const values = { base: a, n }
    const equation = {
      factors: `${factors} = ${powerTex(a, gap)}`,
      exponent: `${powerTex(a, gap)} = ${total}`,
      base: `${powerTex(gap, n)} = ${total}`,
    }[asks]
    return {
      stem: [say('gap.asks', { equation: tex(equation) })],
      ...typed({ asks, a, n }, { label: say('gap.label'), key: asks === 'base' ? a : n, bugs: gapBugs }),
      hints: [say(`gap.nudge.${asks}`), say(`gap.hint.${asks}`, values)],
      solution: [
        say(`gap.why.${asks}`, { base: a, n, equation: tex(`${factors} = ${total}`) }),
        say('gap.so', { equation: tex(`${powerTex(a, n)} = ${asks === 'factors' ? factors : total}`) }),
      ],
    }
  },
  solve({ stem }) {
    const source = (mathIn(stem)[0] ?? '').replaceAll(',', '')
    const [left = '', right = ''] = source.split(' = ')
    if (left.includes('times')) return solved.number(left.split(String.raw`\times`).length)
    const [known = 0] = numbersIn(left.replace(gap, '')).map(({ value: each }) => each)
    return left.startsWith(gap)
      ? solved.number(Number(right) ** (1 / known))
      : solved.number(Math.round(Math.log(Number(right)) / Math.log(known)))
  },
})

/** A product (level 1), a sum (level 2), a power of a sum (level 3). */
export const findMistake = wrongLine<Expression, Line>({
  seconds: 60,
  standards: ['6.EE.A.1'],
  ...mistakeWords(say),
  task: ({ form, n }) => `${form} ${n}`,
  steps: 2,
  draw: (random, level) => ({
    form: ({ 1: 'times', 2: 'plus', 3: 'group' } as const)[level],
    a: random.integer(2, 6),
    n: level === 3 ? 2 : random.integer(2, 4),
    c: random.integer(2, 9),
    d: random.integer(2, 9),
  }),
  fits: (its) => valueOf(its) <= 1000 && its.a !== its.n && its.a ** its.n <= 130,
  work(its) {
    const { form, a, n, c, d } = its
    const power = a ** n
    const lines = {
      times: [String.raw`${c} \times ${power}`, String.raw`${c} \times ${a * n}`] as const,
      plus: [String.raw`${c} + ${d} \times ${power}`, String.raw`${c} + ${d} \times ${a * n}`] as const,
      group: [
        String.raw`${d} \times ${powerTex(a + c, 2)}`,
        String.raw`${d} \times (${powerTex(a, 2)} + ${powerTex(c, 2)})`,
      ] as const,
    }[form === 'times' || form === 'plus' ? form : 'group']
    const start = form === 'group' ? String.raw`${d} \times ${texOf(its)}` : texOf(its)
    const wrong = { times: c + power, plus: (c + d) * power, group: (d * (a + c)) ** 2 }
    return evaluation(valueOfTex, {
      start,
      partly: {
        right: lines[0],
        wrong: lines[1],
        move: say(form === 'group' ? 'mistake.inside' : 'mistake.power'),
      },
      last: {
        wrong: () => wrong[form === 'times' || form === 'plus' ? form : 'group'],
        move: say('mistake.rest'),
      },
    })
  },
  truth: () => say('mistake.truth'),
  means: (line) => String(valueOfTex(line)),
})
