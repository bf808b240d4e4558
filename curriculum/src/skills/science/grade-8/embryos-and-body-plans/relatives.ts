import { defineModel, type ItemTemplate, type Level, orderOf } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  drawEmbryoPair,
  drawPairTable,
  drawRelatives,
  type EmbryoPair,
  pairCount,
  type PairTable,
  type Relative,
} from '#worlds/embryos/relatives.ts'
import { say } from './messages.gen.ts'

const letterAt = (at: number): string => 'ABCDEFGHJK'.charAt(at)
const speciesAt = (at: number) => say('species', { name: letterAt(at) })

interface OrderValues {
  level: Level
  relatives: Relative[]
  table: PairTable
  shuffle: number
}

/** Order relatives by their embryos (1), although grown bodies say otherwise (2), and from a table of pairs (3). */
export const orderKin = defineModel<OrderValues>({
  id: 'order-kin',
  thinking: 'compare',
  seconds: 65,
  standards: ['MS-LS4-3'],
  task: ({ level, relatives, table }) =>
    level === 3
      ? `3 ${table.line.slice(3).join('')}`
      : `${level} ${relatives.map(({ rank }) => rank).join('')}`,
  draw: (random, level) => ({
    level,
    relatives: drawRelatives(random),
    table: drawPairTable(random),
    shuffle: random.integer(0, 1e9),
  }),
  fits({ level, relatives, table }) {
    const order = (by: (its: Relative) => number) =>
      [0, 1, 2, 3]
        .toSorted((one, other) => by(relatives[other] ?? blank) - by(relatives[one] ?? blank))
        .join()
    if (level === 3) {
      const [target = 0] = table.line.slice(-1)
      const counts = table.line.map((each) => (each === target ? 99 : pairCount(table, each, target)))
      return target > 0 && areClear(counts)
    }
    const orders = [order(({ late }) => late), order(({ early }) => early), order(({ grown }) => grown)]
    const isBackward = orders.some((each) => each === order(({ late }) => -late))
    return (
      new Set(orders).size === 3 &&
      new Set(relatives.map(({ early }) => early)).size >= 3 &&
      !isBackward &&
      areClear(relatives.map(({ late }) => late))
    )
  },
  item: (values) => (values.level === 3 ? fromPairs(values) : fromStages(values)),
})
/** Counts that may be off by one differ clearly. */
function areClear(counts: readonly number[]): boolean {
  const sorted = counts.toSorted((one, other) => one - other)
  return sorted.every((count, at) => at === 0 || count - (sorted[at - 1] ?? 0) >= 3)
}
const blank: Relative = { rank: 0, early: 0, middle: 0, late: 0, grown: 0 }

function fromStages({ level, relatives, shuffle }: OrderValues): ItemTemplate {
  const things = relatives.map((its, at) => ({ ...its, at, text: speciesAt(at + 1) }))
  return {
    stem: [say('order.scene'), say('order.ask', { name: 'A' })],
    figure: tableFigure(
      say('order.title'),
      [
        say('order.species'),
        say('order.early'),
        say('order.middle'),
        say('order.late'),
        ...(level === 2 ? [say('order.grown')] : []),
      ],
      things.map(({ text, early, middle, late, grown }) => [
        text,
        early,
        middle,
        late,
        ...(level === 2 ? [grown] : []),
      ]),
    ),
    ...orderBy(shuffle, {
      things,
      by: ({ late }) => -late,
      first: say('order.closest'),
      last: say('order.farthest'),
      slips: [
        ...(level === 2
          ? [
              {
                by: ({ grown }: Relative) => -grown,
                misconception: 'ancestry.later-look' as const,
                feedback: say('order.told-grown'),
              },
            ]
          : []),
        {
          by: ({ early }) => -early,
          misconception: 'embryos.early-stage-decides',
          feedback: say('order.told-early'),
        },
        { by: ({ late }) => late, misconception: 'order.backward', feedback: say('order.told-backward') },
      ],
    }),
    hints: [say('order.hint-longer'), say(`order.hint-${level === 2 ? 'embryos' : 'differ'}`)],
    solution: [
      say('order.so-early'),
      ...things
        .toSorted((one, other) => other.late - one.late)
        .map(({ text, late }) => say('order.so-late', { species: text, late })),
      ...(level === 2 ? [say('order.so-grown')] : []),
    ],
  }
}

function fromPairs({ table, shuffle }: OrderValues): ItemTemplate {
  const species = [0, 1, 2, 3, 4]
  const [target = 0] = table.line.slice(-1)
  const others = species.filter((each) => each !== target)
  const things = others.map((at) => ({ at, text: speciesAt(at) }))
  const countTo = (of: number) => pairCount(table, of, target)
  return {
    stem: [say('pairs.scene'), say('order.ask', { name: letterAt(target) })],
    figure: tableFigure(
      say('pairs.title'),
      [say('order.species'), ...species.slice(0, 4).map(letterAt)],
      species
        .slice(1)
        .map((row) => [
          speciesAt(row),
          ...species
            .slice(0, 4)
            .map((column) => (column < row ? pairCount(table, row, column) : say('pairs.empty'))),
        ]),
    ),
    ...orderBy(shuffle, {
      things,
      by: ({ at }) => -countTo(at),
      first: say('order.closest'),
      last: say('order.farthest'),
      slips: [
        {
          by: ({ at }) => (at === 0 ? -99 : -pairCount(table, at, 0)),
          misconception: 'reading.wrong-series',
          feedback: say('pairs.told-first', { name: letterAt(target) }),
        },
        {
          by: ({ at }) => countTo(at),
          misconception: 'order.backward',
          feedback: say('order.told-backward'),
        },
        {
          by: ({ at }) => Math.abs(at - target) * 10 + at,
          misconception: 'ancestry.by-nearness',
          feedback: say('pairs.told-near'),
        },
      ],
    }),
    hints: [say('pairs.hint-find', { name: letterAt(target) }), say('pairs.hint-most')],
    solution: [
      ...things
        .toSorted((one, other) => countTo(other.at) - countTo(one.at))
        .map(({ at, text }) =>
          say('pairs.so', { species: text, name: letterAt(target), count: countTo(at) }),
        ),
      say('pairs.so-more'),
    ],
  }
}

interface SortValues {
  level: Level
  pairs: EmbryoPair[]
  shuffle: number
}

const wantedAt: Readonly<Record<Level, readonly (readonly [EmbryoPair['kin'], boolean])[]>> = {
  1: [
    ['close', true],
    ['close', true],
    ['distant', true],
    ['distant', true],
  ],
  2: [
    ['close', true],
    ['close', false],
    ['distant', true],
    ['distant', false],
    ['unseen', true],
  ],
  3: [
    ['close', false],
    ['distant', true],
    ['unseen', true],
    ['unseen', false],
    ['close', false],
  ],
}

/** Which pairs are close kin: by two stages (1), against grown looks and missing stages (2), and why (3). */
export const sortPairs = defineModel<SortValues, number[]>({
  id: 'sort-pairs',
  thinking: 'classify',
  seconds: 65,
  standards: ['MS-LS4-3'],
  task: ({ level, pairs }) =>
    `${level} ${pairs.map(({ kin, looksAlike }) => `${kin}${looksAlike}`).join(' ')}`,
  aim: (random, level) => orderOf(random, wantedAt[level].length),
  draw: (random, level, order) => ({
    level,
    // At level 3, one more pair is of a drawn kind, so that no category always has the same number.
    pairs: order.map((at) => {
      const drawn = at === 4 && level === 3 ? random.integer(0, 2) : at
      const [kin, looksAlike] = wantedAt[level][drawn] ?? ['close', true]
      return drawEmbryoPair(
        random,
        level === 1 && (at === 1 || at === 2) ? random.pick(['close', 'distant']) : kin,
        looksAlike,
      )
    }),
    shuffle: random.integer(0, 1e9),
  }),
  item: ({ level, pairs, shuffle }) => ({
    stem: [say('sort.scene'), say(`sort.ask-${level === 3 ? 3 : 1}`)],
    figure: tableFigure(
      say(level === 1 ? 'sort.title-1' : 'sort.title-2'),
      [say('sort.pair'), say('order.early'), say('order.late'), ...(level === 1 ? [] : [say('sort.grown')])],
      pairs.map((pair, at) => [
        pairName(at),
        pair.early,
        pair.late === 0 ? say('pairs.empty') : pair.late,
        ...(level === 1 ? [] : [say(pair.looksAlike ? 'list.yes' : 'list.no')]),
      ]),
    ),
    ...sortCards({
      shuffle,
      categories: [
        say(level === 3 ? 'sort.hidden' : 'sort.close'),
        say(level === 3 ? 'sort.life' : 'sort.distant'),
        ...(level === 1 ? [] : [say('sort.unseen')]),
      ],
      cards: pairs.map((pair, at) => ({
        text: pairName(at),
        place: ['close', 'distant', 'unseen'].indexOf(pair.kin),
        elsewhere:
          pair.kin === 'unseen'
            ? { misconception: 'embryos.early-stage-decides', feedback: say('sort.told-unseen') }
            : pair.kin === 'close'
              ? {
                  misconception: level === 1 ? 'reading.wrong-series' : 'ancestry.later-look',
                  feedback: say('sort.told-close'),
                }
              : {
                  misconception: level === 1 ? 'embryos.early-stage-decides' : 'ancestry.later-look',
                  feedback: say('sort.told-distant'),
                },
      })),
      slip: { misconception: 'embryos.early-stage-decides', feedback: say('sort.told-distant') },
    }),
    hints: [say('sort.hint-late'), say(level === 1 ? 'sort.hint-early' : 'sort.hint-missing')],
    solution: pairs.map((pair, at) =>
      pair.kin === 'unseen'
        ? say('sort.so-unseen', { pair: pairName(at) })
        : say(`sort.so-${pair.kin}`, { pair: pairName(at), late: pair.late }),
    ),
  }),
})

const pairName = (at: number) => say('sort.name', { one: letterAt(2 * at), other: letterAt(2 * at + 1) })
