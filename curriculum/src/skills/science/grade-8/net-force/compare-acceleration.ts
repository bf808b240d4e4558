import { built, createRandom, defineModel, drawUntil, numberOf } from '#form'
import type { ItemTemplate, Level, Random } from '#form'
import { order } from '#build-placed.ts'
import { described } from '#shapes/display/display.ts'
import { shown } from '#worlds/readings.ts'
import { say } from './messages.gen.ts'

/** One variable at a time, as the standard has it: the net force on one cart, or the mass under one force. */
type Varied = 'force' | 'mass'

interface Values {
  level: Level
  varied: Varied
  /** Newtons or kilograms, and what the cart gains in each second (cm/s) as a class measured it. */
  rows: [number, number][]
  asked: number
  shuffle: number
}

const within = 1
/** Eight times a reading has eight times its error; part of a reading has less. */
const tolerance = { force: 13, mass: 4 } as const

/** Order three carts (1); predict from a table, with another force (2) or with another mass (3). */
export const compareAcceleration = defineModel<Values, Varied>({
  id: 'compare-acceleration',
  thinking: 'compare',
  seconds: 50,
  calculator: 'basic',
  standards: ['MS-PS2-2'],
  aim: (random, level) => (level === 1 ? random.pick(['force', 'mass']) : level === 2 ? 'force' : 'mass'),
  draw: (random, level, varied) =>
    drawUntil(
      () => drawOne(random, level, varied),
      ({ rows, asked }) => level === 1 || Math.abs(keyOf({ rows, asked, varied }) - base(rows, asked)[1]) > 8,
    ),
  item: (values) => (values.level === 1 ? ordered(values) : predicted(values)),
  task: ({ level, varied, asked }) => `${level}/${varied}/${level === 1 ? '' : asked}`,
})

function drawOne(random: Random, level: Level, varied: Varied): Values {
  const strength = random.integer(18, 34)
  const sizes = level === 1 ? random.sample([1, 2, 3, 4, 5, 6], 3) : [1, 2, 3, 4]
  const gain = (size: number): number => (varied === 'force' ? strength * size : (strength * 4) / size)
  return {
    level,
    varied,
    rows: sizes.map((size): [number, number] => [size, shown(random, gain(size), within)]),
    asked: random.pick([6, 8]),
    shuffle: random.integer(0, 1e9),
  }
}

/** The row whose double is asked. */
const base = (rows: readonly [number, number][], asked: number): [number, number] =>
  rows.find(([size]) => size * 2 === asked) ?? [1, 0]

const keyOf = ({ rows, asked, varied }: Pick<Values, 'rows' | 'asked' | 'varied'>): number => {
  const [, gained] = base(rows, asked)
  return varied === 'force' ? gained * 2 : Math.round(gained / 2)
}

const size = (varied: Varied, value: number) => say(`speed.size.${varied}`, { value })

function tableOf({ rows, varied }: Values): NonNullable<ItemTemplate['figure']> {
  const columns = [say(`speed.column.${varied}`), say('speed.column.gain')]
  const cells = rows.map(([value, gained]) => [String(value), String(gained)])
  return {
    kind: 'table',
    title: say(`speed.title.${varied}`, { within }),
    columns,
    rows: cells,
    description: described(columns, cells),
  }
}

function ordered({ varied, rows, shuffle }: Values): ItemTemplate {
  const inOrder = rows
    .map(([value]) => value)
    .toSorted((one, other) => (varied === 'force' ? one - other : other - one))
  return {
    stem: [say(`speed.order.${varied}`), say('speed.ask-order')],
    ...built((word) =>
      order(createRandom(`order ${shuffle}`), {
        options: inOrder.map((value) => word(size(varied, value))),
        first: word(say('speed.least')),
        last: word(say('speed.most')),
        wrong: [
          {
            order: inOrder.toReversed().map((value) => word(size(varied, value))),
            misconception: varied === 'force' ? 'forces.upside-down' : 'forces.heavy-is-strong',
            feedback: word(say(`speed.turned.${varied}`)),
          },
          ...inOrder.slice(1).map((value, at) => {
            const before: [string, string] = [word(size(varied, value)), word(size(varied, inOrder[at] ?? 0))]
            return {
              before,
              misconception: varied === 'force' ? 'forces.mass-alone' : 'forces.force-alone',
              feedback: word(say(`speed.pair.${varied}`)),
            }
          }),
        ],
      }),
    ),
    hints: [say(`speed.hint.${varied}`), say('speed.hint-order')],
    solution: [
      say(`speed.so.${varied}`),
      say('speed.so-order', {
        least: size(varied, inOrder[0] ?? 0),
        most: size(varied, inOrder.at(-1) ?? 0),
      }),
    ],
  }
}

function predicted(values: Values): ItemTemplate {
  const { varied, rows, asked } = values
  const [from, gained] = base(rows, asked)
  const key = keyOf(values)
  const last = rows.at(-1)?.[1] ?? 0
  const other = varied === 'force' ? Math.round(gained / 2) : gained * 2
  // As if each kilogram took away what the last one did.
  const step = (asked - 4) * ((rows.at(-2)?.[1] ?? 0) - last)
  return {
    stem: [say(`speed.story.${varied}`), say(`speed.ask.${varied}`, { asked })],
    figure: tableOf(values),
    ...numberOf({
      label: say('speed.label'),
      after: 'cm/s',
      value: key,
      within: tolerance[varied],
      slips: [
        {
          value: gained,
          misconception: varied === 'force' ? 'forces.mass-alone' : 'forces.force-alone',
          feedback: say(`speed.same.${varied}`),
        },
        {
          value: other,
          misconception: varied === 'force' ? 'forces.upside-down' : 'forces.heavy-is-strong',
          feedback: say(`speed.turned.${varied}`),
        },
        ...(varied === 'mass'
          ? [{ value: last - step, misconception: 'ratio.subtracts', feedback: say('speed.subtracts') }]
          : []),
        { value: last, misconception: 'reading.one-point', feedback: say('speed.last') },
      ].filter(({ value }) => value > 0),
    }),
    hints: [say(`speed.hint.${varied}`), say(`speed.hint-double.${varied}`, { asked })],
    solution: [
      say(`speed.so.${varied}`),
      say(`speed.so-base.${varied}`, { from, gained }),
      say(`speed.so-double.${varied}`, { asked, gained, key }),
    ],
  }
}
