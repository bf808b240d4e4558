import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import { textWidth } from '../scale.ts'
import { setLines } from './set-lines.ts'
import { labelSize, tickSize } from '../svg.tsx'

type Cladogram = FigureOf<'cladogram'>

export interface CladogramLayout {
  width: number
  height: number
  tips: { id: string; lines: string[]; x: number; y: number }[]
  nodes: { id: string; x: number; y: number }[]
  /** Horizontal lines from the parent's vertical line to a tip or node, including the root's own branch. */
  branches: { id: string; from: number; to: Position }[]
  /** The vertical line of each node, across its children. */
  forks: { id: string; x: number; top: number; bottom: number }[]
  traits: { id: string; label: string; lines: string[]; x: number; y: number; number: number }[]
  /** Whether all trait names fit above their branches. */
  isNamedInPlace: boolean
}

const rowHeight = 48

/**
 * A rectangular cladogram, root on the left and groups on the right; students read it more reliably than a slanted one.
 */
export function cladogramLayout(
  figure: Cladogram,
  room: number,
  letters: ReadonlyMap<string, string>,
): CladogramLayout {
  const nodeOf = new Map(figure.nodes.map((node) => [node.id, node]))
  const isChild = new Set(figure.nodes.flatMap((node) => node.children))
  const root = figure.nodes.find((node) => !isChild.has(node.id)) ?? figure.nodes[0]
  const tipWidth = Math.max(room * 0.36, 90)
  // A letter in place of a name needs no space beside a name.
  const badgeOf = ({ id, label }: Cladogram['tips'][number]) => (letters.has(id) && label !== '?' ? 32 : 0)
  const tips = figure.tips.map((tip, index) => ({
    ...tip,
    lines: tip.label === '?' ? [] : setLines(tip.label, tipWidth - badgeOf(tip), labelSize),
    y: (index + 0.5) * rowHeight,
  }))
  const names = Math.max(
    30,
    ...tips.flatMap((tip) => tip.lines.map((words) => badgeOf(tip) + textWidth(words, labelSize) * 1.08)),
  )
  const width = Math.min(room, 620)
  const end = width - names - 8
  const stub = 26
  const deepest = root ? depthBelow(root.id, nodeOf) : 1
  const rootTraits = figure.traits.filter((trait) => trait.on === root?.id).length
  const start = rootTraits > 0 ? (end - 4) / (deepest + 1) : stub
  const step = (end - start) / Math.max(1, deepest)

  const layout: CladogramLayout = {
    width,
    height: tips.length * rowHeight,
    tips: tips.map(({ id, lines, y }) => ({ id, lines, x: end + 8, y })),
    nodes: [],
    branches: [],
    forks: [],
    traits: [],
    isNamedInPlace: false,
  }
  const heightOf = new Map(tips.map((tip) => [tip.id, tip.y]))
  const place = (id: string, depth: number, from: number): number | undefined => {
    const node = nodeOf.get(id)
    if (!node) {
      const y = heightOf.get(id)
      if (y !== undefined) layout.branches.push({ id, from, to: { x: end, y } })
      return y
    }
    const x = start + depth * step
    const ys = node.children.flatMap((child) => place(child, depth + 1, x) ?? [])
    const top = Math.min(...ys)
    const bottom = Math.max(...ys)
    if (ys.length === 0) return undefined
    const y = (top + bottom) / 2
    layout.nodes.push({ id, x, y })
    layout.forks.push({ id, x, top, bottom })
    layout.branches.push({ id, from, to: { x, y } })
    return y
  }
  if (root) place(root.id, 0, 2)

  for (const branch of layout.branches) {
    const own = figure.traits.filter((trait) => trait.on === branch.id)
    // On a long branch, trait marks stay near the fork before them, where readers look for them.
    const far = Math.min(branch.to.x - branch.from, Math.max(step, 56 * own.length))
    own.forEach((trait, index) => {
      layout.traits.push({
        id: trait.id,
        label: trait.label,
        lines: trait.label === '?' ? [] : setLines(trait.label, far / own.length - 10, tickSize),
        x: branch.from + ((index + 0.5) / own.length) * far,
        y: branch.to.y,
        number: 0,
      })
    })
  }
  layout.traits.sort((one, other) => one.x - other.x || one.y - other.y)
  layout.traits
    .filter((trait) => trait.label !== '?' && !letters.has(trait.id))
    .forEach((trait, index) => (trait.number = index + 1))
  layout.isNamedInPlace = layout.branches.every((branch) => {
    const own = layout.traits.filter(
      (trait) => figure.traits.find(({ id }) => id === trait.id)?.on === branch.id,
    )
    const far = Math.min(branch.to.x - branch.from, Math.max(step, 56 * own.length))
    return own.every(
      ({ lines }) =>
        lines.length <= 2 && lines.every((line) => textWidth(line, tickSize) <= far / own.length - 8),
    )
  })
  return layout
}

/** The number of forks between a node and its farthest tip, including the node. */
function depthBelow(id: string, nodeOf: ReadonlyMap<string, Cladogram['nodes'][number]>, seen = 0): number {
  const node = nodeOf.get(id)
  // Cyclic input is not a tree; stop instead of recursing forever.
  if (!node || seen > 12) return 0
  return 1 + Math.max(...node.children.map((child) => depthBelow(child, nodeOf, seen + 1)))
}
