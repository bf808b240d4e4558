import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { textWidth, wrapped } from '../scale.ts'
import { labelSize } from '../svg.tsx'

export type TreeData = FigureOf<'tree'>

interface TreeNode {
  label: string
  chance?: string | undefined
  outcome?: string | undefined
  id?: string | undefined
  branches?: readonly TreeNode[] | undefined
}

/**
 * A node of the tree with its position, in pixels. Its branch slants from `from`, then runs horizontally with its
 * probability above. The label follows the run, or hangs below it in a narrow tree.
 */
export interface LaidNode {
  key: string
  id: string | undefined
  isEnd: boolean
  lines: string[]
  /** The height of the branch's horizontal run, and where the run ends. */
  y: number
  runTo: number
  /** The start of the label, at the middle of its lines. */
  at: Position
  labelEnd: number
  /** Where the parent ends, and where the slanted part starts and ends. */
  from: Position
  fanFrom: number
  fanTo: number
  /** Above the run. */
  chance: { text: string; at: Position } | null
  outcome: string[]
}

interface TreeLayout {
  width: number
  height: number
  root: Position
  nodes: LaidNode[]
  headings: { lines: string[]; x: number; anchor: 'start' | 'middle' }[]
  outcomesAt: number
}

const line = 18
const askedWidth = 26
const chanceWidth = (text: string) => (text === '?' ? askedWidth : textWidth(text, labelSize))

function stagesOf(branches: readonly TreeNode[]): TreeNode[][] {
  const stages: TreeNode[][] = []
  for (let stage = [...branches]; stage.length > 0; stage = stage.flatMap((node) => node.branches ?? []))
    stages.push(stage)
  return stages
}

interface Column {
  label: number
  run: number
}

const widest = (texts: readonly string[], max: number): number =>
  Math.max(
    0,
    ...texts.flatMap((text) => wrapped(text, max, labelSize)).map((words) => textWidth(words, labelSize)),
  )

/** The widths of each stage's text if labels wrap at `most` pixels. */
function columnsOf(stages: readonly TreeNode[][], max: number, isNarrow: boolean): Column[] {
  return stages.map((nodes) => {
    const label = widest(
      nodes.map((node) => node.label),
      max,
    )
    const chance = Math.max(0, ...nodes.map((node) => (node.chance ? chanceWidth(node.chance) : 0)))
    if (isNarrow) return { label: 0, run: Math.max(label, chance) + 6 }
    return { label: label + 10, run: Math.max(chance, 4) + 6 }
  })
}

/** How wide the text may be so that the whole tree fits: wide, tight, or with labels under the branches. */
function fitColumns(figure: TreeData, stages: readonly TreeNode[][], room: number, hasBadges: boolean) {
  const badge = hasBadges ? 34 : 0
  const outcomes = stages.flat().map((node) => node.outcome ?? '')
  const heading = figure.outcomeLabel ? textWidth(figure.outcomeLabel, labelSize) : 0
  const endWidthOf = (max: number) => Math.max(widest(outcomes, max) + badge, heading)
  const fixedWidth = (max: number, isNarrow: boolean) =>
    columnsOf(stages, max, isNarrow).reduce((sum, column) => sum + column.label + column.run, 6) +
    (endWidthOf(max) > 0 ? endWidthOf(max) + 12 : 0)
  const fits = ({ max, isNarrow }: { max: number; isNarrow: boolean }) =>
    fixedWidth(max, isNarrow) + stages.length * (isNarrow ? 14 : 24) <= room
  const { max, isNarrow } = [
    { max: 150, isNarrow: false },
    { max: 100, isNarrow: false },
    { max: 100, isNarrow: true },
  ].find(fits) ?? { max: 70, isNarrow: true }
  const columns = columnsOf(stages, max, isNarrow)
  const fan = Math.max(7, Math.min(56, (room - fixedWidth(max, isNarrow)) / stages.length))
  return { max, isNarrow, endWidth: endWidthOf(max), columns, fan }
}

/** Lays the tree out from the root on the left to its leaves on the right; `hasBadges` makes room beside the leaves. */
export function treeLayout(figure: TreeData, room: number, hasBadges: boolean): TreeLayout {
  const stages = stagesOf(figure.branches)
  const { max, isNarrow, endWidth, columns, fan } = fitColumns(figure, stages, room, hasBadges)

  const starts: number[] = []
  const outcomesAt =
    columns.reduce((x, column) => {
      starts.push(x)
      return x + fan + column.run + column.label
    }, 6) + (isNarrow ? 10 : 4)
  const last = columns.at(-1) ?? { label: 0, run: 0 }
  const headings = [
    ...(figure.stages ?? []).map((text, stage) => {
      const column = columns[stage] ?? last
      const wide = fan + column.run + column.label - 6
      return {
        lines: wrapped(text, wide - 6, labelSize),
        x: (starts[stage] ?? 0) + (wide + (isNarrow ? fan : 0)) / 2,
        anchor: 'middle' as const,
      }
    }),
    ...(figure.outcomeLabel
      ? [{ lines: [figure.outcomeLabel], x: outcomesAt, anchor: 'start' as const }]
      : []),
  ]
  const headHeight = Math.max(0, ...headings.map(({ lines }) => lines.length)) * line
  const hasChances = stages.flat().some((node) => node.chance)

  let y = headHeight + (headHeight > 0 ? 12 : hasChances ? 8 : 2)
  const nodes: LaidNode[] = []
  const place = (
    branches: readonly TreeNode[],
    stage: number,
    trail: string,
  ): { y: number; own: LaidNode[] } => {
    const column = columns[stage] ?? last
    const start = starts[stage] ?? 0
    const own = branches.map((node, index): LaidNode => {
      const key = `${trail}${index}`
      const below =
        node.branches && node.branches.length > 0 ? place(node.branches, stage + 1, `${key}.`) : null
      const lines = wrapped(node.label, max, labelSize)
      const outcome = node.outcome ? wrapped(node.outcome, max, labelSize) : []
      const written = lines.length * line + (isNarrow && hasChances ? line + 6 : 0)
      const tall = Math.max(
        written + (isNarrow ? 14 : 8),
        outcome.length * line + 8,
        hasBadges || hasChances ? 32 : 28,
      )
      // In a narrow tree the label hangs under the run.
      const rise = isNarrow ? (hasChances ? line + 6 : 6) : tall / 2
      const middle = below?.y ?? y + rise
      if (!below) y += tall
      const wide = Math.max(...lines.map((words) => textWidth(words, labelSize)))
      const runEnd = start + fan + column.run
      const at = isNarrow
        ? { x: runEnd - column.run / 2 - wide / 2, y: middle + 3 + (lines.length * line) / 2 }
        : { x: runEnd + 4, y: middle }
      const labelEnd = at.x + wide
      const from = { x: isNarrow ? runEnd : labelEnd + 5, y: middle }
      for (const child of below?.own ?? []) child.from = from
      const laid: LaidNode = {
        key,
        id: node.id,
        isEnd: below === null,
        lines,
        y: middle,
        runTo: isNarrow ? runEnd : runEnd - 1,
        at,
        labelEnd: isNarrow ? runEnd : labelEnd,
        from: { x: 6, y: 0 },
        fanFrom: start,
        fanTo: start + fan,
        chance: node.chance
          ? { text: node.chance, at: { x: runEnd - column.run / 2, y: middle - 12 } }
          : null,
        outcome,
      }
      nodes.push(laid)
      return laid
    })
    // Extra space between families in the last stages.
    y += 6
    return { y: ((own[0]?.y ?? 0) + (own.at(-1)?.y ?? 0)) / 2, own }
  }
  const top = place(figure.branches, 0, '')
  const root = { x: 6, y: top.y }
  for (const node of top.own) node.from = root
  return {
    width: endWidth > 0 ? outcomesAt + endWidth : outcomesAt - 8,
    height: y - stages.length * 6 + 4,
    root,
    nodes,
    headings,
    outcomesAt,
  }
}
