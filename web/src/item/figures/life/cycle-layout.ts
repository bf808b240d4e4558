import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import type { Area } from './cycle-curves.ts'
import { type CycleDraft, type PlacedCycleArrow, cycleDraft, cycleTexts } from './cycle-draft.ts'
import type { TextBoxSize } from './text-box-size.ts'

type Cycle = FigureOf<'cycle'>

export interface CycleLayout {
  width: number
  height: number
  boxes: { id: string; size: TextBoxSize; x: number; y: number }[]
  arrows: PlacedCycleArrow[]
  /** The lines of the title, if it is in the middle; empty if it does not fit there. */
  title: { lines: readonly string[]; x: number; y: number }
}

/** The flattest ring without overlaps, with boxes as wide as possible. */
export function cycleLayout(figure: Cycle, room: number, letters: ReadonlyMap<string, string>): CycleLayout {
  const max = Math.min(room, figure.stages.length < 5 ? 480 : 560)
  let best: CycleDraft | undefined
  let min = Infinity
  for (const hasTitle of figure.title === '' ? [false] : [true, false]) {
    for (const maxBoxWidth of [150, 120, 98, 84]) {
      const texts = cycleTexts(figure, maxBoxWidth, letters)
      const wide = Math.min(max, 3.4 * maxBoxWidth + 60)
      for (let ry = wide * 0.27; ry < Math.max(wide * 0.5, 300); ry += 14) {
        for (const lift of figure.stages.length > 4 ? [1, 0.8, 0.55] : [1]) {
          // If no layout is clean, a small overlap is better than a very tall ring.
          const tallness = ry / 100
          const draft = cycleDraft(figure, texts, { width: wide, ry, lift, hasTitle }, min - tallness)
          if (!draft) continue
          if (draft.clashes === 0) return framed(draft)
          best = draft
          min = draft.clashes + tallness
        }
      }
    }
  }
  return framed(best ?? { clashes: 0, boxes: [], arrows: [], areas: [], titleLines: [] })
}

/** Moved so that the top left corner of the drawing is at 0, 0. */
function framed({ boxes, arrows, areas, titleLines }: CycleDraft): CycleLayout {
  const all: Area[] = [
    ...boxes,
    ...areas,
    ...arrows.flatMap(({ trail }) => trail.map((spot) => ({ ...spot, width: 4, height: 4 }))),
  ]
  const left = Math.min(...all.map((area) => area.x - area.width / 2)) - 1
  const top = Math.min(...all.map((area) => area.y - area.height / 2)) - 1
  const right = Math.max(...all.map((area) => area.x + area.width / 2)) + 1
  const bottom = Math.max(...all.map((area) => area.y + area.height / 2)) + 1
  const moved = ({ x, y }: Position) => ({ x: x - left, y: y - top })
  return {
    width: right - left,
    height: bottom - top,
    boxes: boxes.map((box) => ({ id: box.id, size: box.size, ...moved(box) })),
    arrows: arrows.map(({ id, trail, label }) => ({
      id,
      trail: trail.map(moved),
      label: label && { size: label.size, ...moved(label) },
    })),
    title: { lines: titleLines, ...moved({ x: 0, y: 0 }) },
  }
}
