import { byLevel, defineModel, math, solved, typed } from '#form'
import { areaBugs, losesSign } from '#bugs/right-triangles/more-bugs.ts'
import { addsSides, doubles, noRoot, sideBugs, subtractsSides } from '#bugs/right-triangles/side-bugs.ts'
import {
  areasFigure,
  segmentFigure,
  sidesFigure,
  sidesShown,
} from '#figures/right-triangle/right-triangle.ts'
import type { Shown } from '#item.ts'
import { type Areas, areClearAreas, drawAreas, squareAreaOf } from '#right-triangles/areas.ts'
import { areClearPoints, drawPoints, type Points } from '#right-triangles/points.ts'
import {
  drawExact,
  drawWhole,
  insideOf,
  isClearExact,
  isWholeRoot,
  type Sides,
  sideOf,
  simplestTex,
  squared,
} from '#right-triangles/sides.ts'
import { typedLength } from '#right-triangles/typed-length.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { areasWay, pythagoras } from '#solutions/right-triangles/right-triangles.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const units = ['inch', 'foot', 'meter'] as const
const turns = [0, 90, 180, 270, 20, 200]
type DrawnSides = Sides & { unit: (typeof units)[number]; turn: number }
const shared = {
  id: 'find-side',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['8.G.B.6', '8.G.B.7'],
} as const

const areas = defineModel<Areas>({
  ...shared,
  bugs: areaBugs,
  task: ({ asks, unit }) => `area ${asks} ${unit}`,
  draw: (random) => drawAreas(random, units),
  fits: areClearAreas,
  item: (its) => ({
    stem: [say('areas.asks')],
    figure: areasFigure(its),
    ...typedQuantity(its, { label: say('areas.label'), right: squareAreaOf(its), bugs: areaBugs }),
    ...areasWay(its),
  }),
})

const askedSide = (its: DrawnSides, isExact: boolean) => ({
  stem: [say(isExact ? 'side.exact' : 'side.asks')],
  figure: sidesFigure(its),
  ...pythagoras(its, isExact),
})
const side = (isExact: boolean) =>
  defineModel<DrawnSides>({
    ...shared,
    bugs: sideBugs,
    task: ({ asks, unit }) => `${isExact} ${asks} ${unit}`,
    draw: (random) => ({
      ...(isExact ? drawExact(random) : drawWhole(random)),
      unit: random.pick(units),
      turn: random.pick(turns),
    }),
    fits: (its) => !isExact || isClearExact(its),
    item(its) {
      const right = quantity(sideOf(its), its.unit)
      return {
        ...askedSide(its, isExact),
        ...(isExact
          ? typedLength(its, {
              label: say('side.exact-label'),
              after: say('unit', { of: right }),
              bugs: sideBugs,
            })
          : typedQuantity<Sides>(its, { label: say('side.label'), right, bugs: sideBugs })),
      }
    },
  })

/** Areas of squares (level 1), whole sides (level 2), exact lengths with a root (level 3). */
export const findSide = {
  ...byLevel({ 1: areas, 2: side(false), 3: side(true) }, () => 1),
  solve({ figure, interaction }: Shown) {
    const isArea = figure?.kind === 'right-triangle-squares'
    const [one = null, other = null, long = null] = sidesShown(figure).map((each) =>
      each === null || isArea ? each : squared(each),
    )
    const inside = long === null ? (one ?? 0) + (other ?? 0) : long - (one ?? other ?? 0)
    if (interaction.kind === 'expression') return { kind: 'expression' as const, text: `sqrt(${inside})` }
    return solved.number(isArea ? inside : Math.sqrt(inside))
  },
}

const isExactSide = (its: DrawnSides): boolean => !isWholeRoot(insideOf(its))

/** The hypotenuse (level 1), a leg (level 2), an exact length with a root (level 3), worked out line by line. */
export const showWork = showWorkOf<DrawnSides>({
  of: {
    ...side(false),
    draw: (random, level) => ({
      ...(level === 3 ? drawExact(random) : drawWhole(random, 60, level === 1 ? 'hypotenuse' : 'leg')),
      unit: random.pick(units),
      turn: random.pick(turns),
    }),
    fits: (its, level) => (level === 3 ? isClearExact(its) : true),
    item: (its) =>
      isExactSide(its)
        ? { ...askedSide(its, true), answer: math(simplestTex(insideOf(its))) }
        : side(false).item(its),
  },
  seconds: 90,
  task: ({ known: [one, other], asks }) => ({
    kind: 'solve',
    given: asks === 'hypotenuse' ? `${one}^2 + ${other}^2 = c^2` : `a^2 + ${one}^2 = ${other}^2`,
    cannotBeNegative: true,
  }),
  letters: ({ asks }) => [asks === 'hypotenuse' ? 'c' : 'a'],
  bugs: ['power-as-product', 'one-side-only', 'moves-without-sign', 'root-as-half'],
  lastLine({ figure, interaction }) {
    const [one = null, other = null, long = null] = sidesShown(figure)
    const inside =
      long === null ? squared(one ?? 0) + squared(other ?? 0) : squared(long) - squared(one ?? other ?? 0)
    const [letter = ''] = interaction.kind === 'steps' ? interaction.letters : []
    return `${letter} = ${isWholeRoot(inside) ? Math.sqrt(inside) : `√${inside}`}`
  },
})

const distanceBugs = [addsSides, subtractsSides, noRoot, doubles, losesSign]

/** With the right triangle drawn (level 1), without it (level 2), by coordinates alone (level 3). */
export const distance = defineModel<Points>({
  id: 'distance',
  thinking: 'compute',
  seconds: 70,
  standards: ['8.G.B.8'],
  bugs: distanceBugs,
  task: ({ told, p, q }) => `${told} ${p[1] < q[1]} ${[...p, ...q].filter((each) => each < 0).length}`,
  draw: drawPoints,
  fits: areClearPoints,
  item(its) {
    const [px, py, qx, qy] = [...its.p, ...its.q]
    const [across, along] = its.known
    const shown =
      its.told === 'points'
        ? { stem: [say('distance.points', { px, py, qx, qy }), say('tenth')] }
        : { stem: [say('distance.segment'), say('tenth')], figure: segmentFigure(its) }
    return {
      ...shown,
      ...typed<Points>(its, {
        label: say('distance.label'),
        after: say('distance.units'),
        key: sideOf(its),
        within: '0.05',
        bugs: distanceBugs,
      }),
      hints: [say('distance.nudge'), say('distance.hint')],
      solution: [say('distance.legs', { across, along }), ...pythagoras(its).solution.slice(1)],
    }
  },
  solve({ stem, figure }) {
    const told = [...stem.matchAll(/[−-]?\d+/g)].map(([digits]) => Number(digits.replace('−', '-')))
    const [px = 0, py = 0, qx = 0, qy = 0] =
      figure?.kind === 'coordinate-plane' ? figure.points.flatMap(({ at }) => at) : told
    return solved.number(Number(Math.hypot(px - qx, py - qy).toFixed(1)))
  },
})
