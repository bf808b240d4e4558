import { defineModel, type Level, type Random, solved, type Text, tidy } from '#form'
import { say } from './messages.gen.ts'
import {
  claimConversion,
  type Conversion,
  convert,
  orderAmounts,
  readTable,
} from '#shapes/conversions/conversions.ts'
import { conversionStory } from '#shapes/conversions/conversion-story.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { pairIn, somePair, type UnitPair } from '#situations/conversions/measures.ts'
import { quantity } from '#units/units.ts'

const standards = ['5.MD.A.1']
const whole = (random: Random, ...kinds: UnitPair['system'][]): Conversion => ({
  ...somePair(random, ...kinds),
  way: 'down',
  amount: random.integer(2, 15),
  extra: 0,
})
const metric = (random: Random): Conversion => ({
  ...whole(random, 'metric'),
  amount: random.integer(12, 98) / 10,
})
function mixed(random: Random): Conversion {
  const its = whole(random, 'customary', 'time')
  return { ...its, way: 'mixed', extra: random.integer(1, its.factor - 1) }
}

/** To a smaller unit (level 1), to a larger one (level 2), of two units (level 3). */
function draw(random: Random, level: Level): Conversion {
  if (level === 3) return mixed(random)
  const its = random.chance(0.5) ? whole(random, 'customary', 'time') : metric(random)
  return { ...its, way: level === 1 ? 'down' : 'up' }
}
export const convertOne = convert({ standards, draw })
export const table = readTable({ standards, draw: (random) => draw(random, random.pick([1, 2])) })
export const order = orderAmounts(standards, (random, level) =>
  level === 1
    ? whole(random, 'customary')
    : level === 2
      ? metric(random)
      : whole(random, 'customary', 'time', 'metric'),
)
export const story = conversionStory(standards)
export const findMistake = claimConversion(standards, {
  customary: (random) => whole(random, 'customary', 'time'),
  metric,
  mixed,
})

interface Cards {
  cards: { pair: UnitPair; amount: number; isDown: boolean }[]
  shuffle: number
}
/** Multiply or divide: customary units (level 1), all kinds (level 2), decimals, too (level 3). */
export const sortConversions = defineModel<Cards>({
  id: 'sort-conversions',
  thinking: 'classify',
  seconds: 60,
  standards,
  task: ({ cards }) =>
    cards
      .map(({ pair, isDown }) => `${pair.large}${isDown ? '>' : '<'}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    cards: Array.from({ length: 4 }, (_, at) => {
      const pair =
        level === 1 ? somePair(random, 'customary') : somePair(random, 'customary', 'metric', 'time')
      const isDown = at < 2 ? at === 0 : random.chance(0.5)
      const amount =
        level === 3 && pair.system === 'metric' ? random.integer(11, 99) / 10 : random.integer(2, 20)
      return { pair, isDown, amount: isDown ? amount : tidy(amount * pair.factor) }
    }),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) => new Set(cards.map(({ pair }) => `${pair.large}${pair.small}`)).size === cards.length,
  minWrongAnswers: 1,
  item({ cards, shuffle }) {
    const textOf = ({ pair, amount, isDown }: Cards['cards'][number]): Text =>
      say('sort.card', {
        from: quantity(amount, isDown ? pair.large : pair.small),
        to: quantity(2, isDown ? pair.small : pair.large),
      })
    return {
      stem: [say('sort.asks')],
      ...sortCards({
        shuffle,
        categories: [say('sort.multiply'), say('sort.divide')],
        cards: cards.map((card) => ({ text: textOf(card), place: card.isDown ? 0 : 1 })),
        slip: { misconception: 'unit.wrong-operation', feedback: say('sort.slip') },
      }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: [say('sort.down'), say('sort.up')],
    }
  },
  solve: (shown) => solved.sort(shown, (card) => (pairIn(card).isLargeFirst ? 0 : 1)),
})
