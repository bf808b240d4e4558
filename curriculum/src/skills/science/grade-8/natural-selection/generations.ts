import { built, defineModel, type ItemTemplate, numberOf, type Random, type Words } from '#form'
import { plot } from '#build-drawn.ts'
import { described } from '#shapes/display/display.ts'
import { nextPercent } from '#worlds/selection/selection.ts'
import { setting, type Setting, settingIds, settings, sidesOf } from '#worlds/selection/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: number
  setting: Setting
  /** Percent of each kind that lives, and how many young each of those leaves. */
  rates: [number, number]
  young: number
  starts: [number, number]
  /** Of level 2: percents and totals of four years. */
  shares: number[]
  totals: number[]
}

const toFives = (value: number): number => Math.min(95, 5 * Math.round(value / 5))
const turn = (count: number, rate: number, young: number): number => (count * rate * young) / 100

type Rule = Pick<Values, 'rates' | 'young' | 'starts'>
const isEach = (counts: readonly number[]): boolean => counts.every(Number.isInteger)
const after = ({ rates, young }: Rule, counts: readonly number[]): number[] =>
  counts.map((count, at) => turn(count, rates[at] ?? 0, young))
const livingOf = ({ rates }: Rule, counts: readonly number[]): number[] =>
  counts.map((count, at) => (count * (rates[at] ?? 0)) / 100)

const drawRule = (random: Random): Rule => ({
  rates: [random.pick([40, 50, 60, 75, 80]), random.pick([10, 20, 25, 30])],
  young: random.integer(2, 4),
  starts: [10 * random.integer(2, 12), 10 * random.integer(4, 20)],
})

/** All rules of which every number on the way through two turns is whole. */
const twoTurnRules: readonly Rule[] = [40, 50, 60, 75, 80]
  .flatMap((good) => [10, 20, 25, 30].map((poor): [number, number] => [good, poor]))
  .flatMap((rates) => [2, 3, 4].map((young) => ({ rates, young })))
  .flatMap((its) =>
    [2, 3, 4, 5, 6, 8, 10, 12].flatMap((good) =>
      [4, 5, 6, 8, 10, 12, 15, 16, 18, 20].map((poor): Rule => ({ ...its, starts: [10 * good, 10 * poor] })),
    ),
  )
  .filter((rule) => {
    const next = after(rule, rule.starts)
    const last = after(rule, next)
    const [good = 0, poor = 0] = last
    const share = (100 * good) / (good + poor)
    const isWhole = isEach([...livingOf(rule, rule.starts), ...next, ...livingOf(rule, next), ...last, share])
    return isWhole && share < 99 && good + poor < 2000
  })

/** One turn of a model (1), shares over four years (2), two turns and a share (3). */
export const generations = defineModel<Values>({
  id: 'generations',
  thinking: 'use in a story',
  seconds: 90,
  calculator: 'basic',
  standards: ['MS-LS4-6'],
  task: ({ level, setting: id }) => `${level} ${settings[id].species}`,
  draw(random, level) {
    const times = random.pick([1.5, 1.8, 2, 2.5, 3])
    const shares = [random.integer(2, 9) * 5]
    while (shares.length < 4) shares.push(nextPercent(shares.at(-1) ?? 0, times))
    const near = 20 * random.integer(3, 8)
    return {
      level,
      setting: random.pick(settingIds),
      ...(level === 3 ? random.pick(twoTurnRules) : drawRule(random)),
      shares: shares.map(toFives),
      totals: shares.map(() => near + 20 * random.integer(0, 3)),
    }
  },
  fits({ level, shares, totals, ...rule }) {
    if (level === 2) return new Set(shares).size === 4 && new Set(totals).size > 2
    return isEach([...after(rule, rule.starts), ...livingOf(rule, rule.starts)])
  },
  item: (values) =>
    values.level === 1 ? oneTurn(values) : values.level === 2 ? overYears(values) : twoTurns(values),
  solve({ figure, interaction }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => row.map((cell) => Number(cell.replace('%', ''))))
    if (interaction.kind === 'plot') {
      return {
        kind: 'plot',
        values: rows.map(([, one = 0, other = 0]) => Math.round((100 * one) / (one + other))),
      }
    }
    const grow = (counts: number[]) =>
      counts.map((count, at) => (count * (rows[at]?.[2] ?? 0) * (rows[at]?.[3] ?? 0)) / 100)
    const first = rows.map((row) => row[1] ?? 0)
    const [asked = 0, other = 0] = grow(grow(first))
    if (rows.length === 1) return { kind: 'number', text: String(grow(first)[0]) }
    return { kind: 'number', text: String((100 * asked) / (asked + other)) }
  },
})

/** The rule of the model, a row a kind. */
function ruleTable(
  { setting: id, rates, young, starts }: Values,
  kinds: number,
): NonNullable<ItemTemplate['figure']> {
  const { good, poor } = sidesOf(id)
  const columns: Words[] = [
    say('survivors.kind'),
    say('generations.year-1'),
    say('generations.live'),
    say('generations.young'),
  ]
  const rows = [good, poor]
    .slice(0, kinds)
    .map(({ row }, at): Words[] => [row, String(starts[at] ?? 0), `${rates[at] ?? 0}%`, String(young)])
  return {
    kind: 'table',
    title: say('generations.title'),
    columns,
    rows,
    description: described(columns, rows),
  }
}

function oneTurn(values: Values): ItemTemplate {
  const { name } = sidesOf(values.setting).good
  const {
    rates: [rate],
    young,
    starts: [start],
  } = values
  const alive = (start * rate) / 100
  return {
    stem: [setting(values.setting), say('generations.rule'), say('generations.ask-next', { name })],
    figure: ruleTable(values, 1),
    ...numberOf({
      label: say('generations.label-next'),
      after: name,
      value: alive * young,
      slips: [
        {
          value: start * young,
          misconception: 'selection.all-reproduce',
          feedback: say('generations.all-young', { start }),
        },
        {
          value: alive * (young + 1),
          misconception: 'selection.keeps-parents',
          feedback: say('generations.old'),
        },
        {
          value: alive,
          misconception: 'data.stops-early',
          feedback: say('generations.only-alive', { young }),
        },
        {
          value: (start - alive) * young,
          misconception: 'share.complement',
          feedback: say('generations.lost'),
        },
      ],
    }),
    hints: [say('generations.hint-order'), say('generations.hint-alive', { rate, start })],
    solution: [
      say('generations.so-alive', { start, part: rate / 100, alive }),
      say('generations.so-turn', { alive, young, next: alive * young }),
    ],
  }
}

function overYears(values: Values): ItemTemplate {
  const { setting: id, shares, totals } = values
  const { good, poor, animals } = sidesOf(id)
  const counted = shares.map((share, at) => Math.round((share * (totals[at] ?? 0)) / 100))
  const columns: Words[] = [say('generations.year'), good.row, poor.row]
  const rows = counted.map((count, at): Words[] => [
    String(at + 1),
    String(count),
    String((totals[at] ?? 0) - count),
  ])
  const [first = 0, , , last = 0] = shares
  return {
    stem: [say('generations.ask-bars', { good: good.name, animals })],
    figure: {
      kind: 'table',
      title: say('generations.counts'),
      columns,
      rows,
      description: described(columns, rows),
    },
    ...built((word) =>
      plot(
        word(say('generations.bars', { good: good.name })),
        {
          kind: 'bar-chart',
          labels: shares.map((_share, at) => word(say('generations.year-n', { year: at + 1 }))),
          value: { from: 0, to: 100, step: 5, label: word(say('generations.percent', { good: good.name })) },
        },
        { values: shares },
        [
          {
            values: shares.map((share) => 100 - share),
            misconception: 'share.other-kind',
            feedback: word(say('generations.other-bars')),
          },
          ...(counted.every((count) => count <= 100)
            ? [
                {
                  values: counted.map((count) => 5 * Math.round(count / 5)),
                  misconception: 'share.count-for-share',
                  feedback: word(say('generations.count-bars')),
                },
              ]
            : []),
          {
            values: shares.map((_share, at) => 5 * Math.round((first + ((last - first) * at) / 3) / 5)),
            misconception: 'trend.steady',
            feedback: word(say('generations.even-bars')),
          },
        ],
      ),
    ),
    hints: [
      say('generations.hint-whole'),
      say('generations.hint-year', { count: counted[0] ?? 0, other: (totals[0] ?? 0) - (counted[0] ?? 0) }),
    ],
    solution: counted.map((count, at) =>
      say('generations.so-year', {
        year: at + 1,
        count,
        all: totals[at] ?? 0,
        part: (shares[at] ?? 0) / 100,
        percent: shares[at] ?? 0,
      }),
    ),
  }
}

function twoTurns(values: Values): ItemTemplate {
  const { setting: id, rates, starts } = values
  const sides = sidesOf(id)
  const [name, other] = [sides.good.name, sides.poor.name]
  const next = after(values, starts)
  const [good2 = 0, poor2 = 0] = next
  const [good = 0, poor = 0] = after(values, next)
  const share = (100 * good) / (good + poor)
  const whole = (value: number): number => Math.round(value)
  return {
    stem: [setting(id), say('generations.rule'), say('generations.ask-share', { name })],
    figure: ruleTable(values, 2),
    ...numberOf({
      label: say('survivors.share'),
      after: '%',
      value: share,
      slips: [
        {
          value: whole((100 * good2) / (good2 + poor2)),
          misconception: 'data.stops-early',
          feedback: say('generations.year-two'),
        },
        {
          value: good,
          misconception: 'share.count-for-share',
          feedback: say('generations.count', { good, name }),
        },
        {
          value: whole((100 * poor) / (good + poor)),
          misconception: 'share.other-kind',
          feedback: say('survivors.other', { other }),
        },
        {
          value: whole((100 * starts[0]) / (starts[0] + starts[1])),
          misconception: 'selection.all-reproduce',
          feedback: say('generations.year-one'),
        },
        {
          value: rates[0],
          misconception: 'share.rate-for-share',
          feedback: say('generations.rate-only', { name, rate: rates[0] }),
        },
      ],
    }),
    hints: [say('generations.hint-two'), say('generations.hint-year-two', { good2, poor2 })],
    solution: [
      say('generations.so-two', { good2, poor2 }),
      say('generations.so-three', { good, poor }),
      say('survivors.so-share', {
        lived: good,
        rest: poor,
        all: good + poor,
        part: share / 100,
        percent: share,
      }),
    ],
  }
}
