import { tidy } from '../../bugs/bug.ts'
import { table } from '../../build-placed.ts'
import { built } from '../../form/answering.ts'
import type { ItemTemplate } from '../../form/item-template.ts'
import { defineModel } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import { person, someone } from '../../people/people.ts'
import { createRandom } from '../../random.ts'
import { say } from './messages.gen.ts'

const things = ['shirt', 'ball', 'lamp', 'game', 'bag', 'clock', 'book', 'hat'] as const
interface Receipt {
  asks: 'two' | 'sale' | 'percents'
  things: (typeof things)[number][]
  prices: [number, number]
  /** Percents of the discount and of the tax. */
  p: number
  q: number
  who: string
}
const cents = (amount: number): string => amount.toFixed(2)

/** A printed cell, or a cell to fill in. */
type Cell =
  | Words
  | { column: 'percent' | 'amount'; value: number; wrong: [value: number, thinking: Thinking][] }
const thinkings = {
  mixed: 'percent.percent-as-amount',
  direction: 'percent.wrong-direction',
  stops: 'percent.stops-early',
  whole: 'percent.wrong-whole',
} as const
type Thinking = keyof typeof thinkings

function amountsOf({ asks, prices: [one, two], p, q }: Receipt) {
  const off = asks === 'two' ? 0 : tidy((one * p) / 100)
  const before = asks === 'two' ? one + two : one - off
  const tax = tidy((before * q) / 100)
  return { off, before, tax, total: tidy(before + tax) }
}

function rowsOf(receipt: Receipt): Cell[][] {
  const {
    asks,
    things: bought,
    prices: [one, two],
    p,
    q,
  } = receipt
  const { off, before, tax, total } = amountsOf(receipt)
  const [isTwo, asksPercents] = [asks === 'two', asks === 'percents']
  const percent = (value: number, ...wrong: [number, Thinking][]): Cell => ({
    column: 'percent',
    value,
    wrong,
  })
  const amount = (value: number, ...wrong: [number, Thinking][]): Cell => ({ column: 'amount', value, wrong })
  /** Also a wrong value from applying the tax to the regular price. */
  const ofWhole = (value: number): [number, Thinking][] => (isTwo ? [] : [[value, 'whole']])
  return [
    ...(isTwo
      ? bought.map((thing, at) => [say(`thing.${thing}`), '', cents(at === 0 ? one : two)])
      : [
          [say('regular'), '100%', cents(one)],
          [
            say('discount'),
            asksPercents ? percent(p, [off, 'mixed']) : `${p}%`,
            asksPercents ? cents(off) : amount(off, [p, 'mixed'], [tidy(one - off), 'direction']),
          ],
        ]),
    [
      say(isTwo ? 'subtotal' : 'sale'),
      '',
      isTwo ? amount(before, [one, 'stops']) : amount(before, [off, 'stops'], [one + off, 'direction']),
    ],
    [
      say('tax'),
      asksPercents ? percent(q, [tax, 'mixed'], [tidy((100 * tax) / one), 'whole']) : `${q}%`,
      asksPercents ? cents(tax) : amount(tax, [q, 'mixed'], ...ofWhole(tidy((one * q) / 100))),
    ],
    [say('total'), '', amount(total, [tidy(before - tax), 'direction'], ...ofWhole(tidy(one + tax)))],
  ]
}

/** Subtotal, tax, and total (level 1), discount and tax (level 2), the percents from the amounts (level 3). */
export const fillReceipt = defineModel<Receipt>({
  id: 'fill-receipt',
  thinking: 'read a figure',
  seconds: 100,
  standards: ['7.RP.A.3'],
  calculator: 'basic',
  task: ({ asks, things: bought }) => `${asks} ${bought.toSorted().join()}`,
  draw: (random, level) => ({
    asks: ({ 1: 'two', 2: 'sale', 3: 'percents' } as const)[level],
    things: random.sample(things, level === 1 ? 2 : 1),
    prices: level === 1 ? [random.integer(8, 40), random.integer(8, 40)] : [5 * random.integer(4, 18), 0],
    p: random.pick([10, 15, 20, 25, 30, 40]),
    q: random.pick([4, 5, 6, 7, 8, 9]),
    who: someone(random),
  }),
  fits: ({ prices: [one, two], p, q, asks }) =>
    one !== two &&
    (asks === 'two' || one !== 100) &&
    Number.isInteger(tidy(asks === 'two' ? (one + two) * q : (one * (100 - p) * q) / 100)),
  item(values) {
    const {
      asks,
      things: bought,
      prices: [one, two],
      p,
      q,
      who,
    } = values
    const { off, before, tax, total } = amountsOf(values)
    const isTwo = asks === 'two'
    const heads = [say('line'), say('percent'), say('amount')]
    return {
      stem: [
        say(`told.${isTwo ? 'two' : 'one'}`, {
          who: person(who),
          thing: say(`bought.${bought[0] ?? 'shirt'}`),
        }),
        say('asks'),
      ],
      ...built((word) =>
        table(
          createRandom('no options'),
          heads.map(word),
          rowsOf(values).map((row, at) =>
            row.map((cell) => {
              if (typeof cell === 'string' || 'say' in cell) return word(cell)
              const { column, value, wrong } = cell
              const kept = wrong.filter(
                ([got], place) =>
                  got > 0 && got !== value && wrong.findIndex(([other]) => other === got) === place,
              )
              return {
                label: word(say('cell', { name: say(column), row: at + 1 })),
                key: { value: String(value), unit: column === 'amount' ? '$' : '%' },
                wrong: kept.map(([got, thinking]) => ({
                  value: String(got),
                  misconception: thinkings[thinking],
                  feedback: word(say(thinking)),
                })),
              }
            }),
          ),
        ),
      ),
      hints: [say('nudge'), say(`hint.${asks}`)],
      solution: [
        isTwo
          ? say('sum', { one: cents(one), two: cents(two), sum: cents(before) })
          : say('less', {
              one: cents(one),
              p,
              off: cents(off),
              before: cents(before),
              part: tidy(p / 100),
            }),
        say('plus', {
          before: cents(before),
          q,
          tax: cents(tax),
          total: cents(total),
          part: tidy(q / 100),
        }),
      ],
    }
  },
  solve({ interaction }) {
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const rows = interaction.rows.map((row) =>
      row.map((cell) => ('text' in cell ? { known: Number.parseFloat(cell.text) } : { entry: cell.entry })),
    )
    const known = (row: number, column: number): number | undefined => {
      const cell = rows[row]?.[column]
      return cell !== undefined && 'known' in cell ? cell.known : undefined
    }
    const first = known(0, 2) ?? 0
    const isTwo = Number.isNaN(known(0, 1))
    const share = known(1, 1) ?? (100 * (known(1, 2) ?? 0)) / first
    const off = known(1, 2) ?? (first * share) / 100
    const before = isTwo ? first + off : first - off
    const rate = known(3, 1) ?? (100 * (known(3, 2) ?? 0)) / before
    const tax = (before * rate) / 100
    const values: number[][] = [[], [0, share, off], [0, 0, before], [0, rate, tax], [0, 0, before + tax]]
    const placed = rows.flatMap((row, at) =>
      row.flatMap((cell, column) =>
        'entry' in cell ? [[cell.entry, String(tidy(values[at]?.[column] ?? 0))] as const] : [],
      ),
    )
    return { kind: 'table', placed: Object.fromEntries(placed) }
  },
})

/** A receipt with all lines: 20% off $50, and then 6% tax. */
export const exampleReceipt: NonNullable<ItemTemplate['figure']> = {
  kind: 'table',
  title: say('figure'),
  columns: [say('line'), say('percent'), say('amount')],
  rows: [
    [say('regular'), '100%', '50.00'],
    [say('discount'), '20%', '10.00'],
    [say('sale'), '80%', '40.00'],
    [say('tax'), '6%', '2.40'],
    [say('total'), '106%', '42.40'],
  ],
  description: say('heard'),
}
