import type { SkillLesson, SkillSummary } from '@skills-center/contract/skills'
import { t } from '../language/messages.ts'

type Grown = Pick<SkillLesson, 'skill' | 'foundations' | 'prerequisites' | 'next' | 'links'>

/** A skill with its position: horizontal values in percent of the drawing's width, heights in rem. */
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
  /** The number of skills that did not fit. */
  readonly leftOut: number
}

export interface MapDrawing {
  /** In rem. */
  readonly height: number
  readonly groups: readonly PlacedGroup[]
  /** Paths in a box 100 wide and `height` high. */
  readonly lines: readonly { readonly key: string; readonly path: string }[]
}

export const nodeHeight = 4.5
const titleHeight = 2
const rowGap = 0.75
/** The gap between two columns, in percent of the width. */
const columnGap = 5
const maxInColumn = 5
const maxInRung = 3
/** The positions of a ladder's rail and rungs, in percent of the width. */
const railAt = 1
const rungsFrom = 7

/**
 * A skill between its prerequisites and the skills that build on it: from left to right with a line for each link if
 * there is room, otherwise as a ladder from top to bottom.
 */
export function layOutMap(lesson: Grown, isWide: boolean): MapDrawing {
  const groups = [
    { title: t('skills/two-steps-back'), skills: lesson.foundations },
    { title: t('skills/builds-on'), skills: lesson.prerequisites },
    { title: t('skills/this-skill'), skills: [lesson.skill] },
    { title: t('skills/leads-to'), skills: lesson.next },
  ].filter(({ skills }) => skills.length > 0)
  if (!isWide) return inRungs(groups)
  const placed = inColumns(groups)
  const nodes = new Map(
    placed.groups.flatMap((group, index) =>
      group.nodes.map((node) => [node.skill.id, { ...node, place: index }] as const),
    ),
  )
  const ahead = lesson.next.map(({ id }) => ({ from: lesson.skill.id, to: id }))
  const lines = [...lesson.links, ...ahead].flatMap(({ from, to }) => {
    const [start, end] = [nodes.get(from), nodes.get(to)]
    return start === undefined || end === undefined
      ? []
      : [{ key: `${from} ${to}`, path: across(start, end) }]
  })
  return { ...placed, lines }
}

interface Group {
  readonly title: string
  readonly skills: readonly SkillSummary[]
}

function inColumns(groups: readonly Group[]): Omit<MapDrawing, 'lines'> {
  const width = (100 - columnGap * (groups.length - 1)) / groups.length
  const max = Math.max(...groups.map(({ skills }) => Math.min(maxInColumn, skills.length)))
  const spanOf = (count: number) => count * nodeHeight + (count - 1) * rowGap
  return {
    height: titleHeight + spanOf(max),
    groups: groups.map(({ title, skills }, column) => {
      const shown = skills.slice(0, maxInColumn)
      const left = column * (width + columnGap)
      const top = titleHeight + (spanOf(max) - spanOf(shown.length)) / 2
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

function inRungs(groups: readonly Group[]): MapDrawing {
  let top = 0
  const width = 100 - rungsFrom
  const placed = groups.map(({ title, skills }) => {
    const shown = skills.slice(0, maxInRung)
    const start = top
    const nodes = shown.map((skill, row): PlacedNode => {
      return { skill, left: rungsFrom, width, top: start + titleHeight + row * (nodeHeight + rowGap) }
    })
    top = start + titleHeight + shown.length * (nodeHeight + rowGap)
    return {
      title,
      left: rungsFrom,
      width,
      top: start,
      nodes,
      leftOut: skills.length - shown.length,
    }
  })
  const nodes = placed.flatMap((group) => group.nodes)
  const [first = 0, last = 0] = [nodes[0], nodes.at(-1)].map((node) => (node?.top ?? 0) + nodeHeight / 2)
  const rungs = nodes.map((node) => ({
    key: node.skill.id,
    path: `M${railAt} ${figure(node.top + nodeHeight / 2)}H${rungsFrom}`,
  }))
  return {
    height: top - rowGap,
    groups: placed,
    lines: [{ key: 'rail', path: `M${railAt} ${figure(first)}V${figure(last)}` }, ...rungs],
  }
}

type Ended = PlacedNode & { readonly place: number }
const figure = (value: number): string => String(Math.round(value * 100) / 100)

/** From the right side of one node to the left side of the other; within a column, around the left side. */
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

const curve = (x: number, y: number, ...rest: readonly [number, number, number, number, number, number]) =>
  `M${figure(x)} ${figure(y)}C${rest.map(figure).join(' ')}`
