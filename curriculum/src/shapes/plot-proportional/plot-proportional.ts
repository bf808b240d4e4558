import { arranged } from '../../form/arranging.ts'
import { defineModel } from '../../form/model.ts'
import { tidy } from '../../bugs/bug.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { tex } from '@skills-center/messages/values'
import { axesOf, saysLine } from '../../figures/proportional/proportional-figures.ts'
import { numeral } from '@skills-center/messages/format-value'
import {
  allRates,
  drawOnGrid,
  type GridPair,
  gridPairs,
  type SceneId,
  tell,
  unitsOf,
  xOf,
} from '../../situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

const pointTex = (x: number, y: number) => tex(`(${numeral(tidy(x))}, ${numeral(tidy(y))})`)
const swaps = (scene: SceneId) => ({
  misconception: 'proportion.swaps',
  feedback: say('plot.swapped', unitsOf(scene)),
})
type Point = [x: number, y: number]
interface Plot extends GridPair {
  scene: SceneId
  level: 1 | 2 | 3
  /** Where to plot the point (level 2), and the points including one that does not fit (level 3). */
  at: number
  points: Point[]
  off: number
  columns: number
  rows: number
}

/**
 * Plot the unit rate on a line (level 1), another point (level 2), a replacement for a point that does not fit (level
 * 3).
 */
export const plotPoint = defineModel<Plot>({
  id: 'plot-point',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['7.RP.A.2a', '7.RP.A.2d'],
  task: ({ scene, level }) => `${scene} ${level}`,
  draw(random, level) {
    const pair = drawOnGrid(random, (id) =>
      gridPairs(allRates(id), 2).filter(({ rate, step, across }) => {
        if (across < 2) return false
        if (level === 1) return rate % step === 0 && rate !== step && rate < 9 * step
        // All four points must be on grid crossings.
        return level === 2 || ((2 * rate) % step === 0 && (rate % step === 0 ? 2 : 4) * rate <= 5 * step)
      }),
    )
    const onGrid = Array.from({ length: 10 }, (_, x) => x + 1).filter((x) => {
      const y = tidy(x * pair.rate)
      return y % pair.step === 0 && y <= 10 * pair.step
    })
    const at = random.pick(onGrid)
    const xs = random.sample(onGrid, Math.min(4, onGrid.length)).toSorted((one, other) => one - other)
    const off = random.integer(0, xs.length - 1)
    const shift = random.pick([-2, -1, 1, 2]) * pair.step
    const points = xs.map((x, place): Point => [x, tidy(x * pair.rate) + (place === off ? shift : 0)])
    return { ...pair, level, at, points, off, columns: random.integer(10, 12), rows: random.integer(10, 12) }
  },
  fits: ({ level, at, across, points, step }) =>
    (level === 1 || level === 3 || (at !== across && at > 1)) &&
    (level < 3 || (points.length === 4 && points.every(([, y]) => y > 0 && y <= 10 * step))),
  minWrongAnswers: 1,
  item({ scene, rate, step, across, up, level, at, points, off, columns, rows }) {
    const units = unitsOf(scene)
    const x = level === 1 ? 1 : level === 2 ? at : (points[off]?.[0] ?? 1)
    const y = tidy(x * rate)
    const through: [Point, Point] = [
      [0, 0],
      [across, up],
    ]
    const shownPoints: Point[] = level === 2 ? [[across, up]] : level === 3 ? points : []
    const given = {
      lines: level === 1 ? [{ through, label: '' }] : [],
      points: shownPoints.map((each, place) => ({ at: each, label: 'PQRS'[place] ?? '' })),
    }
    const isOnGrid = ([across2, up2]: Point): boolean =>
      up2 % step === 0 && Number.isInteger(across2) && across2 <= 10 && up2 >= 0 && up2 <= 10 * step
    const slips: { point: Point; misconception: string; feedback: ReturnType<typeof say> }[] = [
      { point: [x, x * step], misconception: 'graph.counts-squares', feedback: say('plot.squares') },
      {
        point: [x, up + (x - across) * step],
        misconception: 'ratio.additive',
        feedback: say('plot.added'),
      },
      {
        point: [x, up],
        misconception: 'proportion.amount-as-constant',
        feedback: say('plot.same', units),
      },
      { point: [y / step, x * step], ...swaps(scene) },
    ]
    const wrong = slips.filter(
      ({ point: [px, py] }, place, all) =>
        isOnGrid([px, py]) &&
        (px !== x || py !== y) &&
        all.findIndex(({ point }) => point[0] === px && point[1] === py) === place,
    )
    const shown = { x: xOf(scene, x), across, rate: numeral(rate), ...units, at: x, point: pointTex(x, y) }
    return {
      stem: [
        tell.about(scene),
        level === 1 ? saysLine(scene) : say(`plot.told.${level === 2 ? 'one' : 'four'}`, units),
        say(`plot.asks.${level}`, shown),
      ],
      ...arranged.plane(
        { ...axesOf(scene, step, columns, rows), snap: { x: 1, y: step }, given },
        { draws: 'points', points: [[x, y]] },
        wrong.map(({ point, ...told }) => ({ points: [point], ...told })),
      ),
      answer: say('plot.coordinates', { point: pointTex(x, y) }),
      hints: [say(`plot.nudge.${level}`, units), say(`plot.hint.${level}`, units)],
      solution: [
        level === 1 ? say('plot.so-rate', shown) : say('plot.so-ratio', shown),
        say('plot.so', shown),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const { points, lines } = interaction.given
    const [line] = lines
    const kind = interaction.kind
    if (line !== undefined) return { kind, points: [[1, (line.through[1][1] ?? 1) / line.through[1][0]]] }
    const ratios = points.map(({ at: [x, y] }) => tidy(y / x))
    if (points.length === 1) {
      const x = numbersIn(stem).at(-1)?.value ?? 1
      return { kind, points: [[x, tidy(x * (ratios[0] ?? 1))]] }
    }
    const usual = ratios.find((each, at) => ratios.indexOf(each) !== at) ?? 1
    const x = points[ratios.findIndex((each) => each !== usual)]?.at[0] ?? 1
    return { kind, points: [[x, tidy(x * usual)]] }
  },
})
