import { defineModel, solved } from '#form'
import { cutOff, type Decimal, rounded, worthOf, written } from '#decimals/decimal.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

interface Sorted {
  numbers: Decimal[]
  place: 'ones' | 'tenths' | 'hundredths'
  first: Decimal
  shuffle: number
}

const placeAt = { 1: 'ones', 2: 'tenths', 3: 'hundredths' } as const
/** How many decimal places a rounded number is written with: 2.0 to the nearest tenth. */
const decimalsOf = { ones: 0, tenths: 1, hundredths: 2 } as const

/** Which of three neighbors a number rounds to: ones (level 1), tenths (level 2), hundredths (level 3). */
export const sortRounding = defineModel<Sorted>({
  id: 'sort-rounding',
  thinking: 'classify',
  seconds: 60,
  standards: ['5.NBT.A.4'],
  task: ({ place, numbers, first }) =>
    `${place} ${numbers.map((each) => (rounded(each, place) - first) / worthOf(place)).join()}`,
  draw(random, level) {
    const place = placeAt[level]
    const worth = worthOf(place)
    const first = worth * random.integer(level === 3 ? 10 : 2, level === 3 ? 400 : 40)
    const smallest = level === 1 ? 10 : 1
    const numbers = Array.from(
      { length: 5 },
      () =>
        first +
        smallest *
          random.integer(Math.ceil((-0.5 * worth) / smallest), Math.floor((2.5 * worth) / smallest) - 1),
    )
    return { numbers, place, first, shuffle: random.integer(0, 1e9) }
  },
  fits: ({ numbers, place }) =>
    new Set(numbers).size === numbers.length &&
    numbers.every((each) => each % worthOf(place) !== 0) &&
    new Set(numbers.map((each) => rounded(each, place))).size === 3,
  item({ numbers, place, first, shuffle }) {
    const worth = worthOf(place)
    const round = (number: Decimal): string => written(number, decimalsOf[place])
    const placeOf = (number: Decimal): number => (number - first) / worth
    return {
      stem: [say(`sort.${place}`)],
      ...sortCards({
        shuffle,
        categories: [0, 1, 2].map((at) => say('sort.to', { number: round(first + at * worth) })),
        cards: numbers.map((number) => {
          const [down, right] = [cutOff(number, place), rounded(number, place)]
          const other = down === right ? down + worth : down
          return {
            text: written(number),
            place: placeOf(right),
            slips:
              other < first || other > first + 2 * worth
                ? []
                : [
                    {
                      place: placeOf(other),
                      misconception:
                        down === right ? ('decimal.always-up' as const) : ('decimal.always-down' as const),
                      feedback: say((number - down) * 2 === worth ? 'sort.halfway' : 'sort.closer', {
                        number: written(number),
                        low: round(down),
                        high: round(down + worth),
                      }),
                    },
                  ],
          }
        }),
        slip: { misconception: 'decimal.wrong-place', feedback: say('sort.slip') },
      }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: numbers.map((number) =>
        say('sort.so', { number: written(number), to: round(rounded(number, place)) }),
      ),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      if (shown.interaction.kind !== 'sort') return 0
      const goals = shown.interaction.categories.map(({ text }) => Number(/[\d.]*\d/.exec(text)?.[0]))
      const step = (goals[1] ?? 0) - (goals[0] ?? 0)
      return Math.floor((Number(card) - (goals[0] ?? 0)) / step + 0.5 + 1e-9)
    }),
})
