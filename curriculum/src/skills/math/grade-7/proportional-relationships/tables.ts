import { arranged, defineModel, numbersIn, plain, solved, tex, tidy, typed } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { constantBugs } from '#bugs/proportional/proportional-bugs.ts'
import { openCell, wrongEquations } from '#bugs/proportional/wrong-tables.ts'
import {
  cellOf,
  headings,
  pairShown,
  saysProportional,
  shownOf,
} from '#figures/proportional/proportional-figures.ts'
import { readCell } from '#figures/proportion-figure/proportion-figure.ts'
import { fillTable as filled } from '#shapes/fill-table/fill-table.ts'
import {
  allRates,
  amountsOf,
  gridPairs,
  knownOf,
  partTold,
  type Proportion,
  type Related,
  ratesOf,
  type SceneId,
  sceneOf,
  scenes,
  someScene,
  tell,
  unitsOf,
  xOf,
  yOf,
} from '#situations/proportional/proportional.ts'
import { findConstantIn } from '#solutions/constant/constant.ts'
import { say } from './messages.gen.ts'

interface Asked extends Proportion {
  /** All first amounts of the table; none where there is no table. */
  rows: number[]
}

const parts = ['1/2', '1/4', '3/4', '1/3', '2/3', '3/2', '5/4', '5/2', '4/3', '7/4']

/** The constant from a table (level 1), from a graph (level 2), from a pair of fractions (level 3). */
export const findConstant = defineModel<Asked>({
  id: 'find-constant',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['7.RP.A.1', '7.RP.A.2b'],
  bugs: constantBugs,
  task: ({ scene, step, rows }) => `${scene} ${step === undefined} ${rows.length}`,
  draw(random, level) {
    if (level === 3) {
      const scene = someScene(random, ({ isCounted, x }) => isCounted !== true && x !== 'second')
      const [n = 1, d = 1] = random.pick(parts).split('/').map(Number)
      const rate = random.pick(allRates(scene).filter((each) => Number.isInteger(2 * each)))
      return { scene, rate, n, d, rows: [] }
    }
    const scene = someScene(random)
    if (level === 2) {
      const { rate, step, across } = random.pick(gridPairs(allRates(scene)))
      return { scene, rate, n: across, d: 1, step, rows: [] }
    }
    const rate = random.pick(ratesOf(scene, false))
    const rows = amountsOf(random, scene, rate, 3)
    return { scene, rate, n: rows[0] ?? 2, d: 1, rows }
  },
  // No price has a part of ten cents.
  fits: ({ scene, rate, n, d }) =>
    sceneOf(scene).y !== 'dollar' || Number.isInteger(tidy((20 * rate * n) / d)),
  item(asked) {
    const { scene, rate, n, d, step, rows } = asked
    const { xs, ys } = unitsOf(scene)
    const pair = step === undefined ? null : { rate, step, across: n, up: tidy(rate * n) }
    const { told, drawn } =
      d === 1
        ? shownOf({ scene, rate, rows, pair })
        : { told: tell.pair(scene, [n, d], [4 * rate * n, 4 * d]), drawn: {} }
    return {
      stem: [tell.about(scene), told, say('constant.asks', { xs, ys })],
      ...drawn,
      ...typed(asked, {
        label: say('constant.label'),
        after: say('per', { xs, ys }),
        key: rate,
        bugs: constantBugs,
      }),
      answer: say('constant.answer', { xs, ys, rate: cellOf(scene, rate) }),
      ...findConstantIn(asked, rows),
    }
  },
  solve({ stem, figure }) {
    const [x, y] = figure === undefined ? partTold(stem) : pairShown(figure)
    return solved.number(y / x)
  },
})

interface Table {
  scene: SceneId
  rate: number
  level: 1 | 2 | 3
  /** First amounts, row by row. */
  rows: number[]
  /** The row that is full, and the row of which the first amount is asked for; 0 where there is none. */
  given: number
  back: number
}

/** Amounts from the rate (level 1), both columns from one full row (level 2), a rate with parts and its row for 1 (level 3). */
export const fillTable = defineModel<Table>({
  id: 'fill-table',
  thinking: 'compute',
  seconds: 60,
  standards: ['7.RP.A.2b'],
  task: ({ scene, level }) => `${scene} ${level}`,
  draw(random, level) {
    const scene = someScene(random)
    const rate = random.pick(ratesOf(scene, level === 3))
    const known = amountsOf(random, scene, rate, 3)
    if (level === 1) return { scene, rate, level, rows: known, given: 1, back: 0 }
    const [given = 2, back = 3] = random.shuffle(known)
    const isCounted = sceneOf(scene).isCounted === true
    return { scene, rate, level, rows: level === 3 && !isCounted ? [1, ...known] : known, given, back }
  },
  item(values) {
    const { scene, rate, level, rows, given, back } = values
    const { xs } = unitsOf(scene)
    const y = (x: number) => cellOf(scene, rate * x)
    const full = { x: given, y: y(given), rate: y(1) }
    const isFull = (x: number) => level > 1 && x === given
    const told =
      level === 1
        ? {
            stem: tell.pair(scene, 1, rate),
            hints: [say('fill.nudge.rate', { xs }), say('fill.hint.rate', { rate: y(1) })],
            first: say('fill.first.rate', { rate: yOf(scene, rate), xs }),
          }
        : {
            stem: saysProportional(scene),
            hints: [say('fill.nudge.row', { xs }), say('fill.hint.row', full)],
            first: say('fill.first.row', full),
          }
    return {
      stem: [tell.about(scene), told.stem, say('fill.asks')],
      ...filled({
        columns: headings(scene),
        rows: rows.map((x) => [
          x === back ? openCell(values, x, 'x') : numeral(x),
          x === back || isFull(x) ? y(x) : openCell(values, x, 'y'),
        ]),
      }),
      hints: told.hints,
      solution: [
        told.first,
        say('fill.both'),
        ...rows
          .filter((x) => !isFull(x))
          .map((x) => say(`fill.step.${x === back ? 'back' : 'forward'}`, { x, y: y(x), rate: y(1) })),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const cells = interaction.rows.map((row) =>
      row.map((cell) => ('text' in cell ? readCell(cell.text) : cell.entry)),
    )
    const complete = cells.find((row) => row.every((cell) => typeof cell === 'number'))
    // The other number that is told is 1, and every rate is above it.
    const rate = complete
      ? Number(complete[1]) / Number(complete[0])
      : Math.max(...numbersIn(stem).map(({ value }) => value))
    const placed = cells.flatMap(([a, b]): [string, string][] => {
      if (typeof a === 'string') return [[a, String(tidy(Number(b) / rate))]]
      return typeof b === 'string' ? [[b, String(tidy(Number(a) * rate))]] : []
    })
    return { kind: 'table', placed: Object.fromEntries(placed) }
  },
})

/** From the rate in words (level 1), from a table (level 2), from a graph (level 3). */
export const writeEquation = defineModel<Related>({
  id: 'write-equation',
  thinking: 'explain',
  seconds: 50,
  standards: ['7.RP.A.2c'],
  task: ({ scene, rows, pair }) => `${scene} ${rows.length} ${pair === null}`,
  draw(random, level) {
    const scene = someScene(random)
    if (level === 3) {
      const pair = random.pick(gridPairs(allRates(scene)))
      return { scene, rate: pair.rate, rows: [], pair }
    }
    // A story tells whole things where they are counted.
    const hasParts = random.chance(0.6) && (level === 2 || sceneOf(scene).isCounted !== true)
    const rate = random.pick(ratesOf(scene, hasParts))
    return { scene, rate, rows: level === 1 ? [] : amountsOf(random, scene, rate, 3), pair: null }
  },
  fits: (related) => knownOf(related).x === 1 || knownOf(related).y > knownOf(related).x,
  item(related) {
    const { scene, rate } = related
    const [a, b] = scenes[scene].letters
    const { xs, ys } = unitsOf(scene)
    const { x, y } = knownOf(related)
    const shown = shownOf(related)
    const letters = { a: tex(a), b: tex(b) }
    const numbers = { x, y: cellOf(scene, y), rate: cellOf(scene, rate), ...letters }
    const told =
      x === 1
        ? {
            hints: [say('fill.nudge.rate', { xs }), say('equation.hint.rate', letters)],
            first: say('equation.step.rate', { y: yOf(scene, rate), rate: numbers.rate, xs }),
            check: [],
          }
        : {
            hints: [say('equation.nudge', { xs }), say('equation.hint.pair', numbers)],
            first: say('equation.step.pair', { ...numbers, first: xOf(scene, x), second: yOf(scene, y) }),
            check: [say('equation.check', numbers)],
          }
    return {
      stem: [
        tell.about(scene),
        shown.told,
        say('equation.let', { ...letters, xs, ys }),
        say('equation.asks', letters),
      ],
      ...shown.drawn,
      ...arranged.equation(
        { label: say('equation.label'), letters: [b, a] },
        { value: `${b}=${rate}${a}`, shownAs: `${b} = ${rate}${a}` },
        wrongEquations(related),
      ),
      hints: told.hints,
      solution: [
        told.first,
        say('equation.so', { ...letters, equation: tex(`${b} = ${rate}${a}`) }),
        ...told.check,
      ],
    }
  },
  solve({ stem, figure, interaction }) {
    if (interaction.kind !== 'equation') throw new TypeError('expects an equation')
    const [b = '', a = ''] = interaction.letters
    const [x, y] = figure === undefined ? [1, numbersIn(plain(stem))[0]?.value ?? 0] : pairShown(figure)
    return { kind: 'equation', text: `${y}${a} = ${x}${b}` }
  },
})
