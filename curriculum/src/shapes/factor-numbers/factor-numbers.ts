import { all, tex } from '@skills-center/messages/values'
import { typed } from '../../form/answering.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { tex as math, plain } from '../../markup.ts'
import { sharedBugs } from '../../bugs/factors/factor-bugs.ts'
import { factorsOf, gcfOf, lcmOf, relationOf, withCommon } from '../../math/factors.ts'
import { fillTable } from '../fill-table/fill-table.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import {
  commonOf,
  drawShared,
  isLively,
  type Shared,
  sharedAnswer,
  tellShared,
} from '../../situations/shared-multiples/shared-multiples.ts'
import { commonSteps } from '../../solutions/common-factor/common-factor.ts'
import { say } from './messages.gen.ts'

/** Greatest common factor (level 1), the amount in each group (level 2), when events coincide (level 3). */
export const story = defineModel<Shared>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['6.NS.B.4'],
  bugs: sharedBugs,
  task: ({ story: id, wants }) => `${id} ${wants}`,
  draw: (random, level) =>
    drawShared(
      random,
      level === 1 ? 'main' : 'each',
      level === 1 ? ['gcf', 'lcm'] : level === 2 ? ['gcf'] : ['lcm'],
    ),
  fits: isLively,
  item(shared) {
    const { asks, wants, numbers } = shared
    const common = commonOf(shared)
    const terms = { first: numbers[0] ?? 1, common, key: sharedAnswer(shared) }
    return {
      stem: tellShared(shared),
      ...typed(shared, { label: say('story.label'), key: sharedAnswer(shared), bugs: sharedBugs }),
      hints: [say(`story.nudge.${asks}`), say(`story.hint.${wants}`)],
      solution: [
        say(`story.why.${asks}`),
        ...commonSteps(shared),
        ...(wants === 'main' ? [] : [asks === 'gcf' ? say('story.share', terms) : say('story.times', terms)]),
      ],
    }
  },
  solve({ stem }) {
    const [a = 1, b = 1] = numbersIn(plain(stem)).map(({ value }) => value)
    const isLcm = /every \d|cada \d|packs of|paquetes de|cm high|cm de alto/.test(stem)
    const isEach =
      /How many|[Cc]uánt[oa]s/.test(stem) && !/at most|como máximo|After how|Después de cuántos/.test(stem)
    const common = isLcm ? lcmOf([a, b]) : gcfOf([a, b])
    if (!isEach) return solved.number(common)
    return solved.number(isLcm ? common / a : a / common)
  },
})

interface Sorted {
  kind: 'one' | 'factors' | 'multiples'
  of: number[]
  cards: number[]
  shuffle: number
}
/** The category: factor, multiple, or neither; of both numbers, of one, or of none. */
function placeOf({ kind, of }: Pick<Sorted, 'kind' | 'of'>, card: number): number {
  const [n = 1] = of
  if (kind === 'one') return n % card === 0 ? 0 : card % n === 0 ? 1 : 2
  const fitting = of.filter((each) => (kind === 'factors' ? each % card : card % each) === 0).length
  return 2 - fitting
}
/** Sort factors and multiples of one number (level 1), common factors (level 2), common multiples (level 3). */
export const sortNumbers = defineModel<Sorted>({
  id: 'sort-numbers',
  thinking: 'classify',
  seconds: 60,
  standards: ['6.NS.B.4'],
  task: (sorted) =>
    `${sorted.kind} ${sorted.cards
      .map((card) => String(placeOf(sorted, card)))
      .toSorted()
      .join('')}`,
  draw(random, level) {
    const kind = ({ 1: 'one', 2: 'factors', 3: 'multiples' } as const)[level]
    const of = {
      one: () => [random.pick([12, 16, 18, 20, 24, 28, 30, 36, 40])],
      factors: () => withCommon(random, random.pick([4, 6, 8, 9, 10, 12]), 2, 72),
      multiples: () => random.sample([3, 4, 5, 6, 8, 9, 10], 2),
    }[kind]()
    const some =
      kind === 'multiples' ? of.flatMap((n) => [2, 3, 4, 5, 6, 8].map((by) => n * by)) : of.flatMap(factorsOf)
    const more = kind === 'one' ? of.flatMap((n) => [2, 3, 4, 5].map((by) => n * by)) : []
    const rest = Array.from({ length: 3 }, () => random.integer(3, kind === 'multiples' ? 70 : 45))
    const cards = [...new Set([...some, ...more, ...rest])].filter((each) => each > 1 && !of.includes(each))
    return {
      kind,
      of,
      cards: random.sample(cards, Math.min(5, cards.length)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (sorted) =>
    sorted.cards.length === 5 &&
    new Set(sorted.cards.map((card) => placeOf(sorted, card))).size === 3 &&
    (sorted.of.length === 1 || relationOf(sorted.of) !== 'divides'),
  minWrongAnswers: 1,
  item(sorted) {
    const { kind, of, cards, shuffle } = sorted
    const [a = 0, b = 0] = of
    const names =
      kind === 'one'
        ? [say('sort.one.first', { a }), say('sort.one.second', { a }), say('sort.one.third')]
        : [say(`sort.${kind}.first`), say(`sort.${kind}.second`), say(`sort.${kind}.third`)]
    return {
      stem: [say(`sort.asks.${kind}`, { a, b })],
      ...sortCards({
        shuffle,
        categories: names,
        cards: cards.map((card) => {
          const place = placeOf(sorted, card)
          const misconception = kind === 'one' ? 'factors.mixes-up' : 'factors.one-number-only'
          return {
            text: math(String(card)),
            place,
            elsewhere: { misconception, feedback: say(`sort.look.${kind}`, { card, a, b }) } as const,
          }
        }),
        slip: { misconception: 'factors.mixes-up', feedback: say('sort.hint') },
      }),
      hints: [say(`sort.nudge.${kind === 'one' ? 'one' : 'both'}`), say('sort.hint')],
      solution: names.map((name, at) =>
        say('sort.so', {
          name,
          list: all(cards.filter((card) => placeOf(sorted, card) === at).map((card) => tex(String(card)))),
        }),
      ),
    }
  },
  solve(shown) {
    const of = [...new Set(numbersIn(plain(shown.stem)).map(({ value }) => value))]
    const kind = of.length === 1 ? 'one' : /multiple|múltiplo/.test(shown.stem) ? 'multiples' : 'factors'
    return solved.sort(shown, (card) => placeOf({ kind, of }, Number(plain(card))))
  },
})

interface Table {
  rows: [number, number][]
  open: 'gcf' | 'lcm' | 'number'
}
/** Greatest common factors (level 1), least common multiples (level 2), a number from both (level 3). */
export const fillIn = defineModel<Table>({
  id: 'fill-table',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['6.NS.B.4'],
  task: ({ rows: pairs, open }) => `${open} ${pairs.map(relationOf).toSorted().join(' ')}`,
  draw(random, level) {
    const pair = (): number[] =>
      level === 1
        ? withCommon(random, random.pick([2, 3, 4, 5, 6, 8, 9, 12]), 2, 50)
        : random.sample([3, 4, 5, 6, 8, 9, 10, 12], 2)
    return {
      rows: [0, 1].map((): [number, number] => {
        const [a = 4, b = 6] = pair()
        return [a, b]
      }),
      open: ({ 1: 'gcf', 2: 'lcm', 3: 'number' } as const)[level],
    }
  },
  fits: ({ rows: pairs }) => pairs.every((pair) => gcfOf(pair) < 13) && pairs[0]?.join() !== pairs[1]?.join(),
  item({ rows: pairs, open }) {
    const columns = [say('table.a'), say('table.b'), say('table.gcf'), say('table.lcm')]
    const cells = pairs.map(([a, b]) => {
      const [g, l] = [gcfOf([a, b]), lcmOf([a, b])]
      const wrong = {
        gcf: [
          {
            value: l,
            misconception: 'factors.multiple-for-factor',
            feedback: say('table.not-factor', { a, b }),
          },
          {
            value: factorsOf(g).at(-2) ?? 0,
            misconception: 'factors.not-greatest',
            feedback: say('table.lower', { a, b }),
          },
        ],
        lcm: [
          {
            value: g,
            misconception: 'factors.factor-for-multiple',
            feedback: say('table.not-multiple', { a, b }),
          },
          {
            value: 2 * l,
            misconception: 'factors.product-for-multiple',
            feedback: say('table.higher', { a, b }),
          },
          {
            value: a * b,
            misconception: 'factors.product-for-multiple',
            feedback: say('table.higher', { a, b }),
          },
        ],
        number: [
          {
            value: l / g,
            misconception: 'factors.answers-first-step',
            feedback: say('table.check', { a, g, l }),
          },
          { value: l, misconception: 'factors.takes-larger', feedback: say('table.check', { a, g, l }) },
          { value: g, misconception: 'factors.takes-smaller', feedback: say('table.check', { a, g, l }) },
        ],
      } as const
      const right = { number: b, gcf: g, lcm: l }
      const cell = (is: Table['open'], name: (typeof columns)[number]) => {
        if (open !== is) return String(right[is])
        return { name, value: right[is], wrong: wrong[is].filter(({ value }) => value !== right[is]) }
      }
      return {
        shown: [
          String(a),
          cell('number', say('table.b')),
          ...(open === 'lcm' ? [] : [cell('gcf', say('table.gcf'))]),
          ...(open === 'gcf' ? [] : [cell('lcm', say('table.lcm'))]),
        ],
        why:
          open === 'number'
            ? say('table.so.number', { a, b, g, l })
            : open === 'gcf'
              ? say('table.so.gcf', { a, b, g })
              : say('table.so.lcm', { a, b, l }),
      }
    })
    return {
      stem: [say(`table.asks.${open}`)],
      ...fillTable({
        columns: columns.filter((_, at) => !(open === 'lcm' && at === 2) && !(open === 'gcf' && at === 3)),
        rows: cells.map(({ shown }) => shown),
      }),
      hints: [say(`table.nudge.${open}`), say(`table.hint.${open}`)],
      solution: cells.map(({ why }) => why),
    }
  },
  solve({ interaction }) {
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const entries = interaction.rows.flatMap((row) => {
      const values = row.map((cell) => ('text' in cell ? Number(cell.text) : null))
      const at = values.indexOf(null)
      const cell = row[at]
      const [a = 0, b = 0, third = 0, fourth = 0] = values.map((each) => each ?? 0)
      const gcf = /factor|divisor/.test(interaction.columns[at] ?? '')
      const found = at === 1 ? (third * fourth) / a : gcf ? gcfOf([a, b]) : lcmOf([a, b])
      return cell === undefined || 'text' in cell ? [] : [[cell.entry, String(found)] as const]
    })
    return { kind: 'table', placed: Object.fromEntries(entries) }
  },
})
