import type { Position } from '../position.ts'
import { type KeyEntry, keyRows } from './key-rows.ts'
import { textWidth } from '../scale.ts'
import { setLines } from './set-lines.ts'
import { stackedWithin } from './stacked.ts'
import { labelSize } from '../svg.tsx'

/** A label for a part of a drawing: at the end of a leader line, or of an arrow that it names. */
export interface Callout {
  id: string
  label: string | undefined
  isLettered: boolean
  /** Points on the part, in the drawing's units; the layout picks the best. */
  anchors: readonly Position[]
  /** More points of the part that other leader lines should not cross. */
  bulk?: readonly Position[] | undefined
  /** How far the text prefers to be above (negative) or below its anchor, in the drawing's units. */
  lift?: number
}

export interface PlacedCallout {
  id: string
  lines: string[]
  isAsked: boolean
  isLettered: boolean
  side: 'left' | 'right'
  /** The edge of the text that faces the drawing, at half its height. */
  edge: Position
  /** The point on the part, in pixels. */
  at: Position
  /** The preferred y of the text. */
  wantedY: number
  height: number
}

export interface CalloutLayout {
  width: number
  height: number
  /** The position of the drawing, and its scale in pixels per unit. */
  drawing: { x: number; y: number; scale: number }
  placed: PlacedCallout[]
  /** A numbered list of names, if the names do not fit beside the drawing. */
  key: KeyEntry[]
}

interface Sized extends Callout {
  lines: string[]
  width: number
  height: number
}

interface Place {
  item: Sized
  side: 'left' | 'right'
  anchor: number
}

export const calloutLine = 18
const space = 8
const reach = 20

/** A drawing narrower than this, in pixels, is too small to show its parts. */
const min = 136

/**
 * Text in a column on each side of the drawing, or only on the right if two columns leave it too little space. If that
 * is not enough either, numbers with a legend. `size` is the drawing's size in its own units; `most` is its maximum
 * width in pixels.
 */
export function calloutLayout(
  callouts: readonly Callout[],
  size: { width: number; height: number },
  room: number,
  max: number,
): CalloutLayout {
  if (callouts.length === 0) return laidOut([], size, Math.min(max, room), 0, false)
  const wide = callouts.map((callout) => sized(callout, 140))
  const both = room - 2 * (columnOf(wide) + reach)
  if (both >= Math.min(max, 190)) return laidOut(wide, size, Math.min(max, both), columnOf(wide), true)
  const narrow = callouts.map((callout) => sized(callout, 100))
  const one = room - columnOf(narrow) - reach
  if (one >= min) return laidOut(narrow, size, Math.min(max, one), columnOf(narrow), false)
  return numbered(callouts, size, room, max)
}

function sized(callout: Callout, column: number): Sized {
  const isAsked = callout.label === '?'
  const lines = callout.label === undefined || isAsked ? [] : setLines(callout.label, column, labelSize)
  const mark = callout.isLettered || isAsked ? 30 : 0
  const words = Math.max(0, ...lines.map((line) => textWidth(line, labelSize)))
  return {
    ...callout,
    lines,
    width: words + mark + (words > 0 && mark > 0 ? 4 : 0),
    height: Math.max(mark, lines.length * calloutLine),
  }
}

const columnOf = (items: readonly Sized[]) => Math.max(0, ...items.map((item) => item.width))

/** Numbers run down the left column, then down the right column. */
function numbered(
  callouts: readonly Callout[],
  size: { width: number; height: number },
  room: number,
  max: number,
): CalloutLayout {
  const isNamed = ({ label }: Callout) => label !== undefined && label !== '?'
  const items = callouts.map((callout) =>
    sized(isNamed(callout) ? { ...callout, label: '00' } : callout, 100),
  )
  const column = columnOf(items)
  const layout = laidOut(items, size, Math.min(max, room - 2 * (column + reach)), column, true)
  const named = layout.placed.flatMap(({ id }) =>
    callouts.filter((callout) => callout.id === id && isNamed(callout)),
  )
  const rows = keyRows(
    named.map(({ label = '' }) => label),
    Math.max(room, layout.width),
    24,
    24,
  )
  return {
    ...layout,
    height: layout.height + 10 + rows.height,
    placed: layout.placed.map((callout) => {
      const place = named.findIndex(({ id }) => id === callout.id)
      return place === -1 ? callout : { ...callout, lines: [String(place + 1)] }
    }),
    key: rows.entries.map((entry) => ({ ...entry, y: layout.height + 10 + entry.y })),
  }
}

function laidOut(
  items: readonly Sized[],
  size: { width: number; height: number },
  drawn: number,
  column: number,
  hasBoth: boolean,
): CalloutLayout {
  const scale = drawn / size.width
  const left = hasBoth && items.length > 0 ? column + reach : 0
  const width = left + drawn + (items.length > 0 ? column + reach : 0)
  const columnHeight = (all: readonly Sized[]) => all.reduce((sum, item) => sum + item.height + space, -space)
  const inColumns = hasBoth ? columnHeight(items) / 2 + 30 : columnHeight(items)
  const height = Math.max(size.height * scale, inColumns, 40)
  const drawing = { x: left, y: (height - size.height * scale) / 2, scale }
  const inPixels = (spot: Position): Position => ({
    x: drawing.x + spot.x * scale,
    y: drawing.y + spot.y * scale,
  })
  const anchorOf = ({ item, anchor }: Place) => inPixels(item.anchors[anchor] ?? { x: 0, y: 0 })
  const wantedY = (place: Place) => anchorOf(place).y + (place.item.lift ?? 0) * scale
  const edgeX = { left: column, right: left + drawn + reach }

  const arranged = (places: readonly Place[]): PlacedCallout[] =>
    (['left', 'right'] as const).flatMap((side) => {
      const own = places.filter((place) => place.side === side)
      const ys = stackedWithin(
        own.map((place) => wantedY(place)),
        own.map(({ item }) => item.height),
        space,
        0,
        height,
      )
      return own.map((place, index) => ({
        id: place.item.id,
        lines: place.item.lines,
        isAsked: place.item.label === '?',
        isLettered: place.item.isLettered,
        side,
        edge: { x: edgeX[side], y: ys[index] ?? 0 },
        at: anchorOf(place),
        wantedY: wantedY(place),
        height: place.item.height,
      }))
    })

  // Points that a leader line should avoid: the other labeled parts.
  const others = items.map(({ id, anchors, bulk = [] }) => ({
    id,
    spots: anchors.map(inPixels),
    bulk: bulk.map(inPixels),
  }))
  const costs = (places: readonly Place[]) => costOf(arranged(places), height, others)
  const starts = [
    (): number => 0,
    ({ anchors }: Sized) =>
      anchors.indexOf(anchors.toSorted((one, other) => other.x - one.x)[0] ?? { x: 0, y: 0 }),
    ({ anchors }: Sized) => anchors.length - 1,
  ].map((anchorOfItem) => {
    const places = items.map((item): Place => {
      const anchor = Math.max(0, anchorOfItem(item))
      const x = item.anchors[anchor]?.x ?? 0
      return { item, side: hasBoth && x < size.width / 2 ? 'left' : 'right', anchor }
    })
    return improved(
      places.toSorted((one, other) => wantedY(one) - wantedY(other)),
      hasBoth,
      costs,
    )
  })
  const places = starts.reduce((best, next) => (costs(next) < costs(best) ? next : best))
  return { width, height, drawing, placed: arranged(places), key: [] }
}

/** Hill climbing by small changes: another anchor, the other side, or swapping two labels in a column. */
function improved(start: Place[], hasBoth: boolean, costs: (places: readonly Place[]) => number): Place[] {
  let places = start
  let cost = costs(places)
  for (let round = 0; round < 60; round++) {
    let isBetter = false
    for (const next of neighbours(places, hasBoth)) {
      const nextCost = costs(next)
      if (nextCost >= cost - 0.01) continue
      places = next
      cost = nextCost
      isBetter = true
      break
    }
    if (!isBetter) break
  }
  return places
}

const wantedIn = ({ item, anchor }: Place) => (item.anchors[anchor]?.y ?? 0) + (item.lift ?? 0)

function* neighbours(places: readonly Place[], hasBoth: boolean): Generator<Place[]> {
  for (const [index, place] of places.entries()) {
    for (let anchor = 0; anchor < place.item.anchors.length; anchor++) {
      for (const side of hasBoth ? (['left', 'right'] as const) : (['right'] as const)) {
        if (anchor === place.anchor && side === place.side) continue
        const changed = places.with(index, { ...place, anchor, side })
        yield changed
        yield changed.toSorted((one, other) => wantedIn(one) - wantedIn(other))
      }
    }
    for (const [other, second] of places.entries()) {
      if (other > index && second.side === place.side) yield places.with(index, second).with(other, place)
    }
  }
}

/** Long lines, crossing lines, lines over another part's anchor, and displaced text all add cost. */
function costOf(
  placed: readonly PlacedCallout[],
  height: number,
  others: readonly { id: string; spots: readonly Position[]; bulk: readonly Position[] }[],
): number {
  let cost = 0
  placed.forEach((one, index) => {
    cost += Math.hypot(one.edge.x - one.at.x, (one.edge.y - one.wantedY) * 1.6)
    cost +=
      Math.max(0, one.edge.y + one.height / 2 - height) * 40 + Math.max(0, one.height / 2 - one.edge.y) * 40
    for (const other of others) {
      if (other.id === one.id) continue
      cost += 30 * other.spots.filter((spot) => isNear(spot, one, 8)).length
      cost += 300 * other.bulk.filter((spot) => isNear(spot, one, 8)).length
    }
    placed.forEach((other, place) => {
      if (place === index) return
      if (place > index && areCrossing(one, other)) cost += 400
      if (isNear(other.at, one, 9)) cost += 200
    })
  })
  const onLeft = placed.filter(({ side }) => side === 'left').length
  return cost + Math.max(0, Math.abs(placed.length - 2 * onLeft) - 1) * 8
}

const turn = (a: Position, b: Position, c: Position) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

const areCrossing = (one: PlacedCallout, other: PlacedCallout): boolean =>
  turn(one.edge, one.at, other.edge) * turn(one.edge, one.at, other.at) < 0 &&
  turn(other.edge, other.at, one.edge) * turn(other.edge, other.at, one.at) < 0

/** Whether a leader line passes a point at less than `gap`. */
function isNear(spot: Position, { edge, at }: PlacedCallout, gap: number): boolean {
  if (spot.y < Math.min(edge.y, at.y) - gap || spot.y > Math.max(edge.y, at.y) + gap) return false
  const dx = at.x - edge.x
  const dy = at.y - edge.y
  const t = ((spot.x - edge.x) * dx + (spot.y - edge.y) * dy) / (dx * dx + dy * dy || 1)
  const near = Math.min(1, Math.max(0, t))
  return Math.hypot(spot.x - edge.x - near * dx, spot.y - edge.y - near * dy) < gap
}
