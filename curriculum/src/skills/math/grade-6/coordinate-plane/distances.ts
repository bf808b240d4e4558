import { byLevel, defineModel, numbersIn, plain, type Random, solved, tex, toNumber, typed } from '#form'
import {
  addsSizes,
  farEnd,
  linesForSteps,
  lengthOf,
  type PlaneGap,
  planeGapBugs as bugs,
  subtractsSizes,
  unscaled,
} from '#bugs/plane/plane-bugs.ts'
import { plainPoint, type Point, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import { pointNamed } from '#grids/solve-grid.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { drawTold, lengthIn, pathIn, scaleSteps, toldOf } from '#shapes/map-trip/map-trip.ts'
import { measured, type TripId } from '#situations/map-trips/map-trips.ts'
import {
  drawPlaneGap,
  gapFigure,
  gapTold,
  pointsOf,
  sidesOf,
  someSides,
  type Sides,
  solvedGap,
} from '#solutions/plane-gaps/plane-gaps.ts'
import { say } from './messages.gen.ts'

type Asked = PlaneGap & { isDrawn?: boolean; isTurned?: boolean }
const drawAsked = (random: Random, isDrawn: boolean, sides: Sides): Asked => ({
  ...drawPlaneGap(random, sides, isDrawn ? undefined : 40),
  isDrawn,
  isTurned: random.chance(0.5),
})
const questionOf = (asked: Asked) =>
  asked.isDrawn === true
    ? { stem: [say('far.asks')], figure: gapFigure(asked, asked.isTurned === true) }
    : { stem: [gapTold(asked, asked.isTurned === true), say('far.asks')] }

const far = { id: 'how-far', thinking: 'compute', seconds: 45, standards: ['6.NS.C.8'] } as const
const straight = defineModel<Asked>({
  ...far,
  bugs,
  task: (asked) => `${asked.isDrawn === true} ${sidesOf(asked)}`,
  fits: (asked) => lengthOf(asked) > 1,
  draw: (random, level) => drawAsked(random, level === 1, level === 1 ? 'across' : someSides(random)),
  item: (asked) => ({
    ...questionOf(asked),
    ...typed<PlaneGap>(asked, {
      label: say('far.label'),
      after: say('far.units'),
      key: lengthOf(asked),
      bugs,
    }),
    answer: say('far.answer', { n: lengthOf(asked) }),
    ...solvedGap(asked),
  }),
  solve(shown) {
    const [p = pointNamed(shown, 'P'), q = pointNamed(shown, 'Q')] = pointsIn(shown.stem)
    return solved.number(lengthIn([p, q]))
  },
})

/** Q from P, the distance and the axis between them. */
const missing = defineModel<Asked>({
  ...far,
  task: (asked) => `back ${asked.along} ${asked.isTurned === true} ${asked.same > 0}`,
  draw: (random) => drawAsked(random, false, 'across'),
  item(asked) {
    const { along, same, isTurned } = asked
    const [p, q] = pointsOf(asked, isTurned === true)
    const at = (value: number): Point => (along === 0 ? [value, same] : [same, value])
    const [start, end] = [p[along], q[along]]
    const length = lengthOf(asked)
    const axis = along === 0 ? 'y' : 'x'
    const terms = { p: tex(pointText(p)), length, axis, rest: Math.abs(end), size: Math.abs(start) }
    return {
      stem: [say('back.asks', terms)],
      ...typedPoint({
        label: say('back.label'),
        key: q,
        wrong: [
          { at: at(2 * start - end), misconception: 'grid.wrong-direction', feedback: say('back.direction') },
          { at: at(length * Math.sign(end)), misconception: 'grid.end-only', feedback: say('back.end') },
          { at: at(0 - end), misconception: 'grid.drops-sign', feedback: say('back.sign') },
          { at: [q[1], q[0]], misconception: 'grid.swaps-coordinates', feedback: say('back.swapped') },
        ],
      }),
      hints: [say('back.nudge'), say('back.hint', terms)],
      solution: [say('back.first', terms), say('back.then', terms), say('back.so', { q: tex(pointText(q)) })],
    }
  },
  fits: ({ ends: [from, to], same }) => ![from, to].includes(same) && Math.abs(from) + 1 < 20 && to < 20,
  solve({ stem }) {
    const [[x, y] = [0, 0]] = pointsIn(stem)
    const length = numbersIn(plain(stem).split(')')[1] ?? '')[0]?.value ?? 0
    const along = (from: number): number => from - Math.sign(from) * length
    return {
      kind: 'coordinates',
      text: plainPoint(/y-axis|eje y/.test(stem) ? [along(x), y] : [x, along(y)]),
    }
  },
})

/** On opposite sides in a figure (level 1), from coordinates alone (level 2), the other point (level 3). */
export const howFar = byLevel({ 1: straight, 2: straight, 3: missing }, ({ interaction }) =>
  interaction.kind === 'coordinates' ? 3 : 1,
)

type Claimed = Asked & { story?: TripId }
const verdictBugs = {
  subtracts: subtractsSizes,
  adds: addsSizes,
  end: farEnd,
  lines: linesForSteps,
  units: unscaled,
}
const faults = faultsBy<Claimed, keyof typeof verdictBugs>(verdictBugs, (id, who) =>
  say(`claim.${id}`, { who }),
)

/** Somebody’s distance in a figure (level 1), from coordinates (level 2), on a map with a scale (level 3). */
export const findMistake = claimModel<Claimed>({
  seconds: 50,
  standards: ['6.NS.C.8'],
  task: (claimed) => claimed.story ?? sidesOf(claimed),
  kinds: {
    1: [{ draw: (random) => drawAsked(random, true, 'across'), faults: faults('subtracts', 'end', 'lines') }],
    2: [
      { draw: (random) => drawAsked(random, false, 'across'), faults: faults('subtracts', 'end') },
      { draw: (random) => drawAsked(random, false, 'same'), faults: faults('adds', 'end') },
    ],
    3: [{ draw: (random) => drawTold(random, true, 'across'), faults: faults('subtracts', 'end', 'units') }],
  },
  truth: (claimed) => lengthOf(claimed) * claimed.scale,
  printed: ({ scale }) => (scale === 1 ? [] : [scale]),
  words(claimed, _who, got) {
    const { story: id, scale, isTurned = false } = claimed
    const shown = questionOf(claimed)
    const { hints, solution } = solvedGap(claimed)
    const [n, truth] = [toNumber(got), lengthOf(claimed) * scale]
    return {
      context: id === undefined ? shown.stem : toldOf({ ...claimed, story: id, isTurned }),
      ...('figure' in shown && id === undefined ? { figure: shown.figure } : {}),
      said: id === undefined ? say('claim.said', { n }) : say('claim.map', { of: measured(id, n) }),
      truth:
        id === undefined
          ? say('claim.truth', { n: truth })
          : say('claim.map-truth', { of: measured(id, truth) }),
      hints,
      start: [...solution, ...(id === undefined ? [] : scaleSteps(id, lengthOf(claimed), scale))],
    }
  },
  reads(shown) {
    const [told = '', said = ''] = shown.stem.split('“')
    const [p = pointNamed(shown, 'P'), q = pointNamed(shown, 'Q')] = pointsIn(told)
    const along = p[0] === q[0] ? 1 : 0
    const [a, b] = [p[along], q[along]]
    const truth = pathIn(told.includes('(') ? told : `${pointText(p)} ${pointText(q)}`)
    const scale = truth / Math.abs(a - b)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth,
      ways: [
        [/subtracted|restó/, Math.abs(Math.abs(a) - Math.abs(b)) * scale],
        [/added|sumó/, (Math.abs(a) + Math.abs(b)) * scale],
        [/only one|un solo/, Math.max(Math.abs(a), Math.abs(b)) * scale],
        [/grid lines|líneas/, truth + 1],
        [/scale|escala/, Math.abs(a - b)],
      ],
    }
  },
})
