import { defineModel, drawUntil, type ItemTemplate, type Level, type Random, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const vegetables = ['potato', 'carrot', 'beet', 'turnip', 'radish', 'sweet-potato'] as const
type Vegetable = (typeof vegetables)[number]

/** Roots that hold more sugar, and so have stronger juice. */
const isSweet = (vegetable: Vegetable): boolean => ['carrot', 'beet', 'sweet-potato'].includes(vegetable)

/** Grams of salt in 100 mL of water at level 3. */
const salts = [0.4, 0.8, 1.2, 1.6, 2]
/** A change as small as this may be an error of the scale, in tenths of a gram. */
const unclear = 1
const clear = 4

interface Values {
  level: Level
  vegetables: Vegetable[]
  /** Tenths of a gram at the start; at level 3 empty. */
  starts: number[]
  /** Tenths of a gram: of each strip, or of each vegetable in each solution. */
  changes: number[][]
  shuffle: number
}

type Way = 'in' | 'out' | 'none'
const ways: readonly Way[] = ['in', 'out', 'none']
const wayOf = (change: number): Way => (change >= clear ? 'in' : change <= -clear ? 'out' : 'none')

/**
 * Strips of a vegetable lie in salt water for two hours. They gain up to a tenth of their mass in pure water and lose
 * more than that in strong salt water (school data of many classes).
 */
function drawStrips(random: Random, level: Level): Omit<Values, 'level' | 'shuffle'> {
  const own = random.sample([...vegetables], level === 3 ? 4 : 1)
  if (level === 3) {
    // Each balances between two other solutions, and those with more sugar in stronger ones.
    const byJuice = own.toSorted((one, other) => Number(isSweet(one)) - Number(isSweet(other)))
    const changes = own.map((vegetable) => {
      const place = byJuice.indexOf(vegetable)
      const slope = random.integer(5, 8)
      return salts.map((_salt, at) => {
        const change = slope * (place + 0.5 - at)
        const shown = Math.round(change + (random.integer(-10, 10) / 10) * 1.2)
        return change > 0 ? Math.max(1, shown) : Math.min(-1, shown)
      })
    })
    return { vegetables: own, starts: [], changes }
  }
  const starts = Array.from({ length: level === 1 ? 5 : 4 }, () => random.integer(90, 115))
  const step = random.integer(5, 8)
  const changes =
    level === 1
      ? random
          .shuffle<Way>(['in', 'out', 'none', random.pick(ways), random.pick(ways)])
          .map((way) =>
            way === 'none'
              ? random.integer(-unclear, unclear)
              : (way === 'in' ? 1 : -1) * random.integer(clear + 1, 15),
          )
      : random.shuffle([1, 0, -1, -2]).map((place) => step * place + random.integer(-1, 1) + 2)
  return { vegetables: own, starts, changes: changes.map((change) => [change]) }
}

const inGrams = (tenths: number): string => (tenths / 10).toFixed(1)
const endOf = ({ starts, changes }: Values, at: number): number => (starts[at] ?? 0) + (changes[at]?.[0] ?? 0)
const beaker = (at: number) => say('water.beaker', { letter: 'PQRST'[at] ?? '' })
const areDifferent = (values: readonly number[]): boolean => new Set(values).size === values.length

/** Which way the water went (1), the saltiest water (2), and the vegetable with the saltiest cells (3). */
export const waterMoves = defineModel<Values>({
  id: 'water-moves',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['MS-LS1-2'],
  draw: (random, level) => ({
    level,
    ...drawUntil(
      () => drawStrips(random, level),
      ({ starts, changes }) =>
        level !== 2 ||
        // The order by the final mass is another one, and no two are alike.
        (areDifferent(changes.map(([change = 0]) => change)) &&
          areDifferent(starts.map((start, at) => start + (changes[at]?.[0] ?? 0))) &&
          areDifferent(starts)),
    ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: (values, level) => level !== 2 || !isUnclear(values),
  item: (values) =>
    values.level === 1 ? sorted(values) : values.level === 2 ? ordered(values) : balanced(values),
  task: ({ level, vegetables: own, changes }) =>
    `${level} ${
      level === 1
        ? changes
            .map(([change = 0]) => wayOf(change))
            .toSorted()
            .join()
        : own.toSorted().join()
    }`,
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const numbers = new Map(
      figure.rows.map(([name = '', ...cells]) => [
        name,
        cells.map((cell) => Number(cell.replace('−', '-').replace('+', ''))),
      ]),
    )
    const gain = (name: string): number => {
      const [start = 0, end = 0] = numbers.get(name) ?? []
      return Math.round(10 * (end - start))
    }
    if (shown.interaction.kind === 'sort')
      return solved.sort(shown, (card) => (gain(card) > 2 ? 0 : gain(card) < -2 ? 1 : 2))
    return solved.order(shown, (text) => {
      const cells = numbers.get(text) ?? []
      return cells.length === 2 ? -gain(text) : cells.filter((cell) => cell > 0).length
    })
  },
})

function isUnclear(values: Values): boolean {
  const places = values.starts.map((_start, at) => at)
  const by = (measure: (at: number) => number) => sortedBy(places, measure).join()
  const right = by((at) => -(values.changes[at]?.[0] ?? 0))
  // The order by the percent of the mass must be the same.
  if (by((at) => -endOf(values, at) / (values.starts[at] ?? 1)) !== right) return true
  return [by((at) => -endOf(values, at)), by((at) => endOf(values, at))].includes(right)
}

const strips = (values: Values) =>
  tableFigure(
    say('water.title'),
    [say('water.head'), say('water.start'), say('water.end')],
    values.starts.map((start, at) => [beaker(at), inGrams(start), inGrams(endOf(values, at))]),
  )

function sorted(values: Values): ItemTemplate {
  const {
    vegetables: [own = 'potato'],
    changes,
    shuffle,
  } = values
  const found = changes.map(([change = 0]) => wayOf(change))
  return {
    stem: [say('water.scene', { food: say(`food.${own}`) }), say('water.ask-sort')],
    figure: strips(values),
    ...sortCards({
      shuffle,
      categories: ways.map((way) => say(`water.way.${way}`)),
      cards: found.map((way, at) => ({
        text: beaker(at),
        place: ways.indexOf(way),
        slips: ways.flatMap((wrong, place) =>
          wrong === way
            ? []
            : [
                {
                  place,
                  ...(way === 'none'
                    ? { misconception: 'evidence.within-scatter' as const, feedback: say('water.told-scale') }
                    : wrong === 'none'
                      ? {
                          misconception: 'cells.membrane-sealed' as const,
                          feedback: say('water.told-sealed'),
                        }
                      : {
                          misconception: 'cells.salt-for-water' as const,
                          feedback: say('water.told-turned'),
                        }),
                },
              ],
        ),
      })),
      slip: { misconception: 'reading.one-point', feedback: say('water.told-turned') },
    }),
    hints: [say('water.hint-row'), say('water.hint-sort')],
    solution: found.map((way, at) =>
      say(`water.so.${way}`, {
        beaker: beaker(at),
        start: inGrams(values.starts[at] ?? 0),
        end: inGrams(endOf(values, at)),
      }),
    ),
  }
}

function ordered(values: Values): ItemTemplate {
  const {
    vegetables: [own = 'potato'],
    changes,
    shuffle,
  } = values
  const things = values.starts.map((_start, at) => ({ at, text: beaker(at) }))
  const gain = ({ at }: { at: number }): number => changes[at]?.[0] ?? 0
  return {
    stem: [say('water.scene', { food: say(`food.${own}`) }), say('water.unlabeled'), say('water.ask-order')],
    figure: strips(values),
    ...orderBy(shuffle, {
      things,
      by: (thing) => -gain(thing),
      first: say('water.least-salt'),
      last: say('water.most-salt'),
      slips: [
        { by: gain, misconception: 'cells.salt-for-water', feedback: say('water.told-salt-in') },
        {
          by: ({ at }) => -endOf(values, at),
          misconception: 'reading.one-point',
          feedback: say('water.told-end'),
        },
        {
          by: ({ at }) => endOf(values, at),
          misconception: 'reading.one-point',
          feedback: say('water.told-end'),
        },
      ],
    }),
    hints: [say('water.hint-change'), say('water.hint-order')],
    solution: [
      ...sortedBy(things, (thing) => -gain(thing)).map(({ at, text }) =>
        say('water.so-change', {
          beaker: text,
          change: signed(changes[at]?.[0] ?? 0),
          start: inGrams(values.starts[at] ?? 0),
          end: inGrams(endOf(values, at)),
        }),
      ),
      say('water.so-order'),
    ],
  }
}

const signed = (tenths: number): string =>
  `${tenths < 0 ? '−' : tenths > 0 ? '+' : ''}${inGrams(Math.abs(tenths))}`

function balanced({ vegetables: own, changes, shuffle }: Values): ItemTemplate {
  const things = own.map((name, at) => ({
    text: say(`vegetable.${name}`),
    changes: changes[at] ?? [],
    gains: (changes[at] ?? []).filter((change) => change > 0).length,
  }))
  return {
    stem: [say('water.scene-many'), say('water.juice'), say('water.ask-balance')],
    figure: tableFigure(
      say('water.title-many'),
      [say('water.vegetable'), ...salts.map((salt) => say('water.salt', { salt }))],
      things.map(({ text, changes: shown }) => [text, ...shown.map(signed)]),
    ),
    ...orderBy(shuffle, {
      things,
      by: ({ gains }) => gains,
      first: say('water.least-inside'),
      last: say('water.most-inside'),
      slips: [
        { by: ({ gains }) => -gains, misconception: 'order.backward', feedback: say('water.told-backward') },
        {
          by: ({ changes: [first = 0], gains }) => first + gains / 100,
          misconception: 'reading.one-point',
          feedback: say('water.told-first'),
        },
        {
          by: ({ changes: shown, gains }) => (shown.at(-1) ?? 0) + gains / 100,
          misconception: 'reading.one-point',
          feedback: say('water.told-last'),
        },
      ],
    }),
    hints: [say('water.hint-turn'), say('water.hint-balance')],
    solution: sortedBy(things, ({ gains }) => gains).map(({ text, gains }) =>
      say('water.so-balance', {
        name: text,
        low: salts[gains - 1] ?? 0,
        high: salts[gains] ?? 0,
      }),
    ),
  }
}
