import { defineModel, type Level, mathIn, numberOf, type Random, slip, solved, tex as math } from '#form'
import { valueOf } from '#math/sums-of-terms.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

interface Formula {
  letters: readonly string[]
  tex: string
  at: (a: number, b: number) => number
  /** With the values in place of the letters. */
  put: (a: number, b: number) => string
  /** Values of the letters. */
  draw: (random: Random) => readonly [number, number]
  wrong: readonly (readonly [MisconceptionId, (a: number, b: number) => number, Said])[]
}
type Said = 'order' | 'glued' | 'part' | 'once' | 'product-first' | 'double' | 'squares'
const tex = String.raw
const signed = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`)
const half = (change: number) => ({
  letters: ['n'],
  tex: tex`\frac{n(n ${signed(change)})}{2}`,
  put: (n: number) => tex`\frac{${n}(${n} ${signed(change)})}{2}`,
  at: (n: number) => (n * (n + change)) / 2,
  wrong: [
    ['expression.uses-one-part', (n: number) => n * (n + change), 'part'],
    ['expression.distributes-once', (n: number) => (n * n + change) / 2, 'once'],
    ['expression.order-of-operations', (n: number) => n * n + change / 2, 'order'],
  ] as const,
})
const one =
  (from: number, to: number, step = 1) =>
  (random: Random): readonly [number, number] => [step * random.integer(from / step, to / step), 0]

const formulas = {
  seats: {
    letters: ['n'],
    tex: '4n + 2',
    put: (n) => tex`4 \cdot ${n} + 2`,
    at: (n) => 4 * n + 2,
    draw: one(3, 25),
    wrong: [
      ['expression.order-of-operations', (n) => 6 * n, 'order'],
      ['expression.glues-digits', (n) => Number(`4${n}`) + 2, 'glued'],
    ],
  },
  border: {
    letters: ['n'],
    tex: '4(n + 1)',
    put: (n) => tex`4(${n} + 1)`,
    at: (n) => 4 * (n + 1),
    draw: one(3, 25),
    wrong: [
      ['expression.distributes-once', (n) => 4 * n + 1, 'once'],
      ['expression.uses-one-part', (n) => n + 1, 'part'],
    ],
  },
  legs: {
    letters: ['b', 's'],
    tex: '6b + 8s',
    put: (b, s) => tex`6 \cdot ${b} + 8 \cdot ${s}`,
    at: (b, s) => 6 * b + 8 * s,
    draw: (random) => [random.integer(2, 12), random.integer(2, 9)],
    wrong: [
      ['expression.glues-digits', (b, s) => Number(`6${b}`) + Number(`8${s}`), 'glued'],
      ['expression.order-of-operations', (b, s) => 14 * (b + s), 'order'],
    ],
  },
  points: {
    letters: ['m', 'n'],
    tex: '2m + 3n',
    put: (m, n) => tex`2 \cdot ${m} + 3 \cdot ${n}`,
    at: (m, n) => 2 * m + 3 * n,
    draw: (random) => [random.integer(4, 25), random.integer(2, 12)],
    wrong: [
      ['expression.glues-digits', (m, n) => Number(`2${m}`) + Number(`3${n}`), 'glued'],
      ['expression.order-of-operations', (m, n) => 5 * (m + n), 'order'],
    ],
  },
  fence: {
    letters: ['l', 'w'],
    tex: '2(l + w)',
    put: (l, w) => tex`2(${l} + ${w})`,
    at: (l, w) => 2 * (l + w),
    draw: (random) => [random.integer(11, 30), random.integer(4, 10)],
    wrong: [
      ['expression.distributes-once', (l, w) => 2 * l + w, 'once'],
      ['expression.uses-one-part', (l, w) => l + w, 'part'],
    ],
  },
  warm: {
    letters: ['c'],
    tex: tex`\frac{9c}{5} + 32`,
    put: (c) => tex`\frac{9 \cdot ${c}}{5} + 32`,
    at: (c) => (9 * c) / 5 + 32,
    draw: one(5, 35, 5),
    wrong: [
      ['expression.order-of-operations', (c) => (9 * c + 32) / 5, 'order'],
      ['expression.uses-one-part', (c) => (9 * c) / 5, 'part'],
      ['expression.glues-digits', (c) => Number(`9${c}`) / 5 + 32, 'glued'],
    ],
  },
  fall: {
    letters: ['t'],
    tex: '16t^{2}',
    put: (t) => tex`16 \cdot ${t}^{2}`,
    at: (t) => 16 * t * t,
    draw: one(2, 9),
    wrong: [
      ['exponents.product-first', (t) => (16 * t) ** 2, 'product-first'],
      ['exponents.base-times-exponent', (t) => 32 * t, 'double'],
    ],
  },
  frame: {
    letters: ['m', 'n'],
    tex: 'm^{2} − n^{2}',
    put: (a, b) => tex`${a}^{2} − ${b}^{2}`,
    at: (a, b) => a * a - b * b,
    draw: (random) => {
      const a = random.integer(10, 30)
      return [a, a - random.integer(2, 8)]
    },
    wrong: [
      ['exponents.spreads-over-sum', (a, b) => (a - b) ** 2, 'squares'],
      ['exponents.base-times-exponent', (a, b) => 2 * a - 2 * b, 'double'],
    ],
  },
  box: {
    letters: ['s', 'h'],
    tex: '2s^{2} + 4sh',
    put: (s, h) => tex`2 \cdot ${s}^{2} + 4 \cdot ${s} \cdot ${h}`,
    at: (s, h) => 2 * s * s + 4 * s * h,
    draw: (random) => [random.integer(3, 12), random.integer(3, 15)],
    wrong: [
      ['exponents.product-first', (s, h) => 4 * s * s + 4 * s * h, 'product-first'],
      ['expression.uses-one-part', (s) => 2 * s * s, 'part'],
    ],
  },
  stop: {
    letters: ['s'],
    tex: tex`s + \frac{s^{2}}{20}`,
    put: (s) => tex`${s} + \frac{${s}^{2}}{20}`,
    at: (s) => s + (s * s) / 20,
    draw: one(20, 70, 10),
    wrong: [
      ['expression.uses-one-part', (s) => (s * s) / 20, 'part'],
      ['expression.order-of-operations', (s) => (s + s * s) / 20, 'order'],
      ['exponents.base-times-exponent', (s) => s + s / 10, 'double'],
    ],
  },
  hands: { ...half(-1), draw: one(5, 25) },
  diagonals: { ...half(-3), draw: one(5, 20) },
  cans: { ...half(1), draw: one(4, 25) },
} as const satisfies Record<string, Formula>
type FormulaId = keyof typeof formulas
const formulaOf = (id: FormulaId): Formula => formulas[id]

/** Formulas that do not grow evenly: the difference of two values is not the value of the difference. */
const uneven = ['fall', 'stop', 'hands', 'diagonals', 'cans'] as const
const unevenId = (id: FormulaId): (typeof uneven)[number] => uneven.find((each) => each === id) ?? 'fall'

const byLevel: Record<Level, readonly FormulaId[]> = {
  1: ['seats', 'border', 'legs', 'points', 'fence', 'warm'],
  // Those with two letters are repeated, because they have more values.
  2: ['fall', 'frame', 'frame', 'box', 'box', 'stop', 'hands', 'diagonals', 'cans'],
  3: uneven,
}

interface Told {
  id: FormulaId
  way: Level
  a: number
  b: number
}

/** Worked out once (level 1), with powers or two letters (level 2), for two values that are compared (level 3). */
export const useFormula = defineModel<Told>({
  id: 'use-formula',
  thinking: 'use in a story',
  seconds: 70,
  standards: ['6.EE.A.2c'],
  task: ({ id, way }) => `${id} ${way}`,
  draw(random, way) {
    const id = random.pick(byLevel[way])
    const [a, b] = formulaOf(id).draw(random)
    return { id, way, a, b: way === 3 ? formulaOf(id).draw(random)[0] : b }
  },
  fits: ({ way, a, b, id }) =>
    // “For 4 more” must leave a number that the formula can take.
    way < 3 || (a > b + 1 && (id !== 'diagonals' || a - b > 3) && a - b !== b),
  item({ id, way, a, b }) {
    const formula = formulaOf(id)
    const [first = '', second = ''] = formula.letters
    const source = math(formula.tex)
    const unit = say(`formula.unit.${id}`)
    const key = way === 3 ? formula.at(a, 0) - formula.at(b, 0) : formula.at(a, b)
    const terms = { source, a: math(`${first} = ${a}`), b: math(`${second || first} = ${b}`) }
    const slips =
      way === 3
        ? [
            slip(formula.at(a - b, 0), 'expression.difference-first', say('formula.slip.difference')),
            slip(formula.at(a, 0), 'operations.stops-early', say('formula.slip.stops')),
            slip(formula.at(a, 0) + formula.at(b, 0), 'expression.adds-instead', say('formula.slip.adds')),
          ]
        : formula.wrong.map(([misconception, of, said]) =>
            slip(
              of(a, b),
              misconception,
              say(`formula.slip.${said === 'order' && !formula.tex.includes('frac') ? 'plain' : said}`),
            ),
          )
    return {
      stem: [
        say(`formula.told.${id}`, { source, first: math(first), second: math(second) }),
        way === 3 ? say(`formula.more.${unevenId(id)}`, { a, b }) : say(`formula.asks.${id}`, { a, b }),
      ],
      ...numberOf({
        label: say(`formula.label.${id}`),
        after: unit,
        value: key,
        slips: slips.filter(({ value }) => value > 0 && Number.isInteger(value)),
      }),
      answer: say('formula.answer', { key, unit }),
      hints: [
        say(way === 3 ? 'formula.nudge.two' : 'formula.nudge.one', { letter: math(first) }),
        say(`formula.hint.${way === 1 && formula.tex.includes('(') ? 'group' : way}`, { source }),
      ],
      solution:
        way === 3
          ? [
              say('formula.value', {
                given: terms.a,
                put: math(`${formula.put(a, 0)} = ${formula.at(a, 0)}`),
              }),
              say('formula.value', {
                given: math(`${first} = ${b}`),
                put: math(`${formula.put(b, 0)} = ${formula.at(b, 0)}`),
              }),
              say('formula.so-more', {
                sum: math(`${formula.at(a, 0)} − ${formula.at(b, 0)} = ${key}`),
                key,
                unit,
              }),
            ]
          : [
              second === '' ? say('formula.put.one', terms) : say('formula.put.two', terms),
              say('formula.work', { put: math(`${formula.put(a, b)} = ${key}`) }),
              say('formula.so', { key, unit }),
            ],
    }
  },
  solve({ stem }) {
    const [source = ''] = mathIn(stem).filter((each) => /\d/.test(each))
    const letters = [...new Set(source.replaceAll(/\\[a-z]+/g, '').match(/[a-z]/g) ?? [])]
    const numbers = (stem.slice(stem.lastIndexOf(source) + source.length).match(/\d+/g) ?? []).map(Number)
    const at = (values: readonly number[]): number => {
      const given = Object.fromEntries(letters.map((letter, place) => [letter, values[place] ?? 0]))
      const [, before = '', above = '', below = '1', after = ''] =
        /^(.*?)\\frac\{((?:[^{}]|\{\d\})+)\}\{(\d+)\}(.*)$/.exec(source) ?? []
      if (above === '') return valueOf(source, given)
      const outside = `${before}0${after}`
      return valueOf(above, given) / Number(below) + (before + after === '' ? 0 : valueOf(outside, given))
    }
    if (letters.length === 1 && numbers.length === 2)
      return solved.number(Math.abs(at([numbers[0] ?? 0]) - at([numbers[1] ?? 0])))
    return solved.number(at(numbers))
  },
})
