import type { Position } from '../position.ts'
import { textWidth, wrapped } from '../scale.ts'
import { labelSize } from '../svg.tsx'
import { type Sector, onDisc, roomInside } from './sectors.ts'
import { spreadOut } from './spread-out.ts'

const line = 18
/** The gap between the disc and a name beside it, crossed by a leader line. */
const leader = 22

const nowhere: SectorLabel = { lines: [], at: { x: 0, y: 0 }, leader: null }

/** The label of a sector: inside it, or beside the disc with a leader line from the rim. */
interface SectorLabel {
  lines: string[]
  /** The center of the text. */
  at: Position
  leader: Position[] | null
}

export interface CircleLayout {
  radius: number
  center: Position
  width: number
  /** The height of the disc and its outside labels, without the legend. */
  height: number
  labels: SectorLabel[]
  /** Sectors named in a legend, because their names fit neither inside nor beside them. */
  key: { index: number; text: string }[]
}

export interface Writing {
  label: string
  /** The percentage or the text in its place; may be empty. */
  shown: string
}

const textLines = ({ label, shown }: Writing, max: number): string[] => {
  const lines = wrapped(label, max, labelSize)
  const last = lines.at(-1) ?? ''
  if (!shown) return lines
  return lines.length === 1 && textWidth(`${last} ${shown}`, labelSize) <= max
    ? [`${last} ${shown}`]
    : [...lines, shown]
}

const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map((text) => textWidth(text, labelSize)))

interface DiscOptions {
  /** Space to leave around the disc and beside the names, for badges. */
  rim: number
  /** How far from the center a spinner's pointer reaches in a sector. */
  reach: (index: number) => number
}

/** A label inside its sector, if it fits. */
function insideLabel(
  options: readonly string[][],
  sector: Sector,
  disc: { radius: number; center: Position },
  reach: number,
): SectorLabel | null {
  for (const lines of options) {
    const off = roomInside(sector, disc.radius, lines, labelSize, reach)
    if (off) return { lines, at: { x: disc.center.x + off.x, y: disc.center.y + off.y }, leader: null }
  }
  return null
}

function moved(label: SectorLabel, by: Position): SectorLabel {
  const move = ({ x, y }: Position) => ({ x: x + by.x, y: y + by.y })
  return { ...label, at: move(label.at), leader: label.leader && label.leader.map(move) }
}

const insideOptions = (writing: Writing): string[][] => [
  [...wrapped(writing.label, 110, labelSize), ...(writing.shown ? [writing.shown] : [])],
  textLines(writing, 150),
]

/** A name to the left or right of a disc centered at the origin. */
interface Beside {
  index: number
  lines: string[]
  isRight: boolean
  rim: Position
  elbow: Position
}

/**
 * A column of the names on one side, each at least `least` pixels high, with a leader line from each sector; undefined
 * if a line would cross the disc.
 */
function columnOf(
  names: readonly Beside[],
  radius: number,
  min: number,
): Map<number, SectorLabel> | undefined {
  const sorted = names.toSorted((a, b) => a.elbow.y - b.elbow.y)
  const heights = spreadOut(
    sorted.map(({ elbow, lines }) => ({ y: elbow.y, tall: Math.max(lines.length * line + 6, min) })),
  )
  const labels = new Map<number, SectorLabel>()
  for (const [place, { index, lines, isRight, rim, elbow }] of sorted.entries()) {
    const out = isRight ? 1 : -1
    const edge = { x: out * (radius + leader - 4), y: heights[place] ?? elbow.y }
    const steps = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1]
    const isClear = steps.every(
      (step) =>
        Math.hypot(elbow.x + (edge.x - elbow.x) * step, elbow.y + (edge.y - elbow.y) * step) > radius + 3,
    )
    if (!isClear) return undefined
    const at = { x: edge.x + out * (widthOf(lines) / 2 + 4), y: edge.y }
    labels.set(index, { lines, at, leader: [rim, elbow, edge] })
  }
  return labels
}

/** A disc of one size with all names inside or beside their sectors, in lines of at most `most` pixels. */
function discBesideNames(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  { radius, max, rim, reach }: DiscOptions & { radius: number; max: number },
): CircleLayout | undefined {
  const origin = { x: 0, y: 0 }
  const inside = sectors.map((sector, index) => {
    const writing = writings[index] ?? { label: '', shown: '' }
    return insideLabel(insideOptions(writing), sector, { radius, center: origin }, reach(index))
  })
  const beside = sectors.flatMap((sector, index): Beside[] => {
    if (inside[index]) return []
    return [
      {
        index,
        lines: textLines(writings[index] ?? { label: '', shown: '' }, max),
        isRight: Math.sin(sector.middle) >= 0,
        rim: onDisc(origin, sector.middle, radius - 6),
        elbow: onDisc(origin, sector.middle, radius + 10),
      },
    ]
  })
  const columns = [false, true].map((isRight) =>
    columnOf(
      beside.filter((name) => name.isRight === isRight),
      radius,
      rim,
    ),
  )
  const [toLeft, toRight] = columns
  if (!toLeft || !toRight) return undefined
  const sideWidth = (column: ReadonlyMap<number, SectorLabel>) =>
    column.size === 0
      ? Math.max(4, rim)
      : Math.max(...[...column.values()].map(({ lines }) => widthOf(lines))) + leader + 4 + rim
  const half = radius + Math.max(12, rim)
  const heights = [...toLeft.values(), ...toRight.values()]
  const above = Math.max(half, ...heights.map(({ at, lines }) => (lines.length * line) / 2 + 4 - at.y))
  const below = Math.max(half, ...heights.map(({ at, lines }) => at.y + (lines.length * line) / 2 + 4))
  const center = { x: sideWidth(toLeft) + radius, y: above }
  const labels = inside.map((label, index) =>
    moved(label ?? toLeft.get(index) ?? toRight.get(index) ?? nowhere, center),
  )
  return {
    radius,
    center,
    width: center.x + radius + sideWidth(toRight),
    height: above + below,
    labels,
    key: [],
  }
}

/** The largest disc with room for its names; undefined if it would be too small to read. */
function directLayout(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  room: number,
  options: DiscOptions,
): CircleLayout | undefined {
  for (const radius of [130, 122, 114, 106, 98, 90]) {
    for (const max of [170, 130, 100, 76]) {
      const layout = discBesideNames(sectors, writings, { radius, max, ...options })
      if (layout && layout.width <= room) return layout
    }
  }
  return undefined
}

/** A disc with the names that fit in its sectors; the others go into a legend. */
function keyedLayout(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  room: number,
  { rim, reach }: DiscOptions,
): CircleLayout {
  const radius = Math.min(120, room / 2 - Math.max(2, rim))
  const half = radius + Math.max(2, rim)
  const disc = { radius, center: { x: 0, y: 0 } }
  const key: CircleLayout['key'] = []
  const labels = sectors.map((sector, index): SectorLabel => {
    const writing = writings[index] ?? { label: '', shown: '' }
    const whole = insideLabel(insideOptions(writing), sector, disc, reach(index))
    if (whole) return whole
    const shown = writing.shown ? insideLabel([[writing.shown]], sector, disc, reach(index)) : null
    const isComplete = shown !== null || writing.shown === ''
    key.push({ index, text: isComplete ? writing.label : `${writing.label}: ${writing.shown}` })
    return shown ?? nowhere
  })
  const keyWidth = Math.max(0, ...key.map(({ text }) => textWidth(text, labelSize) + 40))
  const width = Math.max(2 * half, Math.min(room, keyWidth))
  const center = { x: width / 2, y: half }
  return { radius, center, width, height: 2 * half, labels: labels.map((label) => moved(label, center)), key }
}

/** The position of the disc and its labels: beside it if there is room, otherwise in a legend below. */
export function circleLayout(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  room: number,
  options: DiscOptions = { rim: 0, reach: () => 0 },
): CircleLayout {
  return directLayout(sectors, writings, room, options) ?? keyedLayout(sectors, writings, room, options)
}
