import { arranged, builtOf, defineModel, mathIn, numbersIn, orderOf, solved, tex } from '#form'
import { type Share, wholeOf } from '#bugs/two-way/two-way-bugs.ts'
import {
  about,
  allCells,
  cellOf,
  cellsShown,
  columnName,
  columnTotal,
  drawTwoWay,
  grandTotal,
  namesAt,
  rowName,
  rowTotal,
  tableFigure,
  type TwoWay,
} from '#situations/two-way-counts/two-way-counts.ts'
import { say } from './messages.gen.ts'
import { drawShare } from './shares.ts'

const standards = ['8.SP.A.4']
type Verdict = 'higher' | 'lower' | 'same'
interface Association extends TwoWay {
  verdict: Verdict
  shows: 'percents' | 'counts'
  orders: number[][]
}

/** From row percents (level 1), from rows of one size (level 2), of sizes that mislead (level 3). */
export const association = defineModel<Association, { verdict: Verdict }>({
  id: 'association',
  thinking: 'compare',
  seconds: 50,
  standards,
  task: ({ story, verdict, shows }) => `${story} ${verdict} ${shows}`,
  aim: (random) => ({ verdict: random.pick(['higher', 'lower', 'same']) }),
  draw(random, level, { verdict }) {
    const sizes =
      level === 2
        ? ([60, 60] as const)
        : random.pick([
            [20, 80],
            [40, 80],
            [80, 20],
            [80, 40],
            [20, 60],
          ] as const)
    return {
      ...drawTwoWay(random, { sizes, gap: verdict === 'same' ? -1 : 20 }),
      verdict,
      shows: level === 1 ? 'percents' : 'counts',
      orders: [orderOf(random, 3), orderOf(random, 2)],
    }
  },
  fits(its, level) {
    const [p, q] = [cellOf(its, [0, 0]) / rowTotal(its, 0), cellOf(its, [1, 0]) / rowTotal(its, 1)]
    const found: Verdict = Math.abs(p - q) < 1e-9 ? 'same' : p > q ? 'higher' : 'lower'
    const counts = cellOf(its, [0, 0]) - cellOf(its, [1, 0])
    const misleads = found === 'same' ? counts !== 0 : counts * (p - q) < 0
    return found === its.verdict && (level !== 3 || misleads) && (found === 'same' || Math.abs(p - q) >= 0.2)
  },
  item(its) {
    const { verdict, shows, orders } = its
    const percents = [0, 1].map((row) => (100 * cellOf(its, [row === 0 ? 0 : 1, 0])) / rowTotal(its, row))
    const [p = 0, q = 0] = percents
    const names = { row: rowName(its, 0), other: rowName(its, 1), column: columnName(its, 0) }
    const others = (['higher', 'lower', 'same'] as const).filter((each) => each !== verdict)
    const is = verdict === 'same' ? 'none' : 'some'
    return {
      stem: [about(its), say('association.asks')],
      figure: tableFigure(
        its,
        shows === 'percents'
          ? percents.map((each) => [`${each}%`, `${100 - each}%`, '100%'])
          : allCells(its).slice(0, 2),
      ),
      ...builtOf([
        {
          id: 'compare',
          label: say('association.label.compare', names),
          order: orders[0] ?? [],
          parts: [
            { text: say(`association.${verdict}`) },
            ...others.map((each) => ({
              text: say(`association.${each}`),
              misconception: 'two-way.compares-counts' as const,
              feedback: say(shows === 'percents' ? 'association.read' : 'association.sizes'),
            })),
          ],
        },
        {
          id: 'association',
          label: say('association.label.so'),
          order: orders[1] ?? [],
          parts: [
            { text: say(`association.${is}`) },
            {
              text: say(`association.${is === 'some' ? 'none' : 'some'}`),
              misconception: 'two-way.misses-association',
              feedback: say('association.means'),
            },
          ],
        },
      ]),
      hints: [
        say('association.nudge'),
        say(shows === 'percents' ? 'association.hint-percents' : 'association.hint'),
      ],
      solution: [say('association.percents', { ...names, p, q }), say(`association.so.${is}`)],
    }
  },
  solve(shown) {
    const [one = 0, other = 0] = cellsShown(shown.figure).map(
      ([first, second]) => (first ?? 0) / ((first ?? 0) + (second ?? 0)),
    )
    const isSame = Math.abs(one - other) < 1e-9
    const compared = isSame ? /same|igual/ : one > other ? /higher|mayor/ : /lower|menor/
    return solved.gaps(shown, (text, gap) =>
      gap === 0 ? compared.test(text) : /no association|no hay/.test(text) === isSame,
    )
  },
})

/** Whose part is a fraction: of one row or of all (level 1), of a column too (level 2), and the rest of the row (level 3). */
export const meaning = defineModel<Share & { wholes: Share['of'][]; hasRest: boolean; shuffle: number }>({
  id: 'meaning',
  thinking: 'classify',
  seconds: 50,
  standards,
  task: ({ story, wholes, hasRest }) => `${story} ${wholes.length} ${hasRest}`,
  draw: (random, level) => ({
    ...drawShare(random, 'row'),
    wholes: level === 1 ? ['row', 'all'] : ['row', 'column', 'all'],
    hasRest: level === 3,
    shuffle: random.integer(0, 1e9),
  }),
  fits(its) {
    const wholes = (['row', 'column', 'all'] as const).map((of) => wholeOf({ ...its, of }))
    const rest = wholeOf(its) - cellOf(its, its.place)
    return new Set(wholes).size === 3 && rest !== cellOf(its, its.place)
  },
  item(its) {
    const { place, wholes, hasRest, shuffle } = its
    const [row, column] = place
    const names = namesAt(its, place)
    const cell = cellOf(its, place)
    const fraction = (n: number, of: number) =>
      say('meaning.fraction', { fraction: tex(`\\frac{${n}}{${of}}`) })
    const rest = { row: rowName(its, row), column: columnName(its, column === 0 ? 1 : 0) }
    const target = (of: Share['of']) => say(`meaning.${of}`, names)
    const wrong = { misconception: 'two-way.wrong-total' as const, feedback: say('meaning.denominator') }
    return {
      stem: [about(its), say('meaning.asks')],
      figure: tableFigure(its, allCells(its)),
      ...arranged.match(shuffle, {
        pairs: [
          ...wholes.map((of) => ({
            source: fraction(cell, wholeOf({ ...its, of })),
            target: target(of),
          })),
          ...(hasRest
            ? [{ source: fraction(wholeOf(its) - cell, wholeOf(its)), target: say('meaning.row', rest) }]
            : []),
        ],
        others: wholes.length === 2 ? [target('column')] : [],
        slip: wrong,
      }),
      hints: [say('meaning.nudge'), say('meaning.hint')],
      solution: [
        say('meaning.numerator', { cell, ...names }),
        say('meaning.so', { row: wholeOf(its), column: columnTotal(its, column), all: grandTotal(its) }),
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'two-way-table') throw new TypeError('expects a two-way table')
    const counts = cellsShown(figure)
      .slice(0, 2)
      .map((cells) => cells.slice(0, 2).map((cell) => cell ?? 0))
    const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
    return solved.match(shown, (source, target) => {
      const [part, whole] = numbersIn((mathIn(source)[0] ?? '').replaceAll(/[{}]/g, ' ')).map(
        ({ value }) => value,
      )
      const row = figure.rows.findIndex(({ label }) => target.includes(`“${label}”`))
      const column = figure.columns.findIndex((label) => target.includes(`“${label}”`))
      // What is named first is the whole, unless all are.
      const of = /all students|todos/.test(target)
        ? sumOf(counts.flat())
        : target.search(/row|fila/) < target.search(/column/)
          ? sumOf(counts[row] ?? [])
          : sumOf(counts.map((cells) => cells[column] ?? 0))
      return part === counts[row]?.[column] && whole === of
    })
  },
})
