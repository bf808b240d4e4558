import { defineModel, keysOf, numbersIn, type Random, slip, solved } from '#form'
import { gcfOf, lcmOf, relationOf, withCommon } from '#math/factors.ts'
import { person, someone } from '#people/people.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { commonSteps } from '#solutions/common-factor/common-factor.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { standards } from './kits.ts'
import { say } from './messages.gen.ts'

const goods = {
  snacks: ['granola-bar', 'juice-box'],
  school: ['pencil', 'notebook'],
  crafts: ['bead', 'button'],
  party: ['sticker', 'caramel'],
  sport: ['tennis-ball', 'raffle-ticket'],
  games: ['marble', 'game-cube'],
} as const satisfies Record<string, readonly [UnitId, UnitId]>
type Goods = keyof typeof goods
const goodsIds = keysOf(goods)

/** Packs of two things: as many of both, as few as possible or at least a number; or two of the first for each. */
interface Packs {
  goods: Goods
  who: string
  asks: 'equal' | 'least' | 'double'
  a: number
  b: number
  least: number
}
const countsOf = ({ asks, a, b, least }: Packs): [first: number, second: number] => {
  const common = lcmOf([a, b])
  if (asks === 'equal') return [common, common]
  if (asks === 'least') {
    const all = common * Math.ceil(least / common)
    return [all, all]
  }
  const second = lcmOf([a / gcfOf([a, 2]), b])
  return [2 * second, second]
}

/** As few as possible (level 1), at least a number (level 2), two of one thing for each of the other (level 3). */
export const packs = defineModel<Packs>({
  id: 'packs',
  thinking: 'work backwards',
  seconds: 90,
  standards,
  task: ({ goods: id, asks }) => `${id} ${asks}`,
  draw(random, level) {
    const [a = 4, b = 6] = random.sample([4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20], 2)
    const common = lcmOf([a, b])
    return {
      goods: random.pick(goodsIds),
      who: someone(random),
      asks: ({ 1: 'equal', 2: 'least', 3: 'double' } as const)[level],
      a,
      b,
      least: random.integer(common + 1, common * 3 - 1),
    }
  },
  fits(its) {
    const { a, b, asks, least } = its
    const [first, second] = countsOf(its)
    return (
      relationOf([a, b]) !== 'divides' &&
      first <= 180 &&
      new Set([a, b, first / a, second / b]).size === 4 &&
      (asks !== 'least' || least % lcmOf([a, b]) !== 0)
    )
  },
  item(its) {
    const { goods: id, asks, a, b, least } = its
    const [one, two] = goods[id]
    const [first, second] = countsOf(its)
    const common = lcmOf([a, b])
    const terms = {
      who: person(its.who),
      one: quantity(2, one),
      two: quantity(2, two),
      a,
      b,
      least,
      common,
      first,
      second,
      x: first / a,
      y: second / b,
    }
    const name = say('packs.number')
    const amount = (value: number, swapped: number) => ({
      name,
      value,
      wrong: [
        ...(asks === 'equal'
          ? []
          : [slip(common, 'factors.answers-first-step', say(`packs.slip.first.${asks}`, terms))]),
        slip(
          a * b,
          'factors.product-for-multiple',
          asks === 'least' && a * b < least
            ? say('packs.slip.first.least', terms)
            : say('packs.slip.product'),
        ),
        slip(gcfOf([a, b]), 'factors.factor-for-multiple', say('packs.slip.factor')),
        ...(asks === 'least' ? [slip(least, 'factors.one-number-only', say('packs.slip.least'))] : []),
        slip(swapped, 'factors.other-thing', say('packs.slip.other')),
      ].filter(
        (each, at, all) =>
          each.value !== value && all.findIndex((other) => other.value === each.value) === at,
      ),
    })
    const count = (value: number, of: number, wrong: number) => ({
      name,
      value,
      wrong: [
        slip(of, 'factors.answers-first-step', say('packs.slip.packs')),
        slip(wrong, 'factors.other-thing', say('packs.slip.other')),
      ].filter((each) => each.value !== value),
    })
    return {
      stem: [say('packs.told', terms), say(`packs.asks.${asks}`, terms), say('packs.fill')],
      ...fillTable({
        columns: [say('packs.what'), name],
        rows: [
          [say('packs.all', { of: terms.one }), amount(first, second)],
          [say('packs.all', { of: terms.two }), amount(second, first)],
          [say('packs.packs', { of: terms.one }), count(first / a, first, second / b)],
          [say('packs.packs', { of: terms.two }), count(second / b, second, first / a)],
        ],
      }),
      hints: [say(`packs.nudge.${asks}`, terms), say(`packs.hint.${asks}`, terms)],
      solution: [
        ...(asks === 'double'
          ? [say('packs.work.double', terms)]
          : [
              ...commonSteps({ numbers: [a, b], asks: 'lcm' }),
              ...(asks === 'least' ? [say('packs.work.least', terms)] : []),
            ]),
        say('packs.work.first', terms),
        say('packs.work.second', terms),
      ],
    }
  },
  solve(shown) {
    const [a = 1, b = 1, least = 1] = numbersIn(shown.stem).map(({ value }) => value)
    const isDouble = /twice as many|el doble/.test(shown.stem)
    // Add packs of the second thing until packs of the first thing come out even.
    let second = b
    while (second < least || ((isDouble ? 2 : 1) * second) % a !== 0) second += b
    const first = (isDouble ? 2 : 1) * second
    return solved.table(shown, ({ row }) => [first, second, first / a, second / b][row] ?? 0)
  },
})

const factorCards = ['bracelets', 'ropes', 'floor', 'singers', 'baskets', 'wall'] as const
const multipleCards = ['buses', 'plates', 'wheels', 'tiles', 'calls', 'stacks'] as const
const otherCards = ['total', 'seats', 'walkers', 'pages'] as const
type CardId = (typeof factorCards)[number] | (typeof multipleCards)[number] | (typeof otherCards)[number]
const placeOf = (id: CardId): number =>
  factorCards.some((each) => each === id) ? 0 : multipleCards.some((each) => each === id) ? 1 : 2

interface Cards {
  cards: { id: CardId; a: number; b: number }[]
  hasOthers: boolean
  shuffle: number
}
const drawCard = (random: Random, id: CardId) => {
  if (placeOf(id) === 2) return { id, a: random.integer(11, 24), b: random.integer(28, 45) }
  const [a = 12, b = 18] =
    placeOf(id) === 0
      ? withCommon(random, random.pick([4, 6, 8, 12]), 2, 60)
      : random.sample([6, 8, 9, 10, 12, 15, 18, 20], 2)
  return { id, a: Math.min(a, b), b: Math.max(a, b) }
}
/**
 * Two and two situations (level 1), five of them (level 2), with one that needs neither (level 3). Nothing is computed,
 * so there is no solver: the situations are fixed texts.
 */
export const which = defineModel<Cards>({
  id: 'which-one',
  thinking: 'classify',
  seconds: 90,
  standards,
  task: ({ cards }) =>
    cards
      .map(({ id }) => id)
      .toSorted()
      .join(' '),
  draw(random, level) {
    const more = random.chance(0.5)
    const [factors, multiples] = level === 1 ? [2, 2] : more ? [3, 2] : [2, 3]
    const some: CardId[] = [
      ...random.sample<CardId>(factorCards, factors),
      ...random.sample<CardId>(multipleCards, multiples),
      ...(level === 3 ? random.sample<CardId>(otherCards, 1) : []),
    ]
    return {
      cards: some.map((id) => drawCard(random, id)),
      hasOthers: level === 3,
      shuffle: random.integer(0, 1e9),
    }
  },
  minWrongAnswers: 1,
  item: ({ cards, hasOthers, shuffle }) => ({
    stem: [say(hasOthers ? 'which.asks.three' : 'which.asks.two')],
    ...sortCards({
      shuffle,
      categories: [say('which.gcf'), say('which.lcm'), ...(hasOthers ? [say('which.neither')] : [])],
      cards: cards.map(({ id, a, b }) => ({
        text: say(`which.card.${id}`, { a, b }),
        place: placeOf(id),
        slips:
          placeOf(id) === 2
            ? [0, 1].map((place) => ({
                place,
                misconception: 'model.keyword' as const,
                feedback: say('which.slip.neither'),
              }))
            : [
                {
                  place: 1 - placeOf(id),
                  misconception: 'factors.mixes-up' as const,
                  feedback: say(placeOf(id) === 0 ? 'which.slip.gcf' : 'which.slip.lcm'),
                },
              ],
      })),
      slip: { misconception: 'factors.mixes-up', feedback: say('which.slip.both') },
    }),
    hints: [say('which.nudge'), say('which.hint')],
    solution: cards.map(({ id, a, b }) =>
      say(`which.why.${(['gcf', 'lcm', 'neither'] as const)[placeOf(id)] ?? 'neither'}`, {
        card: say(`which.card.${id}`, { a, b }),
      }),
    ),
  }),
})
