import { defineModel, mathIn, numberOf, numbersIn, slip, solved, tex } from '#form'
import { lineIn } from '../../equations/line.ts'
import {
  drawFit,
  type Fit,
  fitFigure,
  fullLine,
  offBy,
  onLine,
  storyData,
  tellFit,
} from '../../situations/fitted-lines/fitted-lines.ts'
import { fillTable, type FilledCell } from '../fill-table/fill-table.ts'
import { say } from './messages.gen.ts'

const standards = ['8.SP.A.2']

interface Differences extends Fit {
  asks: 'predicted' | 'both' | 'measured'
}

/** The line's predictions (level 1), also each point's distance from it (level 2), the points from both (level 3). */
export const differences = defineModel<Differences>({
  id: 'differences',
  thinking: 'compute',
  seconds: 90,
  standards,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw: (random, level) => ({
    ...drawFit(random, 4),
    asks: ({ 1: 'predicted', 2: 'both', 3: 'measured' } as const)[level],
  }),
  item(its) {
    const { story, points, slope, start, asks } = its
    const cell = (
      name: 'predicted' | 'distance' | 'measured',
      value: number,
      wrong: FilledCell['wrong'],
    ) => ({
      name: say(`table.${name}`),
      value,
      wrong,
    })
    const rowsOf = points.map(([x, y], at) => {
      const value = onLine(its, x)
      const off = offBy(its, [x, y])
      const predicted = cell('predicted', value, [
        { value: slope * x, misconception: 'line.drops-start', feedback: say('table.no-start') },
        { value: start * x + slope, misconception: 'line.swaps-start', feedback: say('table.swapped') },
      ])
      const distance = cell('distance', off, [
        { value: y, misconception: 'scatter.prediction-for-data', feedback: say('table.not-measured') },
        { value, misconception: 'scatter.prediction-for-data', feedback: say('table.not-predicted') },
      ])
      const measured = cell('measured', y, [
        {
          value: 2 * value - y,
          misconception: 'scatter.prediction-for-data',
          feedback: say('table.other-side'),
        },
        { value, misconception: 'scatter.prediction-for-data', feedback: say('table.is-prediction') },
      ])
      const side = `${y > value ? '+' : '−'}${off}`
      const isFirst = at === 0
      if (asks === 'predicted') return [String(x), String(y), isFirst ? String(value) : predicted]
      if (asks === 'both')
        return [String(x), String(y), isFirst ? String(value) : predicted, isFirst ? String(off) : distance]
      return [String(x), String(value), side, isFirst ? String(y) : measured]
    })
    const columns = {
      predicted: [say('table.measured'), say('table.predicted')],
      both: [say('table.measured'), say('table.predicted'), say('table.distance')],
      measured: [say('table.predicted'), say('table.side'), say('table.measured')],
    }[asks]
    const [[x, y] = [0, 0]] = points.slice(1)
    const value = onLine(its, x)
    return {
      stem: [tellFit.about(story), tellFit.line(its), say(`table.asks.${asks}`)],
      ...fillTable({ columns: ['x', ...columns], rows: rowsOf }),
      hints: [say('table.nudge'), say(`table.hint.${asks}`)],
      solution: [
        say('table.put', {
          work: tex(
            `${slope < 0 ? '−' : ''}${Math.abs(slope)} \\times ${x} ${start < 0 ? '−' : '+'} ${Math.abs(start)} = ${value}`,
          ),
        }),
        ...(asks === 'predicted'
          ? []
          : [
              say(asks === 'both' ? 'table.off' : 'table.from', {
                work:
                  asks === 'both'
                    ? tex(`${Math.max(y, value)} − ${Math.min(y, value)} = ${Math.abs(y - value)}`)
                    : tex(`${value} ${y > value ? '+' : '−'} ${Math.abs(y - value)} = ${y}`),
              }),
            ]),
        say('table.rest'),
      ],
    }
  },
  solve(shown) {
    const { slope, start } = lineIn(mathIn(shown.stem)[0] ?? '')
    return solved.table(shown, ({ cells, column }) => {
      const [x = 0, second = 0] = cells.slice(0, 2).map(Number)
      const value = slope * x + start
      const side = cells[2] ?? ''
      if (/^[+−]/.test(side)) return value + Number(side.replace('−', '-'))
      return column === 2 ? value : Math.abs(second - value)
    })
  },
})

interface Balance extends Fit {
  asks: 'above' | 'below' | 'much' | 'little' | 'moved'
  by: number
}
const countOf = ({ points, slope, start, by }: Balance, isAbove: boolean): number =>
  points.filter(([x, y]) => y > slope * x + start + by === isAbove).length

/**
 * Points above or below the line (level 1), predictions that are too high or too low (level 2), the line moved (level
 * 3).
 */
export const balance = defineModel<Balance>({
  id: 'balance',
  thinking: 'read a figure',
  seconds: 45,
  standards,
  minWrongAnswers: 1,
  task: ({ story, asks }) => `${story} ${asks}`,
  draw(random, level) {
    const fit = drawFit(random, 10, undefined, false)
    const { jitter } = storyData(fit.story)
    const asks = random.pick(({ 1: ['above', 'below'], 2: ['much', 'little'], 3: ['moved'] } as const)[level])
    if (asks !== 'moved') return { ...fit, asks, by: 0 }
    // Each point must clearly be on one side of the moved line.
    const [near, far] = [Math.floor(0.3 * jitter), jitter]
    const points = fit.points.map(([x, y]): [number, number] => {
      const value = onLine(fit, x)
      return [x, value + Math.sign(y - value) * random.pick([near, far])]
    })
    return { ...fit, points, asks, by: random.pick([1, -1]) * Math.round(0.65 * jitter) }
  },
  fits(its) {
    const { story, points, by } = its
    const [from, to] = storyData(story).y
    const least = 0.02 * (to - from)
    return (
      points.every(([x, y]) => y <= to && y >= from && Math.abs(y - onLine(its, x) - by) >= least) &&
      countOf(its, true) !== countOf(its, false) &&
      (countOf(its, true) !== countOf({ ...its, by: 0 }, true)) === (by !== 0)
    )
  },
  item(its) {
    const { story, asks, by, points } = its
    const isAbove = asks !== 'below' && asks !== 'much'
    const value = countOf(its, isAbove)
    const [above, below] = [countOf(its, true), countOf(its, false)]
    const old = countOf({ ...its, by: 0 }, true)
    return {
      stem: [
        tellFit.about(story),
        asks === 'moved'
          ? say(by > 0 ? 'balance.asks.up' : 'balance.asks.down', { by: Math.abs(by) })
          : say(`balance.asks.${asks}`),
      ],
      figure: fitFigure(its, fullLine(its)),
      ...numberOf({
        label: say('balance.label'),
        value,
        slips: [
          ...(asks === 'moved' ? [slip(old, 'model.answers-other', say('balance.old'))] : []),
          ...(asks === 'much' || asks === 'little'
            ? [slip(points.length - value, 'scatter.prediction-for-data', say('balance.compare'))]
            : [
                {
                  value: points.length - value,
                  misconception: null,
                  feedback: say('balance.other-side'),
                },
              ]),
        ],
      }),
      hints: [
        say(`balance.nudge.${asks === 'moved' ? 'moved' : isAbove ? 'above' : 'below'}`),
        say('balance.hint'),
      ],
      solution: [
        ...(asks === 'moved'
          ? [say('balance.moved')]
          : asks === 'much' || asks === 'little'
            ? [say(`balance.why.${asks}`)]
            : []),
        say('balance.count', { above, below }),
        say(Math.abs(above - below) <= 2 ? 'balance.good' : above > below ? 'balance.low' : 'balance.high'),
      ],
    }
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'scatter-plot' || interaction.kind !== 'number') throw new TypeError('a plot')
    const [[x1, y1], [x2, y2]] = figure.lines?.[0]?.through ?? [
      [0, 0],
      [1, 1],
    ]
    const asked = stem.split('\n').at(-1) ?? stem
    const [by = 0] = numbersIn(asked).map(({ value }) => value)
    const shift = /moved down|baja/.test(asked) ? -by : by
    const isBelow = /below|debajo|too much|de más/.test(asked)
    const points = figure.groups.flatMap((group) => group.points.map(({ at }) => at))
    return solved.number(
      points.filter(([x, y]) => {
        const line = y1 + ((y2 - y1) / (x2 - x1)) * (x - x1) + shift
        return isBelow ? y < line : y > line
      }).length,
    )
  },
})
