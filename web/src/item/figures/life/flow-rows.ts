import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { type ArrowLabel, arrowLabel } from './flow-label.ts'
import { type FlowLook, type FlowPlan, type FlowStep, connectionPoints, flowPlan } from './flow-plan.ts'
import type { FlowArrow, FlowRanks } from './flow-ranks.ts'
import type { TextBoxSize } from './text-box-size.ts'

type Flow = FigureOf<'flow'>

interface PlacedArrow {
  id: string | undefined
  isDashed: boolean
  /** The corners of the path. */
  points: Position[]
  label: { size: ArrowLabel; x: number; y: number } | undefined
}

export interface FlowLayout {
  width: number
  height: number
  boxes: { id: string; size: TextBoxSize; x: number; y: number }[]
  arrows: PlacedArrow[]
}

const tip = 3

/** Each rank is a column (across) or a row (down). Arrows run between the ranks; back arrows run around them. */
export function ranksLaidOut(figure: Flow, ranked: FlowRanks, look: FlowLook): FlowLayout {
  const plan = flowPlan(figure, ranked, look)
  const spot = (u: number, v: number): Position => (look.way === 'across' ? { x: u, y: v } : { x: v, y: u })
  const arrows = [
    ...ranked.ways.map((way) => arrowOf(plan, way, look, spot)),
    ...leadingBack(plan, ranked.back, look, spot),
  ]
  const boxes = [...plan.items.values()].flatMap(({ id, size, u, v }) =>
    id === undefined || size === undefined ? [] : [{ id, size, ...spot(u, v) }],
  )
  return framed(boxes, arrows)
}

/** From rank to rank. Bends near its start if it branches off, near its end if it joins others. */
function arrowOf(
  plan: FlowPlan,
  { arrow, keys }: FlowRanks['ways'][number],
  look: FlowLook,
  spot: (u: number, v: number) => Position,
): PlacedArrow {
  const points: Position[] = []
  const isAcross = look.way === 'across'
  let label: PlacedArrow['label']
  for (const step of plan.steps.filter((one) => one.arrow === arrow)) {
    const a = plan.items.get(step.from)
    const b = plan.items.get(step.to)
    const gap = plan.gaps[plan.ranks.findIndex((rank) => rank.some((item) => item.key === step.from))]
    if (!a || !b || !gap) continue
    const { leave, arrive } = connectionPoints(a, b)
    const from = a.id === undefined ? gap.start : a.u + a.uSize / 2
    const until = b.id === undefined ? gap.end : b.u - b.uSize / 2 - tip
    const turn = turnOf(plan, step, gap)
    const isBent = Math.abs(leave - arrive) > 0.5
    points.push(spot(from, leave))
    if (isBent) points.push(spot(turn, leave), spot(turn, arrive))
    points.push(spot(until, arrive))
    if (!step.label) continue
    const isEarly = plan.isAtStart(arrow)
    const first = !isBent || isEarly ? from : turn
    const last = !isBent || !isEarly ? until - 8 : turn
    const lift = isAcross ? step.label.height / 2 + 6 : 0
    label = { size: step.label, ...spot((first + last) / 2, (isEarly ? leave : arrive) - lift) }
  }
  for (const key of keys) {
    const size = plan.gapLabels.get(key)
    const item = plan.items.get(key)
    if (size && item) label = { size, ...spot(item.u, item.v - (isAcross ? size.height / 2 + 6 : 0)) }
  }
  return { id: arrow.id, isDashed: arrow.isDashed ?? false, points, label }
}

function turnOf(plan: FlowPlan, step: FlowStep, gap: FlowPlan['gaps'][number]): number {
  if (!gap.isLabelled) return (gap.start + gap.end) / 2 - 4
  return plan.isAtStart(step.arrow) ? gap.end - 20 : gap.start + 12
}

/** Back arrows go around the ranks on the side with fewer obstacles, short ones inside long ones. */
function leadingBack(
  plan: FlowPlan,
  arrows: readonly FlowArrow[],
  look: FlowLook,
  spot: (u: number, v: number) => Position,
): PlacedArrow[] {
  const isAcross = look.way === 'across'
  const items = [...plan.items.values()]
  const rankOf = (key: string) => plan.ranks.find((rank) => rank.some((item) => item.key === key)) ?? []
  const span = ({ from, to }: FlowArrow) =>
    Math.abs((plan.items.get(from)?.u ?? 0) - (plan.items.get(to)?.u ?? 0))
  const halfOf = (item: (typeof items)[number]) => {
    const label = plan.gapLabels.get(item.key)
    return Math.max(item.vSize, label ? (isAcross ? 2 * label.height + 14 : label.width + 8) : 0) / 2
  }
  const edges = {
    far: Math.max(...items.map((item) => item.v + halfOf(item))),
    near: Math.min(...items.map((item) => item.v - halfOf(item))),
  }
  return arrows
    .toSorted((one, other) => span(one) - span(other))
    .flatMap((arrow) => {
      const a = plan.items.get(arrow.from)
      const b = plan.items.get(arrow.to)
      if (!a || !b) return []
      const beyond = (side: 1 | -1) =>
        [a, b].flatMap((end) => rankOf(end.key).filter((item) => (item.v - end.v) * side > 0)).length
      const side = beyond(-1) < beyond(1) ? -1 : 1
      const size = arrowLabel(arrow.label, look.letters.has(arrow.id ?? ''), isAcross ? 220 : 76)
      const half = size ? (isAcross ? size.height : size.width) / 2 : 0
      const lane = (side === 1 ? edges.far : edges.near) + side * Math.max(20, half + 8)
      const edge = lane + side * Math.max(2, half + 4)
      if (side === 1) edges.far = edge
      else edges.near = edge
      const shift = a === b ? a.uSize / 4 : 0
      return [
        {
          id: arrow.id,
          isDashed: arrow.isDashed ?? false,
          points: [
            spot(a.u + shift, a.v + (side * a.vSize) / 2),
            spot(a.u + shift, lane),
            spot(b.u - shift, lane),
            spot(b.u - shift, b.v + side * (b.vSize / 2 + tip)),
          ],
          label: size && { size, ...spot((a.u + b.u) / 2, lane) },
        },
      ]
    })
}

/** Moved so that the top left corner of the drawing is at 1, 1. */
function framed(boxes: FlowLayout['boxes'], arrows: PlacedArrow[]): FlowLayout {
  const areas = [
    ...boxes.map(({ x, y, size }) => ({ x, y, width: size.width, height: size.height })),
    ...arrows.flatMap(({ points }) => points.map((point) => ({ ...point, width: 2, height: 2 }))),
    ...arrows.flatMap(({ label }) =>
      label ? [{ x: label.x, y: label.y, width: label.size.width, height: label.size.height }] : [],
    ),
  ]
  const left = Math.min(...areas.map((area) => area.x - area.width / 2)) - 1
  const top = Math.min(...areas.map((area) => area.y - area.height / 2)) - 1
  const moved = <Place extends Position>(place: Place): Place => ({
    ...place,
    x: place.x - left,
    y: place.y - top,
  })
  return {
    width: Math.max(...areas.map((area) => area.x + area.width / 2)) + 1 - left,
    height: Math.max(...areas.map((area) => area.y + area.height / 2)) + 1 - top,
    boxes: boxes.map(moved),
    arrows: arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(moved),
      label: arrow.label && moved(arrow.label),
    })),
  }
}
