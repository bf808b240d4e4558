import { built, builtOf, createRandom, defineModel, numberOf, numbersIn, orderOf } from '#form'
import type { ItemTemplate, Random, Words } from '#form'
import { table } from '#build-placed.ts'
import { described } from '#shapes/display/display.ts'
import { setting, type Setting, settingIds, settings, type Side, sidesOf } from '#worlds/selection/words.ts'
import { say } from './messages.gen.ts'

/** A group that was set free: how many, and what percent was alive later. */
interface Group {
  free: number
  rate: number
}
interface Values {
  level: number
  setting: Setting
  good: Group
  poor: Group
  isGoodFirst: boolean
  orders: number[][]
}

const sizes = [20, 25, 40, 50, 60, 80, 120, 150, 160, 200] as const
const aliveOf = ({ free, rate }: Group): number => (free * rate) / 100
const isWhole = (group: Group): boolean => Number.isInteger(aliveOf(group)) && aliveOf(group) > 1

function drawGroup(random: Random, from: number, to: number): Group {
  const group = { free: random.pick(sizes), rate: 5 * random.integer(from / 5, to / 5) }
  return isWhole(group) ? group : drawGroup(random, from, to)
}

/**
 * Pairs of groups whose survivors, and their share, are whole numbers. The share is not a number that a slip gives too:
 * the percent in the table, or the count of survivors.
 */
const wholeShares: readonly Pick<Values, 'good' | 'poor'>[] = [50, 60, 70, 80, 90]
  .flatMap((rate) => [10, 15, 20, 25, 30, 40, 50].map((free): Group => ({ rate, free })))
  .flatMap((good) =>
    [10, 20, 30, 40].flatMap((rate) =>
      [10, 20, 25, 30, 40, 50, 60].map((free) => ({ good, poor: { rate, free } })),
    ),
  )
  .filter(({ good, poor }) => {
    const [lived, other] = [aliveOf(good), aliveOf(poor)]
    const share = (100 * lived) / (lived + other)
    const isPlain = share === good.rate || share === lived
    return isWhole(good) && isWhole(poor) && Number.isInteger(share) && !isPlain
  })

/** 1: the percent of each kind that lived. 2: counts that mislead. 3: the share among those that are left. */
export const survivors = defineModel<Values>({
  id: 'survivors',
  thinking: 'compute',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-LS4-6'],
  task: ({ level, setting: id }) => `${level} ${settings[id].species}`,
  draw: (random, level) => ({
    level,
    setting: random.pick(settingIds),
    ...(level === 3
      ? random.pick(wholeShares)
      : { good: drawGroup(random, 45, 90), poor: drawGroup(random, 5, 40) }),
    isGoodFirst: random.chance(0.5),
    orders: [orderOf(random, 2), orderOf(random, 3)],
  }),
  // At level 2 bare counts mislead.
  fits: ({ level, good, poor }) => level !== 2 || aliveOf(poor) > aliveOf(good) + 2,
  item: (values) =>
    values.level === 1 ? percents(values) : values.level === 2 ? chances(values) : shareLeft(values),
  solve({ figure, interaction, stem }) {
    if (interaction.kind === 'table') {
      const placed = interaction.rows.map((row, index): [string, string] => {
        const [free = 0, alive = 0] = row
          .flatMap((cell) => ('text' in cell ? numbersIn(cell.text) : []))
          .map(({ value }) => value)
        return [`row-${index + 1}-4`, String(Math.round((100 * alive) / free))]
      })
      return { kind: 'table', placed: Object.fromEntries(placed) }
    }
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const rows = figure.rows.map((row) => ({
      name: row[0] ?? '',
      first: Number(row[1]),
      second: Number((row[2] ?? '').replace('%', '')),
    }))
    if (interaction.kind === 'inline-choice') {
      const percent = rows.map(({ first, second }) => Math.round((100 * second) / first))
      const best = rows[(percent[0] ?? 0) > (percent[1] ?? 0) ? 0 : 1]?.name ?? ''
      const [claim, evidence] = interaction.gaps.map(({ options }, at) =>
        options.find(({ text }) =>
          at === 0
            ? text.toLowerCase().includes(best.toLowerCase())
            : percent.every((each) => text.includes(`${each}%`)),
        ),
      )
      return { kind: 'inline-choice', placed: { claim: claim?.id ?? '', evidence: evidence?.id ?? '' } }
    }
    const left = rows.map(({ first, second }) => (first * second) / 100)
    const asked = rows.findIndex(({ name }) => stem.toLowerCase().split('?')[0]?.endsWith(name.toLowerCase()))
    const all = left.reduce((sum, each) => sum + each, 0)
    return { kind: 'number', text: String(Math.round((100 * (left[asked] ?? 0)) / all)) }
  },
})

/** Both groups with their names, in the order in which they are shown. */
function groupsOf({ setting: id, good, poor, isGoodFirst }: Values): (Group & Side)[] {
  const names = sidesOf(id)
  const groups = [
    { ...good, ...names.good },
    { ...poor, ...names.poor },
  ]
  return isGoodFirst ? groups : groups.toReversed()
}

const workings = (groups: readonly (Group & Side)[]): Words[] =>
  groups.map((group) =>
    say('survivors.so', {
      name: group.row,
      alive: aliveOf(group),
      free: group.free,
      part: group.rate / 100,
      rate: group.rate,
    }),
  )

function percents(values: Values): ItemTemplate {
  const groups = groupsOf(values)
  const all = values.good.free + values.poor.free
  return {
    stem: [setting(values.setting), say('survivors.ask-percents')],
    ...built((word) =>
      table(
        createRandom('no options'),
        [say('survivors.kind'), say('survivors.free'), say('survivors.alive'), say('survivors.percent')].map(
          word,
        ),
        groups.map((group) => [
          word(group.row),
          String(group.free),
          String(aliveOf(group)),
          {
            label: word(say('survivors.label', { name: group.name })),
            key: { value: String(group.rate), unit: '%' },
            wrong: [
              {
                value: String(100 - group.rate),
                misconception: 'share.complement',
                feedback: word(say('survivors.lost')),
              },
              {
                value: String(aliveOf(group)),
                misconception: 'share.count-for-share',
                feedback: word(say('survivors.count', { alive: aliveOf(group) })),
              },
              {
                value: String(Math.round((100 * aliveOf(group)) / all)),
                misconception: 'share.wrong-whole',
                feedback: word(say('survivors.whole', { all, name: group.name })),
              },
            ],
          },
        ]),
      ),
    ),
    hints: [
      say('survivors.hint-row'),
      say('survivors.hint-first', {
        alive: aliveOf(groups[0] ?? values.good),
        free: (groups[0] ?? values.good).free,
      }),
    ],
    solution: [...workings(groups), say('survivors.hidden', { name: sidesOf(values.setting).good.name })],
  }
}

function counts(
  values: Values,
  columns: Words[],
  cell: (group: Group) => string,
): NonNullable<ItemTemplate['figure']> {
  const rows = groupsOf(values).map((group): Words[] => [group.row, String(group.free), cell(group)])
  return {
    kind: 'table',
    title: say('survivors.title'),
    columns,
    rows,
    description: described(columns, rows),
  }
}

function chances(values: Values): ItemTemplate {
  const { good, poor } = values
  const names = sidesOf(values.setting)
  const evidence = { good: names.good.name, poor: names.poor.name, a: good.rate, b: poor.rate }
  const [first = [], second = []] = values.orders
  return {
    stem: [setting(values.setting), say('survivors.ask-chance')],
    figure: counts(values, [say('survivors.kind'), say('survivors.free'), say('survivors.alive')], (group) =>
      String(aliveOf(group)),
    ),
    ...builtOf([
      {
        id: 'claim',
        label: say('survivors.claim'),
        order: first,
        parts: [
          { text: names.good.name },
          {
            text: names.poor.name,
            misconception: 'share.count-for-share',
            feedback: say('survivors.more-free'),
          },
        ],
      },
      {
        id: 'evidence',
        label: say('survivors.evidence'),
        order: second,
        parts: [
          { text: say('survivors.rates', evidence) },
          {
            text: say('survivors.counts', { ...evidence, m: aliveOf(good), n: aliveOf(poor) }),
            misconception: 'share.count-for-share',
            feedback: say('survivors.more-free'),
          },
          {
            text: say('survivors.frees', { ...evidence, m: good.free, n: poor.free }),
            misconception: 'argue.beside-the-claim',
            feedback: say('survivors.only-start'),
          },
        ],
      },
    ]),
    hints: [say('survivors.hint-chance'), say('survivors.hint-parts')],
    solution: [...workings(groupsOf(values)), say('survivors.better', { name: names.good.name })],
  }
}

function shareLeft(values: Values): ItemTemplate {
  const { good, poor } = values
  const sides = sidesOf(values.setting)
  const [name, other] = [sides.good.name, sides.poor.name]
  const [lived, rest] = [aliveOf(good), aliveOf(poor)]
  const all = lived + rest
  const whole = (value: number): number => Math.round(value)
  return {
    stem: [setting(values.setting), say('survivors.ask-share', { name })],
    figure: counts(
      values,
      [say('survivors.kind'), say('survivors.free'), say('survivors.percent')],
      ({ rate }) => `${rate}%`,
    ),
    ...numberOf({
      label: say('survivors.share'),
      after: '%',
      value: (100 * lived) / all,
      slips: [
        {
          value: good.rate,
          misconception: 'share.rate-for-share',
          feedback: say('survivors.rate-only', { name, rate: good.rate }),
        },
        {
          value: lived,
          misconception: 'data.stops-early',
          feedback: say('survivors.stops', { lived, name }),
        },
        {
          value: whole((100 * lived) / (good.free + poor.free)),
          misconception: 'share.wrong-whole',
          feedback: say('survivors.at-start'),
        },
        {
          value: whole((100 * rest) / all),
          misconception: 'share.other-kind',
          feedback: say('survivors.other', { other }),
        },
        {
          value: whole((100 * good.free) / (good.free + poor.free)),
          misconception: 'selection.all-reproduce',
          feedback: say('survivors.before'),
        },
      ],
    }),
    hints: [say('survivors.hint-left'), say('survivors.hint-add', { lived, name })],
    solution: [
      ...groupsOf(values).map((group) =>
        say('survivors.so-left', {
          name: group.row,
          free: group.free,
          part: group.rate / 100,
          alive: aliveOf(group),
        }),
      ),
      say('survivors.so-share', { lived, rest, all, part: lived / all, percent: (100 * lived) / all }),
    ],
  }
}
