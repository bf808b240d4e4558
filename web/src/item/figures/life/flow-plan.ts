import type { FigureOf } from '@skills-center/contract/figure'
import { type ArrowLabel, arrowLabel } from './flow-label.ts'
import type { FlowArrow, FlowRanks } from './flow-ranks.ts'
import { stacked } from './stacked.ts'
import { type TextBoxSize, textBoxOf } from './text-box-size.ts'

type Flow = FigureOf<'flow'>

export interface FlowLook {
  way: 'across' | 'down'
  /** The maximum width of a box. */
  max: number
  letters: ReadonlyMap<string, string>
}

/**
 * A box or gap, with coordinates along the flow (`u`) and across it (`v`), so that both directions share one
 * calculation.
 */
export interface PlannedItem {
  key: string
  /** The box's id; undefined for a gap that an arrow passes through. */
  id: string | undefined
  size: TextBoxSize | undefined
  u: number
  v: number
  uSize: number
  vSize: number
}

/** One segment of an arrow, from rank to rank. */
export interface FlowStep {
  arrow: FlowArrow
  from: string
  to: string
  label: ArrowLabel | undefined
}

export interface FlowPlan {
  ranks: PlannedItem[][]
  items: ReadonlyMap<string, PlannedItem>
  steps: readonly FlowStep[]
  /** The space between consecutive ranks. */
  gaps: { start: number; end: number; isLabelled: boolean }[]
  /** The text of arrows that pass through a gap, by the gap's key. */
  gapLabels: ReadonlyMap<string, ArrowLabel>
  isAtStart: (arrow: FlowArrow) => boolean
  end: number
}

/** The positions of all boxes, and distances between ranks that leave space for the text between them. */
export function flowPlan(figure: Flow, ranked: FlowRanks, look: FlowLook): FlowPlan {
  const isAcross = look.way === 'across'
  const isSingle = ranked.ranks.every((rank) => rank.length === 1)
  const labelOf = (arrow: FlowArrow) =>
    arrowLabel(arrow.label, look.letters.has(arrow.id ?? ''), isAcross ? 92 : isSingle ? 200 : look.max)
  const beside = (label: ArrowLabel) => (isAcross ? 2 * label.height + 14 : label.width + 4)

  // Text goes in front of the box that the arrow leads to; behind the arrow's own box if several arrows join; or in a
  // gap, on an arrow that passes through one.
  const outOf = (key: string) => ranked.ways.filter(({ arrow }) => arrow.from === key).length
  const into = (key: string) => ranked.ways.filter(({ arrow }) => arrow.to === key).length
  const isAtStart = (arrow: FlowArrow) => outOf(arrow.from) === 1 && into(arrow.to) > 1
  const steps = ranked.ways.flatMap(({ arrow, keys }) =>
    keys.slice(1).map((to, index): FlowStep => {
      const label = keys.length === 2 ? labelOf(arrow) : undefined
      return { arrow, from: keys[index] ?? to, to, label }
    }),
  )
  const gapLabels = new Map(
    ranked.ways.flatMap(({ arrow, keys }) => {
      const label = labelOf(arrow)
      const middle = keys[Math.floor(keys.length / 2)]
      return label && keys.length > 2 && middle !== undefined ? [[middle, label] as const] : []
    }),
  )

  const ranks = sized(figure, ranked, look).map((rank) =>
    rank.map((item) => {
      const gapLabel = gapLabels.get(item.key)
      const own = steps.filter(({ arrow, from, to }) => (isAtStart(arrow) ? from : to) === item.key)
      const rooms = own.map(({ label }) => (label ? beside(label) : 0))
      const room = Math.max(item.vSize, gapLabel ? beside(gapLabel) : 0, ...rooms)
      return { ...item, room }
    }),
  )
  placeAcross(ranks, steps, look.max < 110 ? 10 : 18)
  const items = new Map(ranks.flatMap((rank) => rank.map((item) => [item.key, item])))
  const low = Math.min(...[...items.values()].map((item) => item.v - item.room / 2))
  for (const item of items.values()) item.v += 1 - low
  return { ranks, items, steps, gapLabels, isAtStart, ...placeAlong(ranks, steps, gapLabels, isAcross) }
}

/** Boxes of one rank have the same size along the flow; in a single column all have the same width. */
function sized(figure: Flow, ranked: FlowRanks, { way, max, letters }: FlowLook): PlannedItem[][] {
  const isAcross = way === 'across'
  const isSingle = ranked.ranks.every((rank) => rank.length === 1)
  const sizes = new Map(
    figure.boxes.map(({ id, text, note }) => [
      id,
      textBoxOf({ text, note, max, isLettered: letters.has(id) }),
    ]),
  )
  const widest = Math.max(...[...sizes.values()].map((size) => size.width))
  return ranked.ranks.map((rank) => {
    const own = rank.flatMap((item) => sizes.get(item.box ?? '') ?? [])
    const wide = Math.max(0, ...own.map((size) => size.width))
    const tall = Math.max(0, ...own.map((size) => size.height))
    return rank.map((item) => {
      const bare = item.box === undefined ? undefined : sizes.get(item.box)
      const size =
        bare &&
        (isAcross
          ? { ...bare, width: wide }
          : { ...bare, width: isSingle ? widest : bare.width, height: tall })
      const [uSize, vSize] = size ? [size.height, size.width] : [0, 16]
      const turned = isAcross && size ? { uSize: vSize, vSize: uSize } : { uSize, vSize }
      return { key: item.key, id: item.box, size, u: 0, v: 0, ...turned }
    })
  })
}

/** Moves each item toward the center of its neighbors, down the ranks, then up, repeatedly. */
function placeAcross(
  ranks: (PlannedItem & { room: number })[][],
  steps: readonly { from: string; to: string }[],
  siblingGap: number,
): void {
  const place = (rank: (PlannedItem & { room: number })[], wanted: readonly number[]) => {
    const placed = stacked(
      wanted,
      rank.map((item) => item.room),
      siblingGap,
    )
    rank.forEach((item, index) => (item.v = placed[index] ?? item.v))
  }
  for (const rank of ranks)
    place(
      rank,
      rank.map(() => 0),
    )
  const items = new Map(ranks.flatMap((rank) => rank.map((item) => [item.key, item])))
  for (let sweep = 0; sweep < 10; sweep++) {
    for (const rank of sweep % 2 === 0 ? ranks : ranks.toReversed()) {
      const wanted = rank.map((item) => {
        const near = steps.flatMap(({ from, to }) =>
          from === item.key ? (items.get(to) ?? []) : to === item.key ? (items.get(from) ?? []) : [],
        )
        return near.length === 0 ? item.v : near.reduce((sum, other) => sum + other.v, 0) / near.length
      })
      place(rank, wanted)
    }
  }
}

function placeAlong(
  ranks: PlannedItem[][],
  steps: readonly FlowStep[],
  gapLabels: ReadonlyMap<string, ArrowLabel>,
  isAcross: boolean,
): Pick<FlowPlan, 'gaps' | 'end'> {
  const along = (label: ArrowLabel | undefined) => (label ? (isAcross ? label.width : label.height) : 0)
  const gaps: FlowPlan['gaps'] = []
  let end = 1
  ranks.forEach((rank, index) => {
    const passing = rank.map((item) => along(gapLabels.get(item.key)))
    const deep = Math.max(
      ...rank.map((item) => item.uSize),
      ...passing.map((size) => (size > 0 ? size + 8 : 0)),
    )
    for (const item of rank) item.u = end + deep / 2
    end += deep
    const keys = new Set(rank.map((item) => item.key))
    const here = steps.filter(({ from }) => keys.has(from))
    const longest = Math.max(0, ...here.map(({ label }) => along(label)))
    const isBent = here.some(({ from, to }) => !isStraight(ranks, from, to))
    const size = longest > 0 ? longest + (isAcross ? 30 : 34) + (isBent ? 14 : 0) : isAcross ? 40 : 36
    gaps.push({ start: end, end: end + size, isLabelled: longest > 0 })
    if (index < ranks.length - 1) end += size
  })
  return { gaps, end }
}

/** Where an arrow leaves one item and reaches the next: straight if one of them is wide enough. */
export function connectionPoints(a: PlannedItem, b: PlannedItem): { leave: number; arrive: number } {
  const far = Math.abs(a.v - b.v)
  if (a.id !== undefined && far < a.vSize / 2 - 14) return { leave: b.v, arrive: b.v }
  if (b.id !== undefined && far < b.vSize / 2 - 14) return { leave: a.v, arrive: a.v }
  return { leave: a.v, arrive: b.v }
}

function isStraight(ranks: readonly PlannedItem[][], from: string, to: string): boolean {
  const all = ranks.flat()
  const a = all.find((item) => item.key === from)
  const b = all.find((item) => item.key === to)
  if (!a || !b) return true
  const { leave, arrive } = connectionPoints(a, b)
  return leave === arrive
}
