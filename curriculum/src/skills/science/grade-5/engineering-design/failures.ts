import { all, defineModel, type ItemTemplate, keysOf, type Level, oneOf, type Random, type Text } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Where prototypes break. */
const parts = {
  bridge: ['deck', 'supports', 'glue', 'ends'],
  chipBox: ['corners', 'lid', 'bottom', 'walls'],
  tower: ['base', 'joints', 'sticks', 'roof'],
  raft: ['straws', 'tape', 'edge', 'floor'],
} as const
type Thing = keyof typeof parts
type Part = (typeof parts)[Thing][number]
const things = keysOf(parts)

const tests = 20
/** Changes that may be chance, and changes that are clear. */
const byChance = 1
const clear = 4

interface Values {
  level: Level
  thing: Thing
  before: number[]
  /** Level 3: after the team changed the design. */
  after: number[]
  shuffle: number
}
type Change = 'fewer' | 'more' | 'same'
const changes: readonly Change[] = ['fewer', 'same', 'more']
const changeOf = (before: number, after: number): Change =>
  after <= before - clear ? 'fewer' : after >= before + clear ? 'more' : 'same'

/** Which part to improve first (1), in which order (2), and what a change of the design did (3). */
export const failurePoints = defineModel<Values, Change[]>({
  id: 'failure-points',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['3-5-ETS1-3'],
  aim: (random) => random.shuffle(['fewer', 'same', 'more', random.pick(['fewer', 'same'])]),
  draw(random, level, aim) {
    const before = aim.map((change) => random.integer(change === 'fewer' ? 8 : 2, change === 'more' ? 9 : 15))
    return {
      level,
      thing: random.pick(things),
      before,
      after: before.map((count, at) => afterOf(random, count, aim[at] ?? 'same')),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, before, after }) =>
    after.every((count) => count >= 0 && count <= tests) &&
    (level === 3 ||
      before.every((one, at) => before.every((other, place) => at === place || Math.abs(one - other) > 1))),
  item: (values) =>
    values.level === 1 ? worst(values) : values.level === 2 ? ranked(values) : compared(values),
  task: ({ level, thing, before, after }) =>
    `${level}/${thing}/${level === 3 ? before.map((count, at) => changeOf(count, after[at] ?? 0)).join() : ''}`,
})

const afterOf = (random: Random, count: number, change: Change): number =>
  change === 'same'
    ? count + random.integer(-byChance, byChance)
    : count + (change === 'more' ? 1 : -1) * random.integer(clear + 1, clear + 3)

const partsOf = ({ thing }: Values): readonly Part[] => parts[thing]
const nameOf = (part: Part): Text => say(`fail.part.${part}`)

function chart(values: Values): NonNullable<ItemTemplate['figure']> {
  const { level, thing, before, after } = values
  const bars = partsOf(values).map((part, at) => ({
    label: nameOf(part),
    value: before[at] ?? 0,
    second: level === 3 ? { value: after[at] ?? 0 } : undefined,
  }))
  return {
    kind: 'bar-chart',
    title: say(`fail.title.${thing}`, { tests }),
    xLabel: say('fail.part-axis'),
    y: { from: 0, to: tests, step: 2, label: say('fail.axis') },
    ...(level === 3 ? { series: [say('fail.before'), say('fail.after')] } : {}),
    bars: bars.map(({ second, ...bar }) => (second === undefined ? bar : { ...bar, second })),
    isLevel: true,
    hasValues: true,
    description: say('fail.bars', {
      bars: all(
        bars.map(({ label, value, second }) =>
          second === undefined
            ? say('fail.bar', { part: label, count: value })
            : say('fail.bar-two', { part: label, count: value, later: second.value }),
        ),
      ),
    }),
  }
}

function worst(values: Values): ItemTemplate {
  const { before } = values
  const most = before.indexOf(Math.max(...before))
  const least = before.indexOf(Math.min(...before))
  const places = [most, ...before.keys().filter((at) => at !== most)]
  return {
    stem: [say('fail.story', { tests }), say('fail.ask-first')],
    figure: chart(values),
    ...oneOf(
      [...before.keys()].map((at) => places.indexOf(at)),
      places.map((at) => ({
        text: nameOf(partsOf(values)[at] ?? 'deck'),
        misconception: at === least ? 'design.mends-what-works' : 'data.stops-early',
        feedback: say(at === least ? 'fail.least' : 'fail.not-most'),
      })),
    ),
    hints: [say('fail.hint-what'), say('fail.hint-bars')],
    solution: [
      say('fail.so-most', { part: nameOf(partsOf(values)[most] ?? 'deck'), count: before[most] ?? 0, tests }),
      say('fail.so-first'),
    ],
  }
}

function ranked(values: Values): ItemTemplate {
  const { before, shuffle } = values
  const bars = partsOf(values).map((part, at) => ({ text: nameOf(part), count: before[at] ?? 0 }))
  return {
    stem: [say('fail.story', { tests }), say('fail.ask-order')],
    figure: chart(values),
    ...orderBy(shuffle, {
      things: bars,
      by: ({ count }) => -count,
      first: say('fail.first'),
      last: say('fail.last'),
      slips: [
        { by: ({ count }) => count, misconception: 'design.mends-what-works', feedback: say('fail.least') },
        {
          by: ({ count }) => (count === Math.max(...before) ? -count : count),
          misconception: 'data.stops-early',
          feedback: say('fail.rest'),
        },
      ],
    }),
    hints: [say('fail.hint-what'), say('fail.hint-bars')],
    solution: [
      say('fail.so-order', { tests }),
      say('fail.so-list', {
        a: bars.toSorted((one, other) => other.count - one.count)[0]?.text ?? '',
        d: bars.toSorted((one, other) => one.count - other.count)[0]?.text ?? '',
      }),
    ],
  }
}

function compared(values: Values): ItemTemplate {
  const { before, after, shuffle } = values
  const found = before.map((count, at) => changeOf(count, after[at] ?? 0))
  return {
    stem: [say('fail.changed', { tests, chance: 2 }), say('fail.ask-change')],
    figure: chart(values),
    ...sortCards({
      shuffle,
      categories: changes.map((change) => say(`fail.${change}`)),
      cards: partsOf(values).map((part, at) => {
        const change = found[at] ?? 'same'
        return {
          text: nameOf(part),
          place: changes.indexOf(change),
          ...(change === 'same'
            ? {
                elsewhere: {
                  misconception: 'evidence.within-scatter' as const,
                  feedback: say('fail.by-chance'),
                },
              }
            : {
                slips: [
                  {
                    place: 1,
                    misconception: 'evidence.overcautious' as const,
                    feedback: say('fail.is-clear'),
                  },
                ],
                elsewhere: { misconception: 'reading.wrong-series' as const, feedback: say('fail.turned') },
              }),
        }
      }),
      slip: { misconception: 'reading.wrong-series', feedback: say('fail.turned') },
    }),
    hints: [say('fail.hint-pairs'), say('fail.hint-chance')],
    solution: [
      say('fail.so-pairs'),
      ...partsOf(values).map((part, at) =>
        say(`fail.so-${found[at] ?? 'same'}`, { part: nameOf(part), b: before[at] ?? 0, a: after[at] ?? 0 }),
      ),
    ],
  }
}
