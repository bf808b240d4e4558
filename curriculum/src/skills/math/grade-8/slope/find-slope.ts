import { byLevel, defineModel, exact, mathIn, numbersIn, solved, tex, typed } from '#form'
import { alongBugs } from '#bugs/slope/along-bugs.ts'
import { type Between, isHandy, kindOfSlope } from '#bugs/slope/slope-bugs.ts'
import {
  drawTriangles,
  givenOf,
  keyOf,
  sidesOf,
  triangleBugs,
  type Triangles,
} from '#bugs/slope/triangle-bugs.ts'
import { numberTex, unworkedTex, workedTex } from '#equations/exact.ts'
import { lineIn, pointsIn, pointText, slopeBetween } from '#equations/line.ts'
import { lineThroughPQ, oneLine, plainAxes } from '#figures/line-figure/line-figure.ts'
import { gapTable } from '#figures/proportion-figure/proportion-figure.ts'
import { askSlope, drawBetween } from '#shapes/ask-slope/ask-slope.ts'
import { changeFigure, drawGraphed, type Graphed, tell } from '#situations/linear-change/linear-change.ts'
import { alongSolution } from '#solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

const reading = { id: 'read-graph', thinking: 'read a figure', seconds: 50, standards: ['8.F.B.4'] } as const
const marked = askSlope<Between>({
  ...reading,
  draw: (random) => drawBetween(random, 0, 10),
  fits: ({ from, to }) => to[1] > from[1],
  shown: ({ from, to }) => ({
    stem: [say('graph.marked')],
    figure: lineThroughPQ(plainAxes(0, 10), from, to),
  }),
})
const unmarked = askSlope<Between>({
  ...reading,
  draw: (random) => drawBetween(random, -6, 6),
  shown: ({ from, to }) => ({
    stem: [say('graph.find')],
    figure: oneLine(plainAxes(-6, 6), from, to),
    hints: [say('graph.nudge'), say('graph.hint')],
  }),
})
const inStory = askSlope<Graphed>({
  ...reading,
  task: ({ story }) => story,
  draw: drawGraphed,
  shown: (change) => ({
    stem: [tell.about(change), say('graph.rate', { per: tell.per(change) })],
    figure: changeFigure(change),
    hints: [say('graph.scales'), say('graph.step', { step: change.step })],
  }),
  unit: tell.per,
})
/** Two marked points (level 1), points that the student finds (level 2), the scales of a story (level 3). */
export const readGraph = byLevel({ 1: marked, 2: unmarked, 3: inStory }, () => 1)

const computing = { ...reading, id: 'from-points', thinking: 'compute', seconds: 60 } as const
const fromTable = askSlope<Between>({
  ...computing,
  draw(random) {
    const [x, y] = [random.integer(-4, 6), random.integer(-5, 15)]
    return { from: [x, y], to: [x + random.integer(2, 6), y + random.integer(-12, 12)] }
  },
  shown({ from, to }) {
    const [run, rise] = [to[0] - from[0], to[1] - from[1]]
    return {
      stem: [say('table.asks')],
      figure: gapTable({
        title: say('table.title'),
        columns: ['x', 'y'].map((letter) => say('table.column', { letter })),
        rows: [0, 1, 2, 3].map((step) => [from[0] + step * run, from[1] + step * rise]),
      }),
      hints: [say('table.nudge'), say('table.hint', { run })],
    }
  },
})
const fromTwo = askSlope<Between>({
  ...computing,
  draw: (random) => drawBetween(random, -9, 9),
  fits: ({ from, to }) => Math.min(...from, ...to) < 0,
  shown: ({ from, to }) => ({ stem: [say('two.asks', { from: pointText(from), to: pointText(to) })] }),
})
const missing = defineModel<Between>({
  ...computing,
  bugs: alongBugs,
  task: kindOfSlope,
  draw: (random) => drawBetween(random, -9, 15),
  fits: (line) =>
    isHandy(line) && line.from[1] !== 0 && !/\/[6-9]|\/\d\d/.test(exact(slopeBetween(line.from, line.to))),
  item: (line) => ({
    stem: [
      say('missing.asks', {
        slope: tex(numberTex(slopeBetween(line.from, line.to))),
        from: pointText(line.from),
        to: tex(`(${numberTex(line.to[0])}, k)`),
        k: tex('k'),
      }),
    ],
    ...typed(line, { label: say('missing.label'), before: 'k = ', key: line.to[1], bugs: alongBugs }),
    ...alongSolution(line),
  }),
  solve({ stem }) {
    const [slope = '', to = ''] = mathIn(stem)
    const [[x, y] = [0, 0]] = pointsIn(stem)
    const [[end] = [0]] = pointsIn(to.replace('k', '0'))
    return solved.number(y + (end - x) * lineIn(`y = ${slope}`).start)
  },
})
/** From a table (level 1), from two points (level 2), a missing coordinate from the slope (level 3). */
export const fromPoints = byLevel({ 1: fromTable, 2: fromTwo, 3: missing }, ({ interaction }) =>
  interaction.kind === 'number' ? 3 : 1,
)

/** The rise (level 1) or the run (level 2) of a larger slope triangle, and one that is not a whole number of times as large (level 3). */
export const sameSlope = defineModel<Triangles>({
  id: 'same-slope',
  thinking: 'compare',
  seconds: 50,
  standards: ['8.EE.B.6'],
  bugs: triangleBugs,
  task: ({ asks, rise, run, times }) => `${asks} ${rise > run} ${typeof times}`,
  draw: drawTriangles,
  fits: ({ rise, run }) => rise !== run && rise <= 12 && run <= 12,
  item(both) {
    const { rise, run, times, asks } = both
    const [given, { asked, other }] = [givenOf(both), sidesOf(both)]
    return {
      stem: [say('triangles.told', { rise, run }), say(`triangles.asks.${asks}`, { given })],
      figure: oneLine(plainAxes(0, 12), [0, 0], [run, rise]),
      ...typed(both, { label: say(`triangles.${asks}`), key: keyOf(both), bugs: triangleBugs }),
      hints: [say('triangles.nudge'), say('triangles.hint', { given, other })],
      solution: [
        say('triangles.similar'),
        say('triangles.times', { work: tex(`${unworkedTex(given, 'over', other)} = ${numberTex(times)}`) }),
        say(`triangles.so.${asks}`, { work: tex(workedTex(times, 'times', asked)) }),
      ],
    }
  },
  solve({ stem }) {
    const [rise = 1, run = 1, given = 1] = numbersIn(stem).map(({ value }) => value)
    return solved.number(/rise\?|ascenso\?/.test(stem) ? (given / run) * rise : (given / rise) * run)
  },
})
