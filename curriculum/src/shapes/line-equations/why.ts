import {
  arranged,
  byLevel,
  defineModel,
  type Exact,
  math,
  mathIn,
  plain,
  type Random,
  solved,
  tex,
  type Text,
  toNumber,
} from '#form'
import type { Between } from '#bugs/slope/slope-bugs.ts'
import { calculate, numberTex } from '#equations/exact.ts'
import {
  type Line,
  lineIn,
  lineTex,
  lineThrough,
  pointsIn,
  pointText,
  slopeBetween,
} from '#equations/line.ts'
import { termTex } from '#equations/two-step.ts'
import { lineFigure, plainAxes } from '#figures/line-figure/line-figure.ts'

import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { type Change, drawChange, isTrueRate, lasts, tell } from '#situations/linear-change/linear-change.ts'
import { slopeSteps } from '#solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

const heights = ['lower', 'same', 'higher'] as const
const slants = ['flatter', 'same', 'steeper'] as const
const sideOf = (by: number): 0 | 1 | 2 => (by < 0 ? 0 : by > 0 ? 2 : 1)
interface Changed {
  /** The direction in which b and the size of m change: −1, 0, or 1. */
  up: number
  steep: number
  slope: number
  newSlope: number
  start: number
  newStart: number
  change: Change | null
  shuffle: number
}

const compared = { id: 'what-changes', thinking: 'compare', seconds: 45, standards: ['8.F.A.3'] } as const
const changedForm = (asked: (random: Random) => Changed) =>
  defineModel<Changed>({
    ...compared,
    task: ({ up, steep, slope, newSlope, change }) =>
      `${up} ${steep} ${slope > 0} ${newSlope > 0} ${change?.story ?? ''}`,
    draw: asked,
    fits: ({ up, steep, slope, start, newSlope, newStart, change }) =>
      (up !== 0 || steep !== 0) &&
      Math.sign(newStart - start) === up &&
      Math.sign(Math.abs(newSlope) - Math.abs(slope)) === steep &&
      start * newStart !== 0 &&
      (change === null ||
        (newStart > 0 &&
          isTrueRate(change.story, newSlope) &&
          lasts(change, [2]) &&
          lasts({ ...change, slope: newSlope, start: newStart }, [2]))),
    item({ up, steep, slope, newSlope, start, newStart, change, shuffle }) {
      const told = (m: number, b: number): Text =>
        change === null
          ? say('changes.line', { equation: tex(lineTex({ slope: m, start: b })) })
          : tell.told({ ...change, slope: m, start: b })
      const [height, slant] = [heights[sideOf(up)], slants[sideOf(steep)]]
      const others = <Id extends string>(
        ids: readonly Id[],
        right: Id,
        text: (id: Id) => Text,
        swapped: Id,
        feedback: Text,
      ) =>
        ids
          .filter((id) => id !== right)
          .map((id) => ({
            text: text(id),
            misconception: id === swapped ? 'line.swaps-start' : null,
            feedback,
          }))
      const looks = { m: tex('m'), b: tex('b') }
      const isFalling = newSlope < 0 || slope < 0
      return {
        stem: [
          say('changes.first', { told: told(slope, start) }),
          say('changes.then', { told: told(newSlope, newStart) }),
          say('changes.asks'),
        ],
        ...arranged.gaps(shuffle, [
          say('changes.crosses'),
          {
            label: say('changes.where'),
            right: say(`changes.height.${height}`),
            wrong: others(
              heights,
              height,
              (id) => say(`changes.height.${id}`),
              heights[sideOf(steep)],
              say('changes.look-b', looks),
            ),
            keepOrder: heights.map((id) => say(`changes.height.${id}`)),
          },
          say('changes.is'),
          {
            label: say('changes.how'),
            right: say(`changes.slant.${slant}`),
            wrong: others(
              slants,
              slant,
              (id) => say(`changes.slant.${id}`),
              slants[sideOf(up)],
              say('changes.look-m', looks),
            ),
            keepOrder: slants.map((id) => say(`changes.slant.${id}`)),
          },
          '.',
        ]),
        hints: [say('changes.nudge', looks), say(isFalling ? 'changes.hint-size' : 'changes.hint', looks)],
        solution: [
          say(`changes.why-b.${height}`, { ...looks, from: start, to: newStart }),
          say(`changes.why-m.${slant}`, { ...looks, from: Math.abs(slope), to: Math.abs(newSlope) }),
        ],
      }
    },
    solve(shown) {
      const [one, other] = mathIn(shown.stem).map(lineIn)
      const amounts = [...plain(shown.stem).matchAll(/\d[\d,]*/g)].map(([text]) =>
        Number(text.replace(',', '')),
      )
      const [b = 0, m = 0, d = 0, n = 0] =
        one !== undefined && other !== undefined ? [one.start, one.slope, other.start, other.slope] : amounts
      const sides = [sideOf(d - b), sideOf(Math.abs(n) - Math.abs(m))]
      return solved.gaps(shown, (text, gap) => {
        const [low, high] = gap === 0 ? [/lower|abajo/, /higher|arriba/] : [/less|menos/, /steeper|más incl/]
        return (low.test(text) ? 0 : high.test(text) ? 2 : 1) === sides[gap]
      })
    },
  })

const signs = [-1, 0, 1]
/** Another slope size and start, changed in the directions of `up` and `steep`. */
const changed = (random: Random, size: number, start: number, up: number, steep: number, most: number) => ({
  newSize: size + steep * random.integer(1, steep < 0 ? Math.max(1, size - 1) : 4),
  newStart: start + up * random.integer(1, most),
})
const plainChange = (random: Random, isBoth: boolean): Changed => {
  const [up, steep] = isBoth
    ? [random.pick(signs), random.pick(signs)]
    : random.pick([
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const)
  const [size, start] = [random.integer(2, 6), random.integer(-6, 6)]
  const { newSize, newStart } = changed(random, size, start, up, steep, 6)
  const way = (): number => (isBoth && random.chance(0.6) ? -1 : 1)
  const shuffle = random.integer(0, 1e9)
  return { up, steep, slope: way() * size, start, newSlope: way() * newSize, newStart, change: null, shuffle }
}
const storyChange = (random: Random): Changed => {
  const change = drawChange(random)
  const { slope, start } = change
  const [up, steep] = [random.pick(signs), random.pick(signs)]
  const { newSize, newStart } = changed(random, Math.abs(slope), start, up, steep, Math.ceil(start / 3))
  const newSlope = Math.sign(slope) * newSize
  return { up, steep, slope, start, newSlope, newStart, change, shuffle: random.integer(0, 1e9) }
}

/**
 * The effect of another m or b on the graph (level 1), of both, with negative slopes (level 2), in a story (level 3).
 */
export const whatChanges = byLevel(
  {
    1: changedForm((random) => plainChange(random, false)),
    2: changedForm((random) => plainChange(random, true)),
    3: changedForm(storyChange),
  },
  () => 1,
)

interface Why extends Between {
  level: 1 | 2 | 3
  shuffle: number
}
const slopes = [
  -4,
  -3,
  -2,
  2,
  3,
  4,
  [1, 2],
  [-1, 2],
  [3, 2],
  [-3, 2],
  [2, 3],
  [-2, 3],
  [1, 3],
  [-1, 3],
] as const
const difference = (letter: string, by: number): string =>
  by === 0 ? letter : `${letter} ${by > 0 ? '−' : '+'} ${Math.abs(by)}`
const flip = (value: Exact): Exact => calculate([1, 1], 'over', value)
const minus = (value: Exact): Exact => calculate(0, 'minus', value)
const edge = 10

/**
 * Derive the equation from a slope triangle: at the origin (level 1), at the y-intercept (level 2), at any point (level
 * 3).
 */
export const whyEquation = defineModel<Why>({
  id: 'why-equation',
  thinking: 'explain',
  seconds: 75,
  standards: ['8.EE.B.6'],
  task: ({ level, from, to }) => {
    const slope = slopeBetween(from, to)
    return `${level} ${from[0] > 0} ${from[1] > 0} ${toNumber(slope) > 0} ${typeof slope}`
  },
  draw(random, level) {
    const slope = level === 1 ? 1 : random.pick(slopes)
    const run = typeof slope === 'number' ? 1 : slope[1]
    const x = level === 3 ? random.pick([-1, 1]) * run * random.integer(1, run === 1 ? 4 : 2) : 0
    const y = level === 1 ? 0 : random.pick([-1, 1]) * random.integer(1, 6)
    const across = random.pick([-1, 1]) * run * random.integer(1, level === 1 ? 8 : 3)
    const up = level === 1 ? random.pick([-1, 1]) * random.integer(1, 10) : toNumber(slope) * across
    return { level, from: [x, y], to: [x + across, y + up], shuffle: random.integer(0, 1e9) }
  },
  fits({ level, from, to }) {
    const { slope, start } = lineThrough(from, to)
    const b = toNumber(start)
    return (
      Math.abs(toNumber(slope)) !== 1 &&
      [...from, ...to, b].every((each) => Math.abs(each) <= edge) &&
      (level === 1 || (Math.abs(from[0]) !== Math.abs(from[1]) && b !== 0 && b !== toNumber(slope)))
    )
  },
  item({ level, from, to, shuffle }) {
    const [x, y] = from
    const { slope, start } = lineThrough(from, to)
    const at = pointText(from)
    type Gap = 'rise' | 'run' | 'quotient' | 'equation'
    const gap = (id: Gap, right: string, wrong: readonly (readonly [string, MisconceptionId])[]) => ({
      label: say(`derive.label.${id}`),
      right: math(right),
      wrong: wrong
        .filter(([text], place) => text !== right && wrong.findIndex(([other]) => other === text) === place)
        .map(([text, misconception]) => ({
          text: math(text),
          misconception,
          feedback: say(`derive.look.${id}`, { from: at }),
        })),
    })
    const [rise, run] = [difference('y', y), difference('x', x)]
    const equation = lineTex({ slope, start })
    const turned = numberTex(flip(slope))
    const loses: Line = level === 1 ? { slope: minus(slope), start } : { slope, start: minus(start) }
    return {
      stem: [say('derive.told', { from: at, to: pointText(to), point: tex('(x, y)') })],
      figure: lineFigure({
        ...plainAxes(-edge, edge),
        lines: [{ through: [from, to] }],
        points: [
          { at: from, label: 'A' },
          { at: to, label: 'B' },
        ],
      }),
      ...arranged.gaps(shuffle, [
        say('derive.rise'),
        gap('rise', rise, [
          [level === 2 ? difference('x', y) : run, 'slope.run-over-rise'],
          [level === 1 ? difference('y', to[1]) : difference('y', -y), 'equation.loses-sign'],
          [difference('y', level === 3 ? x : to[0]), 'line.swaps-coordinates'],
        ]),
        say('derive.run'),
        gap('run', run, [
          [rise, 'slope.run-over-rise'],
          [difference('x', level === 3 ? -x : to[0]), 'equation.loses-sign'],
          [difference('x', level === 1 ? to[1] : y), 'line.swaps-coordinates'],
        ]),
        say('derive.quotient'),
        gap('quotient', numberTex(slope), [
          [turned, 'slope.run-over-rise'],
          [numberTex(minus(slope)), 'slope.wrong-sign'],
        ]),
        say('derive.equation'),
        gap('equation', equation, [
          level === 1
            ? [lineTex({ slope: flip(slope), start }), 'slope.run-over-rise']
            : [lineTex({ slope: start, start: slope }), 'line.swaps-start'],
          [lineTex(loses), level === 1 ? 'slope.wrong-sign' : 'equation.loses-sign'],
          level === 3
            ? [lineTex({ slope, start: y }), 'line.first-value']
            : [lineTex({ slope, start: level === 1 ? to[1] : 0 }), 'line.drops-start'],
        ]),
        '.',
      ]),
      hints: [say('derive.nudge', { from: at }), say('derive.hint')],
      solution: [
        say('derive.sides', { rise: tex(rise), run: tex(run), from: at }),
        ...slopeSteps({ from, to }),
        say('derive.times', {
          line: tex(`${rise} = ${x === 0 ? termTex(slope, 'x') : `${numberTex(slope)}(${run})`}`),
        }),
        ...(level === 1 ? [] : [say('derive.so', { equation: tex(equation) })]),
      ],
    }
  },
  solve(shown) {
    const [[x, y] = [0, 0], to = [1, 1]] = pointsIn(shown.stem)
    const slope = (to[1] - y) / (to[0] - x)
    const wanted = [difference('y', y), difference('x', x)]
    const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
    return solved.gaps(shown, (text, gap) => {
      const [source = ''] = mathIn(text)
      if (gap < 2) return source === wanted[gap]
      const line = lineIn(gap === 2 ? `y = ${source}` : source)
      return gap === 2 ? near(line.start, slope) : near(line.slope, slope) && near(line.start, y - slope * x)
    })
  },
})
