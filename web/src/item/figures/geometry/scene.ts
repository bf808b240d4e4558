import { withMinus } from '../numeral.ts'
import { type Box, boxAround, boxOf, boxOver, grown } from './boxes.ts'
import { type Extent, type Line, clearance, extentOf, isInTheWay, placed } from './label-positions.ts'
import { type Vector, isInside, minus, plus, times, unit } from './vector.ts'

export type Fill = 'faint' | 'soft' | 'middle' | 'strong' | 'ground' | 'veil' | 'none'
export type Look =
  | 'outline'
  | 'bold'
  | 'line'
  | 'dashed'
  | 'fold'
  | 'axis'
  | 'mark'
  | 'hatch'
  | 'fine'
  | 'grid'

export type Mark =
  | { type: 'area'; rings: Vector[][]; fill: Fill }
  | { type: 'line'; points: Vector[]; look: Look; isClosed: boolean }
  | { type: 'dot'; at: Vector }
  | { type: 'head'; tip: Vector; degrees: number }
  | {
      type: 'text'
      at: Vector
      text: string
      tone: 'ink' | 'soft'
      isStrong: boolean
      /** Whether a line crosses the text, which then needs an outline. */
      isCrossing: boolean
      /** The fills below it, from which the outline takes its color. */
      ground: Fill[]
    }
  | { type: 'spot'; at: Vector; id: string }

/** A drawing in pixels: its marks, in drawing order, and its bounding box. */
export interface Scene {
  marks: Mark[]
  box: Box
}

export const textSize = 15
const lineHeight = 17
const spotExtent: Extent = { width: 30, height: 30 }

interface Leader {
  to: Vector
  places: (extent: Extent) => Vector[]
}

interface TextLook {
  tone?: 'ink' | 'soft'
  isStrong?: boolean
  /** Positions farther away, with a leader line from the text to what it labels. */
  leader?: Leader
}

export interface SceneBuilder {
  area: (rings: Vector[][], fill: Fill) => void
  line: (points: Vector[], look: Look, isClosed?: boolean) => void
  dot: (at: Vector) => void
  /** An arrowhead and its direction. */
  head: (tip: Vector, degrees: number) => void
  /** Text, in lines, at the best of the positions that `places` returns for its size. Draws nothing if empty. */
  text: (text: string, places: (extent: Extent) => Vector[], look?: TextLook) => void
  spot: (id: string, places: (extent: Extent) => Vector[], leader?: Leader) => void
  /** Chooses a position for every text and spot: spots first, then texts in the order they were added. */
  finish: () => Scene
}

/** Collects marks. Text is placed only when every line is known. */
export function createScene(): SceneBuilder {
  const marks: Mark[] = []
  const lines: Line[] = []
  const taken: Box[] = []
  const boxes: Box[] = []
  const spots: { id: string; places: Vector[]; led: Vector[]; to?: Vector | undefined }[] = []
  const texts: { text: string; extent: Extent; places: Vector[]; led: Vector[]; look: TextLook }[] = []

  return {
    area(rings, fill) {
      marks.push({ type: 'area', rings, fill })
      boxes.push(boxOf(rings.flat()))
    },
    line(points, look, isClosed = false) {
      marks.push({ type: 'line', points, look, isClosed })
      boxes.push(boxOf(points))
      const [first] = points
      if (look !== 'grid' && look !== 'fine') {
        lines.push({
          points: isClosed && first !== undefined ? [...points, first] : points,
          isFaint: look === 'dashed',
        })
      }
    },
    dot(at) {
      marks.push({ type: 'dot', at })
      taken.push(boxAround(at, 9, 9))
      boxes.push(boxAround(at, 9, 9))
    },
    head(tip, degrees) {
      marks.push({ type: 'head', tip, degrees })
      boxes.push(boxAround(tip, 8, 8))
      taken.push(boxAround(tip, 12, 12))
    },
    text(text, places, look = {}) {
      if (text === '') return
      const shown = withMinus(text)
      const extent = extentOfLines(shown.split('\n'))
      const led = look.leader?.places(extent) ?? []
      texts.push({ text: shown, extent, places: [...places(extent), ...led], led, look })
    },
    spot(id, places, leader) {
      const led = leader?.places(spotExtent) ?? []
      spots.push({ id, places: [...places(spotExtent), ...led], led, to: leader?.to })
    },
    finish() {
      const requests = [...spots.map(({ places }) => ({ places, extent: spotExtent })), ...texts]
      const chosen = placed(requests, lines, taken)
      const written: Mark[] = []
      for (const [index, { extent }] of requests.entries()) {
        const at = chosen[index] ?? { x: 0, y: 0 }
        boxes.push(boxAround(at, extent.width, extent.height))
        const spot = spots[index]
        if (spot?.to && spot.led.includes(at)) written.push(leaderLine(at, spot.to, extent))
        if (spot) written.push({ type: 'spot', at, id: spot.id })
        const text = texts[index - spots.length]
        if (text) {
          const { tone = 'ink', isStrong = true, leader } = text.look
          if (leader && text.led.includes(at)) written.push(leaderLine(at, leader.to, extent))
          const box = boxAround(at, extent.width, extent.height)
          const isCrossing = lines.some((line) => isInTheWay(box, line))
          const ground = groundAt(marks, at)
          const rows = text.text.split('\n')
          for (const [row, shown] of rows.entries()) {
            const down = (row - (rows.length - 1) / 2) * lineHeight
            const place = plus(at, { x: 0, y: down })
            written.push({ type: 'text', at: place, text: shown, tone, isStrong, isCrossing, ground })
          }
        }
      }
      return { marks: [...marks, ...written], box: grown(boxOver(boxes), 2) }
    },
  }
}

function extentOfLines(texts: readonly string[]): Extent {
  const extents = texts.map((text) => extentOf(text, textSize))
  return {
    width: Math.max(...extents.map(({ width }) => width)),
    height: (texts.length - 1) * lineHeight + (extents[0]?.height ?? 0),
  }
}

/** The leader line from the edge of text to what it labels. */
function leaderLine(at: Vector, to: Vector, extent: Extent): Mark {
  const way = minus(to, at)
  const start = plus(at, times(unit(way), clearance(extent, way) + 3))
  return { type: 'line', points: [start, to], look: 'fine', isClosed: false }
}

/** The fills at a point, above the topmost opaque one. */
function groundAt(marks: readonly Mark[], at: Vector): Fill[] {
  let fills: Fill[] = []
  for (const mark of marks) {
    if (mark.type !== 'area' || mark.fill === 'none') continue
    const rings = mark.rings.filter((ring) => isInside(at, ring))
    if (rings.length % 2 === 0) continue
    fills = mark.fill === 'ground' ? [] : [...fills, mark.fill]
  }
  return fills
}

/** The scene moved by `by`. */
export function moved(scene: Scene, by: Vector): Scene {
  const { box } = scene
  return {
    marks: scene.marks.map((mark) => movedMark(mark, by)),
    box: {
      left: box.left + by.x,
      right: box.right + by.x,
      top: box.top + by.y,
      bottom: box.bottom + by.y,
    },
  }
}

function movedMark(mark: Mark, by: Vector): Mark {
  switch (mark.type) {
    case 'area':
      return { ...mark, rings: mark.rings.map((ring) => ring.map((place) => plus(place, by))) }
    case 'line':
      return { ...mark, points: mark.points.map((place) => plus(place, by)) }
    case 'head':
      return { ...mark, tip: plus(mark.tip, by) }
    case 'dot':
    case 'text':
    case 'spot':
      return { ...mark, at: plus(mark.at, by) }
  }
}

export interface Room {
  width: number
  height: number
}

/** The result of `build` at the largest scale that fits. */
export const fitted = (build: (scale: number) => Scene, room: Room, max: number): Scene =>
  build(fittingScale(build, room, max))

/** The largest scale, in pixels for each unit and at most `most`, at which the result of `build` fits the room. */
export function fittingScale(build: (scale: number) => Scene, room: Room, max: number): number {
  const fits = (scale: number): boolean => {
    const { box } = build(scale)
    return box.right - box.left <= room.width && box.bottom - box.top <= room.height
  }
  if (fits(max)) return max
  let small = max / 64
  let large = max
  for (let step = 0; step < 8; step++) {
    const half = Math.sqrt(small * large)
    if (fits(half)) small = half
    else large = half
  }
  return small
}
