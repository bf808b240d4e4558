import type { Position } from '../position.ts'
import { textWidth, wrapped } from '../scale.ts'
import { labelSize } from '../svg.tsx'
import { type Sector, onDisc, roomInside } from './sectors.ts'
import { spreadOut } from './spread-out.ts'

const line = 18
/** Between the disc and a name beside it, with a leader across. */
const leader = 22

const nowhere: SectorLabel = { lines: [], at: { x: 0, y: 0 }, leader: null }

/** Writing about a sector, in it or beside the disc with a leader from the rim. */
interface SectorLabel {
  lines: string[]
  /** Middle of the writing. */
  at: Position
  leader: Position[] | null
}

export interface CircleLayout {
  radius: number
  center: Position
  width: number
  /** Height of the disc and what stands beside it, without the key. */
  height: number
  labels: SectorLabel[]
  /** What has to be named in a key, since it stands neither in nor beside its sector. */
  key: { index: number; text: string }[]
}

export interface Writing {
  label: string
  /** Percent, or what stands in its place; may be empty. */
  shown: string
}

const textLines = ({ label, shown }: Writing, most: number): string[] => {
  const lines = wrapped(label, most, labelSize)
  const last = lines.at(-1) ?? ''
  if (!shown) return lines
  return lines.length === 1 && textWidth(`${last} ${shown}`, labelSize) <= most
    ? [`${last} ${shown}`]
    : [...lines, shown]
}

const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map((text) => textWidth(text, labelSize)))

interface DiscNeeds {
  /** Room to leave around the disc and beside the names, for badges. */
  rim: number
  /** How far from the center the pointer of a spinner reaches in a sector. */
  reach: (index: number) => number
}

/** Writing set in its sector, where it fits. */
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

/** A name beside a disc whose center is the origin, on the given side. */
interface Beside {
  index: number
  lines: string[]
  isRight: boolean
  rim: Position
  elbow: Position
}

/**
 * Names of one side in a column, at least `least` pixels each, with a line from each sector; undefined where a line
 * would cross the disc.
 */
function columnOf(
  names: readonly Beside[],
  radius: number,
  least: number,
): Map<number, SectorLabel> | undefined {
  const sorted = names.toSorted((a, b) => a.elbow.y - b.elbow.y)
  const heights = spreadOut(
    sorted.map(({ elbow, lines }) => ({ y: elbow.y, tall: Math.max(lines.length * line + 6, least) })),
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

/** A disc of one size whose names all stand in their sectors or beside them, in lines of at most `most` pixels. */
function discBesideNames(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  { radius, most, rim, reach }: DiscNeeds & { radius: number; most: number },
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
        lines: textLines(writings[index] ?? { label: '', shown: '' }, most),
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

/** The largest disc that has room for its names; undefined where it would be too small to read. */
function directLayout(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  room: number,
  needs: DiscNeeds,
): CircleLayout | undefined {
  for (const radius of [130, 122, 114, 106, 98, 90]) {
    for (const most of [170, 130, 100, 76]) {
      const layout = discBesideNames(sectors, writings, { radius, most, ...needs })
      if (layout && layout.width <= room) return layout
    }
  }
  return undefined
}

/** A disc with what fits into its sectors; the rest goes into a key. */
function keyedLayout(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  room: number,
  { rim, reach }: DiscNeeds,
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

/** Where the disc stands and where its writing goes: beside it where the room allows, else in a key under it. */
export function circleLayout(
  sectors: readonly Sector[],
  writings: readonly Writing[],
  room: number,
  needs: DiscNeeds = { rim: 0, reach: () => 0 },
): CircleLayout {
  return directLayout(sectors, writings, room, needs) ?? keyedLayout(sectors, writings, room, needs)
}
