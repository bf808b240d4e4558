import { defineModel, keysOf, slip, solved, tex, tidy } from '#form'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { person, someone } from '#people/people.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'
import { standards } from '../problem.ts'

const contexts = {
  rides: { large: 'hour', small: 'minute', factor: 60, most: 4 },
  movies: { large: 'hour', small: 'minute', factor: 60, most: 3 },
  songs: { large: 'minute', small: 'second', factor: 60, least: 2, most: 5 },
  melons: { large: 'pound', small: 'ounce', factor: 16, most: 6 },
  tables: { large: 'foot', small: 'inch', factor: 12, least: 3, most: 8 },
  soups: { large: 'gallon', small: 'quart', factor: 4, most: 4 },
} as const satisfies Record<
  string,
  { large: UnitId; small: UnitId; factor: number; least?: number; most: number }
>
type Context = keyof typeof contexts
const ids = keysOf(contexts)
const leastOf = (context: Context): number => {
  const its = contexts[context]
  return 'least' in its ? its.least : 1
}

/** Two amounts of two units each, added or subtracted, or the first one several times. */
interface Mixed {
  who: string
  context: Context
  asks: 'sum' | 'less' | 'times'
  first: [large: number, small: number]
  second: [large: number, small: number]
  n: number
}
const inSmall = (factor: number, [large, small]: readonly [number, number]): number => large * factor + small
function resultOf({ context, asks, first, second, n }: Mixed): [large: number, small: number] {
  const { factor } = contexts[context]
  const [one, other] = [inSmall(factor, first), inSmall(factor, second)]
  const small = { sum: one + other, less: one - other, times: n * one }[asks]
  return [Math.floor(small / factor), small % factor]
}

/** A sum (level 1), a difference (level 2), several times the same amount (level 3), each with a trade. */
export const mixed = defineModel<Mixed>({
  id: 'two-units',
  thinking: 'compute',
  seconds: 80,
  standards,
  task: ({ context, asks }) => `${context} ${asks}`,
  draw(random, level) {
    const context = random.pick(ids)
    const { factor, most } = contexts[context]
    const least = leastOf(context)
    const some = (): [number, number] => [random.integer(least, most), random.integer(1, factor - 1)]
    return {
      who: someone(random),
      context,
      asks: ({ 1: 'sum', 2: 'less', 3: 'times' } as const)[level],
      first: some(),
      second: some(),
      n: random.integer(3, 5),
    }
  },
  fits(its) {
    const { asks, first, second, n, context } = its
    const { factor } = contexts[context]
    const [large, small] = resultOf(its)
    // A trade is needed, and the result has both units.
    if (small === 0 || large < 1) return false
    if (asks === 'sum') return first[1] + second[1] > factor
    return asks === 'less' ? first[1] < second[1] : n * first[1] > factor
  },
  item(its) {
    const { context, asks, first, second, n } = its
    const { large: largeId, small: smallId, factor } = contexts[context]
    const [large, small] = resultOf(its)
    const ten = factor === 60 ? 100 : 10
    const [plainLarge, plainSmall] = {
      sum: [first[0] + second[0], first[1] + second[1]],
      less: [first[0] - second[0], second[1] - first[1]],
      times: [n * first[0], n * first[1]],
    }[asks]
    const traded = tidy(
      { sum: (plainSmall ?? 0) - ten, less: ten - (plainSmall ?? 0), times: (plainSmall ?? 0) % ten }[asks],
    )
    const fact = { large: quantity(1, largeId), small: quantity(factor, smallId) }
    const terms = {
      ...fact,
      who: person(its.who),
      n,
      total: tex(String(inSmall(factor, [large, small]))),
      a: tex(equation(factor, first)),
      b: tex(asks === 'times' ? String(inSmall(factor, first)) : equation(factor, second)),
      result: say('amount', { large: quantity(large, largeId), small: quantity(small, smallId) }),
    }
    const cell = (column: 'large' | 'small', value: number, wrong: ReturnType<typeof slip>[]) => ({
      name: say(`column`, { unit: fact[column] }),
      value,
      wrong: wrong.filter((each) => each.value !== value),
    })
    return {
      stem: [
        say(`${context}.${asks === 'times' ? 'times' : 'two'}`, terms),
        say(`${context}.${asks === 'less' ? 'less' : 'all'}`),
        say('fill'),
        say('form', terms),
      ],
      ...fillTable({
        columns: [say('which'), say('column', { unit: fact.large }), say('column', { unit: fact.small })],
        rows: [
          [say(asks === 'times' ? 'each' : 'first'), String(first[0]), String(first[1])],
          ...(asks === 'times' ? [] : [[say('second'), String(second[0]), String(second[1])]]),
          [
            say(`row.${asks}`),
            cell('large', large, [
              slip(plainLarge ?? 0, 'decimal.loses-trade', say(`slip.trade.${asks}`, terms)),
            ]),
            cell('small', small, [
              ...(asks === 'less'
                ? [slip(plainSmall ?? 0, 'fraction.smaller-from-larger', say('slip.turned'))]
                : [slip(plainSmall ?? 0, 'unit.stops-early', say('slip.form', terms))]),
              slip(traded, 'unit.base-ten-only', say('slip.ten', terms)),
            ]),
          ],
        ],
      }),
      hints: [say(`nudge.${asks}`, terms), say(`hint.${asks}`, terms)],
      solution: [
        say(asks === 'times' ? 'work.one' : 'work.both', terms),
        say(`work.${asks}`, terms),
        say('work.so', terms),
      ],
    }
  },
  solve(shown) {
    const { interaction } = shown
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const rows = interaction.rows.map((row) => row.map((cell) => ('text' in cell ? Number(cell.text) : 0)))
    const [[, a = 0, b = 0] = [], [, c = 0, d = 0] = []] = rows
    const numbers = [...shown.stem.matchAll(/\d+/g)].map(([found]) => Number(found))
    // How many times the amount counts comes first, and how many small units make a large one comes last.
    const [times, factor] = [numbers[0] ?? 1, numbers.at(-1) ?? 1]
    // Add or subtract each unit, and then trade.
    const isTaken = /How much (?:more|longer|heavier)|Cuánto más/.test(shown.stem)
    const sign = isTaken ? -1 : 1
    let [large, small] = rows.length === 2 ? [times * a, times * b] : [a + sign * c, b + sign * d]
    while (small < 0) [large, small] = [large - 1, small + factor]
    while (small >= factor) [large, small] = [large + 1, small - factor]
    return solved.table(shown, ({ column }) => (column === 1 ? large : small))
  },
})

/** “1 hour 25 minutes” in minutes. */
const equation = (factor: number, [large, small]: readonly [number, number]): string =>
  String.raw`${large} \times ${factor} + ${small} = ${inSmall(factor, [large, small])}`
