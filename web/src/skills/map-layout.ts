import type { SkillId } from '@skills-center/contract/ids'
import type { SkillLesson, SkillSummary } from '@skills-center/contract/skills'

type Grown = Pick<SkillLesson, 'skill' | 'foundations' | 'prerequisites' | 'next' | 'links'>

/** A skill at its place: sides in percent of the drawing's width, heights in rem. */
export interface PlacedNode {
  readonly skill: SkillSummary
  readonly left: number
  readonly width: number
  readonly top: number
}

export interface PlacedGroup {
  readonly title: string
  readonly left: number
  readonly width: number
  readonly top: number
  readonly nodes: readonly PlacedNode[]
  /** Skills for which there was no room. */
  readonly leftOut: number
}

export interface MapDrawing {
  /** In rem. */
  readonly height: number
  readonly groups: readonly PlacedGroup[]
  /** Paths in a box 100 wide and `height` high. */
  readonly links: readonly { readonly from: SkillId; readonly to: SkillId; readonly path: string }[]
}

export const nodeHeight = 4.5
const titleHeight = 2
const rowGap = 0.75
/** Percent of the width between two columns. */
const columnGap = 5
const mostInGroup = 5

/**
 * A skill between what it builds on and what it leads to: from left to right where the drawing is `wide`, else from
 * top to bottom.
 */
export function layOutMap(lesson: Grown, isWide: boolean): MapDrawing {
  const groups = [
    { title: 'Two steps back', skills: lesson.foundations },
    { title: 'Builds on', skills: lesson.prerequisites },
    { title: 'This skill', skills: [lesson.skill] },
    { title: 'Leads to', skills: lesson.next },
  ].filter(({ skills }) => skills.length > 0)
  const placed = isWide ? inColumns(groups) : inRows(groups)
  const nodes = new Map(
    placed.groups.flatMap((group, place) =>
      group.nodes.map((node) => [node.skill.id, { ...node, place }] as const),
    ),
  )
  const ahead = lesson.next.map(({ id }) => ({ from: lesson.skill.id, to: id }))
  const links = [...lesson.links, ...ahead].flatMap(({ from, to }) => {
    const [start, end] = [nodes.get(from), nodes.get(to)]
    if (start === undefined || end === undefined) return []
    return [{ from, to, path: isWide ? across(start, end) : down(start, end) }]
  })
  return { ...placed, links }
}

interface Group {
  readonly title: string
  readonly skills: readonly SkillSummary[]
}

function inColumns(groups: readonly Group[]): Pick<MapDrawing, 'height' | 'groups'> {
  const width = (100 - columnGap * (groups.length - 1)) / groups.length
  const most = Math.max(...groups.map(({ skills }) => Math.min(mostInGroup, skills.length)))
  const spanOf = (count: number) => count * nodeHeight + (count - 1) * rowGap
  return {
    height: titleHeight + spanOf(most),
    groups: groups.map(({ title, skills }, column) => {
      const shown = skills.slice(0, mostInGroup)
      const left = column * (width + columnGap)
      const top = titleHeight + (spanOf(most) - spanOf(shown.length)) / 2
      return {
        title,
        left,
        width,
        top: top - titleHeight,
        nodes: shown.map((skill, row) => ({ skill, left, width, top: top + row * (nodeHeight + rowGap) })),
        leftOut: skills.length - shown.length,
      }
    }),
  }
}

function inRows(groups: readonly Group[]): Pick<MapDrawing, 'height' | 'groups'> {
  const half = (100 - columnGap) / 2
  let top = 0
  const placed = groups.map(({ title, skills }) => {
    const shown = skills.slice(0, mostInGroup)
    const start = top
    const nodes = shown.map((skill, place): PlacedNode => {
      const isAlone = place === shown.length - 1 && place % 2 === 0
      return {
        skill,
        left: isAlone || place % 2 === 0 ? 0 : half + columnGap,
        width: isAlone ? 100 : half,
        top: start + titleHeight + Math.floor(place / 2) * (nodeHeight + rowGap),
      }
    })
    top = (nodes.at(-1)?.top ?? start) + nodeHeight + rowGap
    return { title, left: 0, width: 100, top: start, nodes, leftOut: skills.length - shown.length }
  })
  return { height: top - rowGap, groups: placed }
}

type Ended = PlacedNode & { readonly place: number }
const figure = (value: number): string => String(Math.round(value * 100) / 100)

/** From the right side of one to the left side of the other; within a column, round its left side. */
function across(start: Ended, end: Ended): string {
  const [from, to] = [start.top + nodeHeight / 2, end.top + nodeHeight / 2]
  if (start.place === end.place) {
    const bend = start.left - columnGap / 2
    return curve(start.left, from, bend, from, bend, to, end.left, to)
  }
  const right = start.left + start.width
  const middle = (right + end.left) / 2
  return curve(right, from, middle, from, middle, to, end.left, to)
}

/** From the foot of one to the head of the other; side by side, from side to side. */
function down(start: Ended, end: Ended): string {
  if (start.top === end.top) {
    const [first, second] = start.left < end.left ? [start, end] : [end, start]
    const y = start.top + nodeHeight / 2
    return curve(first.left + first.width, y, 50, y, 50, y, second.left, y)
  }
  const [upper, lower] = start.top < end.top ? [start, end] : [end, start]
  const [x, y] = [upper.left + upper.width / 2, upper.top + nodeHeight]
  const x2 = lower.left + lower.width / 2
  const middle = (y + lower.top) / 2
  return curve(x, y, x, middle, x2, middle, x2, lower.top)
}

const curve = (x: number, y: number, ...rest: readonly [number, number, number, number, number, number]) =>
  `M${figure(x)} ${figure(y)}C${rest.map(figure).join(' ')}`
