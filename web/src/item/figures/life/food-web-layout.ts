import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { type TextBoxSize, textBoxOf } from './text-box-size.ts'

type FoodWeb = FigureOf<'food-web'>

export interface PlacedNode extends Position {
  id: string
  box: TextBoxSize
  width: number
  height: number
}

export interface PlacedArrow {
  from: Position
  /** The control point of the quadratic curve; on the straight line if the path is free. */
  via: Position
  to: Position
}

export interface FoodWebLayout {
  height: number
  nodes: PlacedNode[]
  arrows: PlacedArrow[]
}

const noLetters: ReadonlyMap<string, string> = new Map()

/**
 * Layered layout (after Sugiyama, Tagawa, and Toda, 1981): rows are given, and the order within each row minimizes
 * crossings. Tries all orders of one row at a time, so it suits small webs only.
 */
export function layoutOf(figure: FoodWeb, width: number, letters = noLetters): FoodWebLayout {
  const levels = [...new Set(figure.nodes.map((node) => node.row))].toSorted((a, b) => b - a)
  let rows = levels.map((level) => figure.nodes.filter((node) => node.row === level))
  for (let sweep = 0; sweep < 3; sweep++) {
    for (let index = 0; index < rows.length; index++) {
      let best = rows
      for (const order of orders(rows[index] ?? [])) {
        const candidate = rows.with(index, order)
        if (costOf(candidate, figure.arrows) < costOf(best, figure.arrows) - 1e-9) best = candidate
      }
      rows = best
    }
  }
  return placed(figure, rows, width, letters)
}

function placed(
  figure: FoodWeb,
  rows: FoodWeb['nodes'][],
  width: number,
  letters: ReadonlyMap<string, string>,
): FoodWebLayout {
  const nodes: PlacedNode[] = []
  let y = 0
  rows.forEach((row, index) => {
    const slot = width / row.length
    const sized = row.map((node) => {
      const isLettered = letters.has(node.id)
      const box = textBoxOf({ text: node.label, max: Math.max(slot - 8, 78), isLettered, min: 48 })
      return { id: node.id, box, width: box.width, height: box.height }
    })
    // Boxes too wide to be side by side alternate between high and low.
    const isStaggered = sized.some((node) => node.width > slot - 4)
    const tall = Math.max(...sized.map((node) => node.height))
    sized.forEach((node, place) => {
      const drop = isStaggered && place % 2 === 1 ? tall + 12 : 0
      // A single node shifts off center if an arrow has to pass it.
      const isPassed = row.length === 1 && passes(figure, row[0]?.row ?? 0)
      const sway = isPassed ? (index % 2 === 0 ? -1 : 1) * Math.min(24, width * 0.05) : 0
      const middle = slot * (place + 0.5) + sway
      const x = Math.min(Math.max(middle, node.width / 2 + 1), width - node.width / 2 - 1)
      nodes.push({ ...node, x, y: y + tall / 2 + drop })
    })
    y += tall + (isStaggered ? tall + 12 : 0) + (index < rows.length - 1 ? 58 : 0)
  })
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const ends = figure.arrows.flatMap((arrow) => {
    const from = byId.get(arrow.from)
    const to = byId.get(arrow.to)
    return from && to ? [{ from, to }] : []
  })
  // Short arrows choose first: they have one path, and the long ones go around them.
  const far = ({ from, to }: (typeof ends)[number]) => Math.hypot(to.x - from.x, to.y - from.y)
  const arrows: PlacedArrow[] = []
  for (const { from, to } of ends.toSorted((one, other) => far(one) - far(other)))
    arrows.push(routed(from, to, nodes, arrows, width))
  return { height: y + 2, nodes, arrows }
}

/** Whether an arrow leads from below a row to above it. */
function passes(figure: FoodWeb, row: number): boolean {
  const rowOf = new Map(figure.nodes.map((node) => [node.id, node.row]))
  return figure.arrows.some((arrow) => {
    const ends = [rowOf.get(arrow.from) ?? row, rowOf.get(arrow.to) ?? row]
    return Math.min(...ends) < row && Math.max(...ends) > row
  })
}

/** Bends the arrow only as far as needed to avoid other organisms and reduce crossings. */
function routed(
  from: PlacedNode,
  to: PlacedNode,
  nodes: readonly PlacedNode[],
  others: readonly PlacedArrow[],
  width: number,
): PlacedArrow {
  const inTheWay = nodes.filter((node) => node !== from && node !== to)
  const dx = to.x - from.x
  const dy = to.y - from.y
  const far = Math.hypot(dx, dy) || 1
  const bends = [0, 24, -24, 48, -48, 80, -80, 120, -120, 170, -170, 230, -230]
  const ways = bends.map((bend) => {
    const via = { x: (from.x + to.x) / 2 - (dy / far) * bend, y: (from.y + to.y) / 2 + (dx / far) * bend }
    const start = borderPoint(from, via, 3)
    const end = borderPoint(to, via, 5)
    const trail = trailOf({ from: start, via, to: end })
    const hits = inTheWay.filter((node) => trail.some((spot) => isInside(spot, node, 6))).length
    const isOut = trail.some((spot) => spot.x < 2 || spot.x > width - 2)
    const crossings = others.filter((other) => areCrossing(trail, trailOf(other))).length
    const cost = hits * 1000 + (isOut ? 500 : 0) + crossings * 70 + Math.abs(bend)
    return { from: start, via, to: end, cost }
  })
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best))
}

const trailOf = ({ from, via, to }: PlacedArrow): Position[] =>
  Array.from({ length: 21 }, (_, i) => onCurve(from, via, to, i / 20))

const areCrossing = (one: readonly Position[], other: readonly Position[]): boolean =>
  one.some((a, i) => {
    const b = one[i + 1]
    return (
      b !== undefined && other.some((c, j) => other[j + 1] !== undefined && cross(a, b, c, other[j + 1] ?? c))
    )
  })

export function onCurve(from: Position, via: Position, to: Position, t: number): Position {
  const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c
  return { x: mix(from.x, via.x, to.x), y: mix(from.y, via.y, to.y) }
}

function isInside(spot: Position, node: PlacedNode, margin: number): boolean {
  return (
    Math.abs(spot.x - node.x) < node.width / 2 + margin &&
    Math.abs(spot.y - node.y) < node.height / 2 + margin
  )
}

/** The point where the line from the node's center to `target` leaves its box, plus `gap` pixels. */
function borderPoint(node: PlacedNode, target: Position, gap: number): Position {
  const dx = target.x - node.x
  const dy = target.y - node.y
  const far = Math.hypot(dx, dy) || 1
  const scale = Math.min(
    dx === 0 ? Infinity : node.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : node.height / 2 / Math.abs(dy),
  )
  return { x: node.x + dx * scale + (dx / far) * gap, y: node.y + dy * scale + (dy / far) * gap }
}

/** Crossings first, then total horizontal length. */
function costOf(rows: FoodWeb['nodes'][], arrows: FoodWeb['arrows']): number {
  const spots = new Map(
    rows.flatMap((row, y) =>
      row.map((node, x): [string, Position] => [node.id, { x: (x + 0.5) / row.length, y }]),
    ),
  )
  const lines = arrows.flatMap((arrow) => {
    const a = spots.get(arrow.from)
    const b = spots.get(arrow.to)
    return a && b ? [{ a, b }] : []
  })
  let cost = 0
  lines.forEach((one, index) => {
    cost += Math.abs(one.a.x - one.b.x) * 0.1
    for (const node of spots.values()) {
      if (node !== one.a && node !== one.b && lieson(node, one.a, one.b)) cost += 1
    }
    for (const other of lines.slice(index + 1)) if (cross(one.a, one.b, other.a, other.b)) cost += 1
  })
  return cost
}

const side = (a: Position, b: Position, c: Position) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

function cross(a: Position, b: Position, c: Position, d: Position): boolean {
  if (a === c || a === d || b === c || b === d) return false
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function lieson(node: Position, a: Position, b: Position): boolean {
  if ((node.y - a.y) * (node.y - b.y) >= 0)
    return a.y === b.y && node.y === a.y && (node.x - a.x) * (node.x - b.x) < 0
  const x = a.x + ((b.x - a.x) * (node.y - a.y)) / (b.y - a.y)
  return Math.abs(x - node.x) < 0.12
}

/** All orders of up to six items; for more, only the given order and its reverse. */
function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length > 6) return [[...things], things.toReversed()]
  if (things.length < 2) return [[...things]]
  return things.flatMap((first, index) => orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}
