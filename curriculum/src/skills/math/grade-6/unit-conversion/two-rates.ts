import { defineModel, keysOf, type Level, numbersIn, solved, tidy } from '#form'
import { type FilledCell, fillTable } from '#shapes/fill-table/fill-table.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

interface Pair {
  units: readonly [UnitId, UnitId]
  /** Amounts that go together, in lowest terms; both quotients have few decimals. */
  ratios: readonly (readonly [number, number])[]
}
const stories = {
  road: { units: ['mile', 'kilometer'], ratios: [[5, 8]] },
  beans: { units: ['cup', 'pound'], ratios: [[5, 2]] },
  candle: {
    units: ['hour', 'inch'],
    ratios: [
      [5, 2],
      [5, 4],
    ],
  },
  chain: {
    units: ['foot', 'pound'],
    ratios: [
      [5, 2],
      [5, 4],
      [4, 5],
      [2, 5],
    ],
  },
  honey: {
    units: ['pound', 'dollar'],
    ratios: [
      [1, 8],
      [1, 5],
      [1, 4],
    ],
  },
  pump: {
    units: ['minute', 'gallon'],
    ratios: [
      [5, 8],
      [2, 5],
      [5, 4],
      [4, 5],
    ],
  },
  reading: {
    units: ['page', 'minute'],
    ratios: [
      [4, 5],
      [5, 8],
      [2, 5],
      [5, 4],
    ],
  },
  cloth: {
    units: ['meter', 'dollar'],
    ratios: [
      [1, 4],
      [2, 5],
      [1, 5],
      [1, 8],
    ],
  },
} as const satisfies Record<string, Pair>

interface TwoRates {
  story: keyof typeof stories
  level: Level
  a: number
  b: number
  /** A first amount and a second amount whose partners are asked for. */
  m: number
  n: number
}
const isShort = (value: number): boolean => Number.isInteger(tidy(value * 10))

/** Both unit rates (level 1), and what they are for (level 2); the other unit rate from one of them (level 3). */
export const twoRates = defineModel<TwoRates>({
  id: 'two-rates',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['6.RP.A.2'],
  task: ({ story, level }) => `${story} ${level}`,
  draw(random, level) {
    const story = random.pick(keysOf(stories))
    const [a, b] = random.pick<readonly [number, number]>(stories[story].ratios)
    const times = random.integer(2, 5)
    return { story, level, a: a * times, b: b * times, m: random.integer(3, 15), n: random.integer(3, 20) }
  },
  fits: ({ a, b, m, n }) =>
    m !== a && n !== b && isShort((m * b) / a) && isShort((n * a) / b) && (m * b) / a !== n,
  item({ story, level, a, b, m, n }) {
    const [first, second] = stories[story].units
    const rate = tidy(b / a)
    const of = { a: quantity(a, first), b: quantity(b, second) }
    /** The partner of an amount in the other column, which is the first column for `isFirst`. */
    const cell = (known: number, isFirst: boolean): FilledCell => {
      const [one, other] = level === 3 ? [1, rate] : [a, b]
      const [here, there] = isFirst ? [one, other] : [other, one]
      const right = tidy((known * here) / there)
      const whole = {
        value: here,
        misconception: 'rate.total-as-one' as const,
        feedback: say('slip.total', isFirst ? { other: of.a, one: of.b } : { other: of.b, one: of.a }),
      }
      return {
        name: say('unit', { of: quantity(2, isFirst ? first : second) }),
        value: right,
        wrong: [
          {
            value: tidy((known * there) / here),
            misconception: 'rate.upside-down' as const,
            feedback: say('two.turned'),
          },
          ...(known === 1 && level < 3 ? [whole] : []),
          {
            value: tidy(here + known - there),
            misconception: 'ratio.additive' as const,
            feedback: say('two.additive'),
          },
        ].filter(({ value }) => value !== right),
      }
    }
    const columns = [first, second].map((each) => say('unit', { of: quantity(2, each) }))
    const given = [String(a), String(b)]
    const [perFirst, perSecond] = [quantity(1, first), quantity(1, second)]
    return {
      stem: [
        level === 3
          ? say(`two.${story}.rate`, { rate: quantity(rate, second) })
          : say(`two.${story}.told`, of),
        say(level === 1 ? 'two.asks.rates' : 'two.asks.same'),
      ],
      ...fillTable({
        columns,
        rows: {
          1: [given, ['1', cell(1, false)], [cell(1, true), '1']],
          2: [given, ['1', cell(1, false)], [String(m), cell(m, false)], [cell(n, true), String(n)]],
          3: [
            ['1', String(rate)],
            [cell(1, true), '1'],
            [cell(n, true), String(n)],
          ],
        }[level],
      }),
      hints:
        level === 3
          ? [
              say('two.nudge.back', { one: perSecond, rate: quantity(rate, second) }),
              say('two.hint.back', { rate }),
            ]
          : [
              say('two.nudge.rates', { one: perFirst }),
              say('two.hint.rates', { ...of, one: perFirst, other: perSecond }),
            ],
      solution: [
        ...(level === 3
          ? [say('two.so.over', { known: perSecond, rate, value: tidy(a / b) })]
          : [say('two.so.one', { one: perFirst, x: b, y: a, value: rate })]),
        ...(level === 1 ? [say('two.so.one', { one: perSecond, x: a, y: b, value: tidy(a / b) })] : []),
        ...(level === 2
          ? [say('two.so.times', { known: quantity(m, first), rate, value: tidy((m * b) / a) })]
          : []),
        ...(level === 1
          ? []
          : [say('two.so.over', { known: quantity(n, second), rate, value: tidy((n * a) / b) })]),
      ],
    }
  },
  solve(shown) {
    const [one = 1, two] = numbersIn(shown.stem).map(({ value }) => value)
    const [a, b] = two === undefined ? [1, one] : [one, two]
    return solved.table(shown, ({ cells, column }) =>
      column === 0 ? tidy((Number(cells[1]) * a) / b) : tidy((Number(cells[0]) * b) / a),
    )
  },
})
