import { arranged, defineModel, numbersIn, type Random, solved, type Text } from '#form'
import { graphText } from '#situations/graph-shapes/graph-shapes.ts'
import {
  drawVessel,
  type Flow,
  flowText,
  type Vessel,
  type VesselKind,
  vesselKinds,
  vesselsFigure,
  vesselText,
  whyText,
} from '#situations/vessels/vessels.ts'
import { say } from './messages.gen.ts'

interface Filled {
  level: 1 | 2 | 3
  flow: Flow
  /** The containers of graphs A, B and C. */
  vessels: Vessel[]
  shuffle: number
}

/** Where a container is wide; a straight one has no wide end. */
const wideEnd: Record<VesselKind, 'top' | 'bottom' | null> = {
  straight: null,
  widens: 'top',
  narrows: 'bottom',
  'wide-below': 'bottom',
  'narrow-below': 'top',
}

/** What leads to taking the graph of the other container for this one. */
function slipBetween(its: VesselKind, other: VesselKind, flow: Flow) {
  if (its === 'straight')
    return {
      misconception: 'function.constant-is-not-linear',
      feedback: say('vessels.slip.straight'),
    } as const
  if (other === 'straight')
    return { misconception: 'function.expects-linear', feedback: say('vessels.slip.linear') } as const
  if (wideEnd[its] === wideEnd[other])
    return { misconception: 'graph.all-straight', feedback: say('vessels.slip.halves') } as const
  return flow === 'fill'
    ? ({ misconception: 'graph.as-picture', feedback: say('vessels.slip.picture') } as const)
    : ({ misconception: 'graph.reads-backward', feedback: say('vessels.slip.top') } as const)
}

function drawVessels(random: Random, level: Filled['level']): Vessel[] {
  const kinds = level === 1 ? (['straight', 'widens', 'narrows'] as const) : vesselKinds
  return random.sample(kinds, 3).map((kind) => drawVessel(random, kind))
}

/** Sides straight or sloped (level 1), two halves as well (level 2), containers that are emptied from the top (level 3). */
export const vessels = defineModel<Filled>({
  id: 'vessels',
  thinking: 'read a figure',
  seconds: 90,
  standards: ['8.F.B.5'],
  task: ({ flow, vessels: all }) =>
    `${flow} ${all
      .map(({ kind, thing }) => `${kind} ${thing}`)
      .toSorted()
      .join()}`,
  draw: (random, level) => ({
    level,
    flow: level === 3 ? 'empty' : 'fill',
    vessels: drawVessels(random, level),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ level, vessels: all }) =>
    new Set(all.map(({ thing }) => thing)).size === all.length &&
    (level === 1 || all.some(({ kind }) => kind === 'wide-below' || kind === 'narrow-below')),
  item({ level, flow, vessels: all, shuffle }) {
    const pairs = all.map((vessel, at) => ({ vessel, source: vesselText(vessel), target: graphText(at) }))
    return {
      stem: [flowText(flow), say('vessels.asks')],
      figure: vesselsFigure(all, flow),
      ...arranged.match(shuffle, {
        pairs: pairs.map(({ vessel, source, target }) => ({
          source,
          target,
          slips: pairs
            .filter((other) => other.vessel !== vessel)
            .map((other) => ({ target: other.target, ...slipBetween(vessel.kind, other.vessel.kind, flow) })),
        })),
      }),
      hints: [say('vessels.nudge'), say(`vessels.hint.${level}`)],
      solution: pairs.map(({ vessel, source, target }): Text =>
        say('vessels.so', { source, target, why: whyText(vessel.kind, flow) }),
      ),
    }
  },
  // Thin slices of each container, filled one after another, beside the heights of each graph.
  solve(shown) {
    const series = shown.figure?.kind === 'line-graph' ? shown.figure.series : []
    const isEmptied = /pump|bomba/.test(shown.stem)
    const apart = (source: string, points: readonly (readonly [number, number])[]): number =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(
        (sum, x) => sum + (levelAt(points, x) / 9 - heightAt(source, (isEmptied ? 10 - x : x) / 10)) ** 2,
        0,
      )
    const nearest = (source: string): string | undefined =>
      series.toSorted((one, other) => apart(source, one.points) - apart(source, other.points))[0]?.label
    return solved.match(shown, (source, target) => nearest(source) === target)
  },
})

/** The height of a graph at this time, between its points. */
function levelAt(points: readonly (readonly [number, number])[], at: number): number {
  const next = points.findIndex(([x]) => x >= at)
  const [[x1, y1] = [0, 0], [x2, y2] = [10, 0]] = [points[next - 1], points[next]]
  return y1 + ((at - x1) / (x2 - x1)) * (y2 - y1)
}

/** How full a described container is, from 0 to 1, when this part of its water is in. */
function heightAt(source: string, part: number): number {
  const [bottom = 1, top = bottom] = numbersIn(source).map(({ value }) => value)
  const isHalves = /half|mitad/.test(source)
  const slices = Array.from({ length: 400 }, (_, at) => {
    const height = (at + 0.5) / 400
    return (isHalves ? (height < 0.5 ? bottom : top) : bottom + height * (top - bottom)) ** 2
  })
  const whole = slices.reduce((sum, slice) => sum + slice, 0)
  let filled = 0
  const full = slices.findIndex((slice) => (filled += slice) > part * whole)
  return full === -1 ? 1 : full / 400
}
