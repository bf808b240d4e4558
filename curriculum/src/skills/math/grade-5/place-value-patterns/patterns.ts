import { defineModel, math, mathIn, type Random, slip, solved, tex, tidy } from '#form'
import { placesOf, withPlaces } from '#decimals/operations.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.A.1']

/** A number with its tenth, and 10 and 100 times as much; `given` says which of them each row tells. */
interface Tens {
  bases: number[]
  given: number[]
  columns: 3 | 4
}
const factors = [-1, 0, 1, 2]
const names = ['tenth', 'number', 'ten', 'hundred'] as const

/** From the number (level 1), from its neighbors (level 2), from any of four (level 3). */
export const tenTable = defineModel<Tens>({
  id: 'ten-table',
  thinking: 'compute',
  seconds: 80,
  standards,
  task: ({ bases, given }) => `${given.join('')} ${bases.map(placesOf).join('')}`,
  draw: (random, level) => ({
    bases: [0, 1].map(() =>
      withPlaces(random, random.pick([0, 1, 9]), random.pick([12, 99]), random.integer(0, 2)),
    ),
    given: level === 1 ? [1, 1] : level === 2 ? random.shuffle([0, 2]) : random.sample([0, 2, 3], 2),
    columns: level === 3 ? 4 : 3,
  }),
  // To add 10 to 1.111 is almost to multiply it by 10.
  fits: ({ bases }) =>
    bases.every((base) => base % 10 > 0 && base > 0.05 && /[2-9]/.test(String(base))) &&
    bases[0] !== bases[1],
  item({ bases, given, columns }) {
    const head = names.slice(0, columns).map((name) => say(`table.${name}`))
    const rows = bases.map((base, row) => {
      const from = given[row] ?? 1
      const told = tidy(base * 10 ** (factors[from] ?? 0))
      return head.map((name, at) => {
        const steps = at - from
        const value = tidy(told * 10 ** steps)
        return at === from
          ? String(told)
          : {
              name,
              value,
              wrong: [
                slip(tidy(told / 10 ** steps), 'decimal.wrong-direction', say('table.turned')),
                ...(steps > 0
                  ? [slip(tidy(told + 10 * steps), 'decimal.adds-steps', say('table.adds'))]
                  : []),
                slip(tidy(value * 10), 'decimal.point-one-off', say('table.off')),
              ],
            }
      })
    })
    return {
      stem: [say('table.asks')],
      ...fillTable({ columns: head, rows }),
      hints: [say('table.nudge'), say(given.includes(1) ? 'table.hint' : 'table.hint-back')],
      solution: bases.flatMap((base, row) => [
        ...(given[row] === 1
          ? []
          : [
              say('table.back', {
                told: tex(String(tidy(base * 10 ** (factors[given[row] ?? 1] ?? 0)))),
                base: tex(String(base)),
              }),
            ]),
        say('table.so', {
          base: tex(String(base)),
          tenth: tex(String(tidy(base / 10))),
          ten: tex(String(tidy(base * 10))),
        }),
      ]),
    }
  },
  solve: (shown) =>
    solved.table(shown, ({ cells, column }) => {
      const from = cells.findIndex((cell) => cell !== '')
      return tidy(Number(cells[from]) * 10 ** (column - from))
    }),
})

/** Numbers that all hold one digit; or one digit, multiplied and divided. */
interface Worths {
  digit: number
  cards: { text: string; worth: number; alone: number }[]
  shuffle: number
}
const withDigit = (random: Random, digit: number, worth: number): Worths['cards'][number] => {
  const other = (): number => random.pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => each !== digit))
  const above = worth >= 10 ? 0 : random.pick([0, other() * 10 * worth, other() * 10 * worth])
  const below = random.chance(0.5) && worth > 0.001 ? (other() * worth) / 10 : 0
  const value = tidy(digit * worth + above + below)
  return { text: String(value), worth: tidy(digit * worth), alone: value }
}
const scaled = (random: Random, digit: number, worth: number): Worths['cards'][number] => {
  const by = random.pick([10, 100])
  const isTimes = random.chance(0.5)
  const from = tidy(isTimes ? (digit * worth) / by : digit * worth * by)
  return {
    text: isTimes ? String.raw`${by} \times ${from}` : String.raw`\frac{1}{${by}} \times ${from}`,
    worth: tidy(digit * worth),
    alone: from,
  }
}

/** By what one digit is worth (to hundredths, level 1; to thousandths, level 2), and tens and tenths of it (level 3). */
export const orderWorths = defineModel<Worths>({
  id: 'order-worths',
  thinking: 'compare',
  seconds: 60,
  standards,
  task: ({ cards }) => cards.map(({ text }) => text.length).join(),
  draw(random, level) {
    // Two digits that are scaled together, or the one digit to look at.
    const digit = level === 3 ? random.integer(12, 98) : random.integer(2, 9)
    const some =
      level === 1
        ? [10, 1, 0.1, 0.01]
        : level === 2
          ? random.sample([10, 1, 0.1, 0.01, 0.001], 4)
          : [10, 1, 0.1, 0.01]
    return {
      digit,
      cards: some.map((worth) =>
        level === 3 ? scaled(random, digit, worth) : withDigit(random, digit, worth),
      ),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards, digit }) =>
    digit % 10 > 0 &&
    cards.every(({ alone }) => alone < 1000) &&
    new Set(cards.map(({ alone }) => alone)).size === cards.length &&
    cards.every(({ text }) => placesOf(Number(text.split(' ').at(-1))) < 4) &&
    cards
      .toSorted((one, other) => one.alone - other.alone)
      .map(({ worth }) => worth)
      .join() !==
      cards
        .map(({ worth }) => worth)
        .toSorted((one, other) => one - other)
        .join(),
  item({ digit, cards, shuffle }) {
    const isScaled = cards.some(({ text }) => text.includes('times'))
    const things = cards.map((card) => ({ ...card, text: math(card.text) }))
    return {
      stem: [isScaled ? say('worth.scaled') : say('worth.asks', { digit })],
      ...orderBy(shuffle, {
        things,
        by: ({ worth }) => worth,
        first: say('worth.least'),
        last: say('worth.greatest'),
        slips: [
          isScaled
            ? {
                by: ({ alone }) => alone,
                misconception: 'multiplication.one-factor',
                feedback: say('worth.alone'),
              }
            : {
                by: ({ alone }) => alone,
                misconception: 'decimal.reads-the-rest',
                feedback: say('worth.rest', { digit }),
              },
          {
            by: ({ worth }) => -worth,
            misconception: 'decimal.wrong-direction',
            feedback: say('worth.turned'),
          },
        ],
      }),
      hints: [
        say(isScaled ? 'worth.nudge-scaled' : 'worth.nudge', { digit }),
        say(isScaled ? 'worth.hint-scaled' : 'worth.hint'),
      ],
      solution: [
        ...cards
          .toSorted((one, other) => one.worth - other.worth)
          .map(({ text, worth }) =>
            isScaled
              ? say('worth.is', { text: tex(text), worth: tex(String(worth)) })
              : say('worth.in', { digit, text: tex(text), worth: tex(String(worth)) }),
          ),
        say('worth.each'),
      ],
    }
  },
  solve(shown) {
    const digit = /(?:digit|cifra) (\d)/.exec(shown.stem)?.[1]
    return solved.order(shown, (text) => {
      const source = mathIn(text)[0] ?? ''
      if (digit === undefined) return tidy(valueOfTex(source))
      const [whole = '', tail = ''] = source.split('.')
      const at = whole.indexOf(digit)
      return at >= 0 ? 10 ** (whole.length - at) : 10 ** -tail.indexOf(digit)
    })
  },
})

interface Steps {
  pairs: [from: number, to: number][]
  hasHundreds: boolean
  shuffle: number
}
const bandOf = ([from, to]: readonly [number, number]): number => {
  const steps = Math.round(Math.log10(to / from))
  return { '-1': 1, 1: 0, 2: 2 }[String(steps)] ?? 3
}

/** Tenfold or a tenth (level 1), hundredfold or a hundredth too (level 2), of numbers with zeros inside (level 3). */
export const sortSteps = sortValues<Steps>({
  id: 'sort-steps',
  thinking: 'classify',
  seconds: 55,
  standards,
  task: ({ pairs }) =>
    pairs
      .map((pair) => `${bandOf(pair)}${placesOf(pair[0])}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const steps =
      level === 1 ? [1, 1, -1, -1, random.pick([1, -1])] : [1, -1, 2, -2, random.pick([1, -1, 2, -2])]
    return {
      hasHundreds: level > 1,
      pairs: steps.map((step) => {
        const digits = level === 3 ? random.integer(1, 9) * 100 + random.integer(1, 9) : random.integer(2, 98)
        const from = tidy(digits / 10 ** random.integer(Math.max(0, step), level === 3 ? 3 : 2))
        return [from, tidy(from * 10 ** step)]
      }),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ pairs }) =>
    pairs.every(
      ([from, to]) => placesOf(from) < 4 && placesOf(to) < 4 && Math.round(from * 1000) % 10000 > 0,
    ),
  categories: ({ hasHundreds }) => [
    say('steps.ten'),
    say('steps.tenth'),
    ...(hasHundreds ? [say('steps.hundred'), say('steps.hundredth')] : []),
  ],
  cards: ({ pairs, hasHundreds }) =>
    pairs.map((pair) => {
      const place = bandOf(pair)
      return {
        tex: String.raw`${pair[0]} \to ${pair[1]}`,
        place,
        slips: [
          {
            place: [1, 0, 3, 2][place] ?? 0,
            misconception: 'decimal.wrong-direction' as const,
            feedback: say('steps.turned'),
          },
          ...(hasHundreds
            ? [
                {
                  place: [2, 3, 0, 1][place] ?? 0,
                  misconception: 'decimal.counts-places' as const,
                  feedback: say('steps.places'),
                },
              ]
            : []),
        ],
        why: say(`steps.why.${(['ten', 'tenth', 'hundred', 'hundredth'] as const)[place] ?? 'ten'}`, {
          from: tex(String(pair[0])),
          to: tex(String(pair[1])),
        }),
      }
    }),
  words: () => ({
    stem: [say('steps.asks')],
    hints: [say('steps.nudge'), say('steps.hint')],
    slip: { misconception: 'decimal.point-one-off', feedback: say('steps.hint') },
  }),
  reads(card) {
    const [from = 1, to = 1] = card.split(String.raw` \to `).map(Number)
    return bandOf([from, to])
  },
})
