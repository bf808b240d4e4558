import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import {
  type Area,
  type Ellipse,
  alongTrail,
  arcTrail,
  areOverlapping,
  between,
  chordTrail,
  isWithin,
  lengthOf,
  onEllipse,
} from './cycle-curves.ts'
import { type ArrowLabel, arrowLabel } from './flow-label.ts'
import { textWidth } from '../scale.ts'
import { setLines } from './set-lines.ts'
import { labelSize } from '../svg.tsx'
import { type TextBoxSize, textBoxOf } from './text-box-size.ts'

type Cycle = FigureOf<'cycle'>
type Arrow = Cycle['arrows'][number]

export interface PlacedCycleArrow {
  id: string | undefined
  trail: Position[]
  label: { size: ArrowLabel; x: number; y: number } | undefined
}

interface StageBox extends Area {
  id: string
  size: TextBoxSize
}

/** A candidate layout of the ring, centered at 0, 0. */
export interface CycleDraft {
  /** The amount of overlap; 0 is a clean drawing. */
  clashes: number
  boxes: StageBox[]
  arrows: PlacedCycleArrow[]
  /** The areas that text covers. */
  areas: Area[]
  titleLines: readonly string[]
}

/** All text, set in boxes of similar width. */
export interface CycleTexts {
  stages: { id: string; size: TextBoxSize }[]
  labels: ReadonlyMap<Arrow, ArrowLabel | undefined>
}

export interface CycleShape {
  width: number
  ry: number
  /**
   * How far the stages at the sides move toward the middle, for a ring that is taller than wide; 1 is evenly spaced.
   */
  lift: number
  hasTitle: boolean
}

interface Ring extends Ellipse {
  angleOf: (index: number) => number
}

const titleLine = 21

export function cycleTexts(figure: Cycle, max: number, letters: ReadonlyMap<string, string>): CycleTexts {
  return {
    stages: figure.stages.map(({ id, text }) => ({
      id,
      size: textBoxOf({ text, max, isLettered: letters.has(id) }),
    })),
    labels: new Map(
      figure.arrows.map((arrow) => [
        arrow,
        arrowLabel(arrow.label, letters.has(arrow.id ?? ''), Math.min(max, 110)),
      ]),
    ),
  }
}

/** Tries out a ring. Undefined as soon as it is no better than `limit`. */
export function cycleDraft(
  figure: Cycle,
  texts: CycleTexts,
  { width, ry, lift, hasTitle }: CycleShape,
  limit: number,
): CycleDraft | undefined {
  const angleOf = (index: number) => stageAngle(index, texts.stages.length, lift)
  const reach = Math.max(
    60,
    ...texts.stages.map(({ size }, index) => (Math.abs(Math.cos(angleOf(index))) > 0.5 ? size.width : 0)),
  )
  const ring: Ring = { rx: (width - reach) / 2 - 2, ry, squareness: lift === 1 ? 1 : 0.6, angleOf }
  const boxes = texts.stages.map(({ id, size }, index) => ({
    id,
    size,
    ...onEllipse(ring, angleOf(index)),
    width: size.width,
    height: size.height,
  }))
  const titleLines = hasTitle ? setLines(figure.title, Math.max(70, ring.rx * 1.1), labelSize * 1.06) : []
  const title: Area = {
    x: 0,
    y: 0,
    width: Math.max(0, ...titleLines.map((line) => textWidth(line, labelSize) * 1.06)),
    height: titleLines.length * titleLine,
  }

  let clashes = 0
  boxes.forEach((box, index) => {
    for (const other of boxes.slice(index + 1)) if (areOverlapping(box, other, 8)) clashes += 5
    if (hasTitle && areOverlapping(box, title, 10)) clashes += 3
    clashes += Math.max(0, Math.abs(box.x) + box.width / 2 - width / 2) / 4
  })

  const areas: Area[] = hasTitle ? [title] : []
  const arrows: PlacedCycleArrow[] = []
  // Ring arrows have one possible path, so they are placed first; arrows across avoid them.
  const isRing = (arrow: Arrow) => ringStep(figure, arrow) !== 0
  for (const arrow of figure.arrows.toSorted((one, other) => Number(isRing(other)) - Number(isRing(one)))) {
    if (clashes >= limit) return undefined
    const size = texts.labels.get(arrow)
    const way = bestWay(figure, arrow, size, { boxes, areas, arrows, ring, width })
    if (!way) continue
    clashes += way.cost
    if (way.area) areas.push(way.area)
    arrows.push({
      id: arrow.id,
      trail: way.trail,
      label: size && way.area && { size, x: way.area.x, y: way.area.y },
    })
  }
  return clashes >= limit ? undefined : { clashes, boxes, arrows, areas, titleLines }
}

interface Way {
  trail: Position[]
  /** The area of the text. */
  area: Area | undefined
  cost: number
}

/** The first path without conflict, otherwise the path with the least. */
function bestWay(
  figure: Cycle,
  arrow: Arrow,
  size: ArrowLabel | undefined,
  around: { boxes: StageBox[]; areas: Area[]; arrows: PlacedCycleArrow[]; ring: Ring; width: number },
): Way | undefined {
  const { boxes, areas, arrows, ring, width } = around
  const from = boxes.find((box) => box.id === arrow.from)
  const to = boxes.find((box) => box.id === arrow.to)
  if (!from || !to || from === to) return undefined
  let best: Way | undefined
  for (const whole of waysOf(figure, arrow, boxes, ring)) {
    const trail = between(whole, from, to)
    for (const share of size ? [0.47, 0.4, 0.54, 0.33, 0.6] : [0.5]) {
      const at = alongTrail(trail, share)
      const half = (size?.width ?? 0) / 2 + 4
      const x = Math.min(Math.max(at.x, half - width / 2), width / 2 - half)
      const area = size && { x, y: at.y, width: size.width + 6, height: size.height + 4 }
      const cost = costOf(trail, area, { boxes, from, to, areas, arrows })
      if (best === undefined || cost < best.cost) best = { trail, area, cost }
      if (cost === 0) return best
    }
  }
  return best
}

/** Clockwise from the top, in radians; one full turn more for each round. */
function stageAngle(index: number, count: number, lift: number): number {
  const turns = Math.floor(index / count)
  const even = -Math.PI / 2 + ((index - turns * count) / count) * 2 * Math.PI
  const sine = Math.sin(even)
  // The top and bottom stages stay where they are.
  const angle = Math.abs(sine) > 0.999 ? even : Math.asin(sine * lift)
  const isRight = even < Math.PI / 2 || Math.abs(sine) > 0.999
  return (isRight ? angle : Math.PI - angle) + turns * 2 * Math.PI
}

/** 1 if the arrow leads to the next stage clockwise, -1 to the previous one, 0 across. */
function ringStep(figure: Cycle, arrow: Arrow): -1 | 0 | 1 {
  const count = figure.stages.length
  const from = figure.stages.findIndex((stage) => stage.id === arrow.from)
  const to = figure.stages.findIndex((stage) => stage.id === arrow.to)
  if ((from + 1) % count === to) return 1
  return (to + 1) % count === from ? -1 : 0
}

/** The possible paths of an arrow, best first. */
function waysOf(
  figure: Cycle,
  arrow: Arrow,
  boxes: readonly (Area & { id: string })[],
  ring: Ring,
): Position[][] {
  const from = boxes.find((box) => box.id === arrow.from)
  const to = boxes.find((box) => box.id === arrow.to)
  if (!from || !to) return []
  const count = boxes.length
  const step = ringStep(figure, arrow)
  const isReturned = figure.arrows.some((other) => other.from === arrow.to && other.to === arrow.from)
  if (step === 0) {
    return (isReturned ? [18, 30, 44, 60] : [0, 18, -18, 36, -36, 60, -60]).map((bend) =>
      chordTrail(from, to, bend),
    )
  }
  const index = boxes.indexOf(from)
  const swells = !isReturned || count === 2 ? [0] : step === 1 ? [0.1, 0.05] : [-0.28, -0.4, -0.5, -0.6]
  return swells.map((swell) => arcTrail(ring, ring.angleOf(index), ring.angleOf(index + step), swell))
}

function costOf(
  trail: readonly Position[],
  area: Area | undefined,
  around: {
    boxes: readonly Area[]
    from: Area
    to: Area
    areas: readonly Area[]
    arrows: readonly PlacedCycleArrow[]
  },
): number {
  let cost = 0
  const others = around.boxes.filter((box) => box !== around.from && box !== around.to)
  for (const box of others) if (trail.some((spot) => isWithin(spot, box, 5))) cost += 4
  for (const other of around.areas) {
    if (trail.some((spot) => isWithin(spot, other, 2))) cost += 2
    if (area && areOverlapping(area, other, 4)) cost += 3
  }
  // Two arrows close together would look like one.
  const isAlongside = (spot: Position) =>
    around.arrows.some(({ trail: other }) =>
      other.some((one) => Math.abs(one.x - spot.x) + Math.abs(one.y - spot.y) < 9),
    )
  const alongside = trail.filter((spot, index) => index % 4 === 0 && isAlongside(spot)).length
  cost += Math.max(0, alongside - 3) * 0.3
  if (area) {
    for (const box of around.boxes) if (areOverlapping(area, box, 4)) cost += 3
    for (const { trail: other } of around.arrows) if (other.some((spot) => isWithin(spot, area, 1))) cost += 2
    const first = trail.findIndex((spot) => isWithin(spot, area, 0))
    const last = trail.findLastIndex((spot) => isWithin(spot, area, 0))
    // Enough of the line must be visible on both sides of its text to show where it comes from and leads.
    if (first === -1) cost += 1
    cost += Math.max(0, 12 - lengthOf(trail.slice(0, first))) / 6
    cost += Math.max(0, 20 - lengthOf(trail.slice(last))) / 6
  } else {
    cost += Math.max(0, 26 - lengthOf(trail)) / 6
  }
  return cost
}
