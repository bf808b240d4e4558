import { all, type Bug, bug, byLevel, defineModel, type Level, plain, type Random, typedPoint } from '#form'
import { plottedPoints, type WrongPoints } from '#bugs/grids/plotted-points.ts'
import { gapTable, readCell } from '#figures/proportion-figure/proportion-figure.ts'
import { gridFigure, type GridPoint, isOnGrid, pair } from '#grids/grid.ts'
import { type Patterns, termA, termB } from '#situations/two-patterns/two-patterns.ts'
import { say } from './messages.gen.ts'
import { rulesIn, rulesOf, standards } from './patterns.ts'

/** Patterns whose pairs fit a grid of which a square stands for `step` units up. */
interface Plotted extends Patterns {
  step: number
  from: number
  count: number
}
const pointAt = (its: Patterns, at: number): GridPoint => [termA(its, at), termB(its, at)]
const pointsOf = (its: Plotted): GridPoint[] =>
  Array.from({ length: its.count }, (_, at) => pointAt(its, its.from + at))

function drawPlotted(random: Random, step: number, from: number, count: number): Plotted {
  return {
    startA: random.integer(0, 8),
    addA: random.integer(1, 4),
    startB: step * random.integer(0, 6),
    addB: step * random.integer(1, 3),
    step,
    from,
    count,
  }
}
const fitsGrid = (its: Plotted): boolean => {
  const [x, y] = pointAt(its, its.from + its.count - 1)
  return x <= 10 && y <= 8 * its.step && pointsOf(its).every(([a, b]) => a !== b / its.step)
}
function wrongOf(its: Plotted): WrongPoints[] {
  const points = pointsOf(its)
  return [
    {
      id: 'grid.swaps-coordinates',
      feedback: say('plot.swapped'),
      points: points.map(([x, y]): GridPoint => [y / its.step, x * its.step]),
    },
    {
      id: 'pattern.step-off',
      feedback: say('plot.step'),
      points: points.map((_, at) => pointAt(its, its.from + at + 1)),
    },
    ...points.map(([x, y], moved): WrongPoints => ({
      id: 'grid.misplaces',
      feedback: say('plot.one'),
      points: points.map((each, at): GridPoint =>
        at === moved ? [x, y < its.step ? y + its.step : y - its.step] : each,
      ),
    })),
  ]
}
const drawnPoints = (points: readonly GridPoint[]) =>
  ({ kind: 'coordinate-plane', points: points.map(([x, y]): [number, number] => [x, y]) }) as const

const plotting = (name: 'table' | 'rules' | 'next', draw: (random: Random) => Plotted) =>
  defineModel<Plotted>({
    id: 'plot-pairs',
    thinking: 'read a figure',
    seconds: 60,
    standards,
    task: ({ addA, addB, step, startA, startB }) =>
      `${name} ${step} ${addB / step}:${addA} ${startA === 0} ${startB === 0}`,
    draw,
    fits: fitsGrid,
    minWrongAnswers: 1,
    item(its) {
      const points = pointsOf(its)
      const given = [1, 2].map((at) => ({ name: String(at), at: pointAt(its, at) }))
      const [a, b] = [say('table.column', { name: 'A' }), say('table.column', { name: 'B' })]
      return {
        stem: [...(name === 'rules' ? rulesOf(its) : []), say(`plot.asks.${name}`, { count: its.count })],
        ...(name === 'table'
          ? { figure: gapTable({ title: say('plot.title'), columns: [a, b], rows: points }) }
          : {}),
        ...plottedPoints({
          x: { from: 0, to: 10, step: 1, label: a },
          y: { from: 0, to: 8 * its.step, step: its.step, label: b },
          points,
          given: name === 'next' ? given : [],
          wrong: wrongOf(its),
        }),
        hints: [say(`plot.nudge.${name}`), say(`plot.hint.${name}`)],
        solution: [
          name === 'next' ? say('plot.move', { a: its.addA, b: its.addB }) : say('plot.first'),
          say('plot.so', { list: all(points.map(pair)) }),
        ],
      }
    },
    solve({ stem, figure, interaction }) {
      if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
      if (figure?.kind === 'table')
        return drawnPoints(figure.rows.map(([x = '', y = '']): GridPoint => [readCell(x), readCell(y)]))
      const [one, two] = interaction.given.points.map(({ at }) => at)
      const count = interaction.draws.kind === 'points' ? interaction.draws.count : 0
      if (one === undefined || two === undefined) {
        const its = rulesIn(plain(stem))
        return drawnPoints(Array.from({ length: count }, (_, at) => pointAt(its, at + 1)))
      }
      return drawnPoints(
        Array.from({ length: count }, (_, at): GridPoint => [
          two[0] + (two[0] - one[0]) * (at + 1),
          two[1] + (two[1] - one[1]) * (at + 1),
        ]),
      )
    },
  })

/** Pairs of a table (level 1), of two rules (level 2), that come after two points (level 3). */
export const plotPairs = byLevel(
  {
    1: plotting('table', (random) => drawPlotted(random, 1, 1, 3)),
    2: plotting('rules', (random) => drawPlotted(random, random.pick([2, 5, 10]), 1, 4)),
    3: plotting('next', (random) => drawPlotted(random, random.pick([1, 2, 5]), 3, 2)),
  },
  ({ figure, interaction }) =>
    figure?.kind === 'table'
      ? 1
      : interaction.kind === 'coordinate-plane' && interaction.given.points.length > 0
        ? 3
        : 2,
)

interface Asked extends Patterns {
  step: number
  at: number
  looks: 'rules' | 'graph'
}
const answerAt = (its: Asked, at = its.at): readonly [number, number] => [termA(its, at), termB(its, at)]
type PointBug = Bug<Asked, readonly [number, number]>
// Worked by hand: A is 1, 3, 5, 7 and B is 0, 5, 10, 15, so the fourth pair is (7, 15).
const asked: Asked = { startA: 1, addA: 2, startB: 0, addB: 5, step: 1, at: 4, looks: 'rules' }
const swaps: PointBug = bug({
  id: 'grid.swaps-coordinates',
  answer(its) {
    const [x, y] = answerAt(its)
    return [y, x]
  },
  feedback: () => say('pair.swapped'),
  example: [asked, [15, 7]],
})
const isOff: PointBug = bug({
  id: 'pattern.step-off',
  answer: (its) => answerAt(its, its.at + 1),
  feedback: (its) => say(`pair.step.${its.looks}`, { at: its.at }),
  example: [asked, [9, 20]],
})
const oneRule: PointBug = bug({
  id: 'pattern.other-rule',
  answer: (its) => [termA(its, its.at), its.startB + its.addA * (its.at - 1)],
  feedback: () => say('pair.rule'),
  example: [asked, [7, 6]],
})
const pointBugs = [swaps, isOff, oneRule]

/** The pair of a term by the rules (level 1), the next one of a graph (level 2), a later one (level 3). */
export const writePair = defineModel<Asked>({
  id: 'write-pair',
  thinking: 'work backwards',
  seconds: 50,
  standards,
  bugs: pointBugs,
  task: ({ addA, addB, looks, at, startA, startB }) =>
    `${looks} ${at} ${addB % addA === 0} ${startA === startB} ${addA === addB}`,
  draw(random: Random, level: Level) {
    const step = level === 1 ? 1 : random.pick([1, 2, 5])
    const most = level === 1 ? 9 : 3
    return {
      startA: step * random.integer(0, 3),
      addA: step * random.integer(1, most),
      startB: step * random.integer(0, 4),
      addB: step * random.integer(1, most),
      step,
      at: level === 2 ? 4 : random.integer(5, 7),
      looks: level === 1 ? 'rules' : 'graph',
    }
  },
  fits: (its) =>
    its.addA !== its.addB &&
    its.startA !== its.startB &&
    (its.looks === 'rules' || isOnGrid(pointAt(its, 3), its.step)) &&
    termA(its, its.at) !== termB(its, its.at),
  item(its) {
    const { looks, at, step, addA, addB } = its
    const key = answerAt(its)
    const shown = [1, 2, 3].map((each) => ({ name: String(each), at: pointAt(its, each) }))
    return {
      stem: [...(looks === 'rules' ? rulesOf(its) : [say('pair.shows')]), say('pair.asks', { at })],
      ...(looks === 'graph' ? { figure: gridFigure(shown, step) } : {}),
      ...typedPoint(its, { label: say('pair.label'), key, bugs: pointBugs }),
      hints: [say(`pair.nudge.${looks}`), say('pair.hint')],
      solution: [
        ...(looks === 'graph' ? [say('plot.move', { a: addA, b: addB })] : []),
        say('pair.terms', { at, a: key[0], b: key[1] }),
        say('pair.so', { point: pair(key) }),
      ],
    }
  },
  solve({ stem, figure }) {
    const at = Number(/(?:term|término) (\d+)/.exec(plain(stem))?.[1] ?? 1)
    if (figure?.kind !== 'coordinate-plane') {
      const its = rulesIn(plain(stem))
      return { kind: 'coordinates', text: `(${termA(its, at)}, ${termB(its, at)})` }
    }
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = figure.points.map(({ at: point }) => point)
    const next = (one: number, two: number) => one + (two - one) * (at - 1)
    return { kind: 'coordinates', text: `(${next(x1, x2)}, ${next(y1, y2)})` }
  },
})
