import { z } from 'zod'

/** The paper's coordinate units, independent of its size on screen. */
export const paperWidth = 600
export const paperHeight = 400

export const Pen = z.enum(['plain', 'blue', 'red'])
export type Pen = z.infer<typeof Pen>

/** One stroke of a pen: alternating x and y, in the paper's units. */
const Stroke = z.object({ pen: Pen, points: z.array(z.number()).min(2) })
export type Stroke = Readonly<z.infer<typeof Stroke>>

export const longestLine = 120
export const maxLines = 30
const maxStrokes = 600
/** Numbers, two for each point: about 150 KB in storage. */
const maxPoints = 40_000

/** What the student draws and types while a question is on screen. */
export const Sheet = z.object({
  strokes: z.array(Stroke).max(maxStrokes),
  lines: z.array(z.string().max(longestLine)).max(maxLines),
})
export type Sheet = Readonly<z.infer<typeof Sheet>>

export const emptySheet: Sheet = { strokes: [], lines: [] }

export const isEmpty = ({ strokes, lines }: Sheet): boolean => strokes.length === 0 && lines.length === 0

/** A sheet with its undo and redo history. */
export interface History {
  past: readonly Sheet[]
  sheet: Sheet
  future: readonly Sheet[]
}

export type Edit =
  | { type: 'drew'; stroke: Stroke }
  /** Indexes of strokes. */
  | { type: 'erased'; strokes: ReadonlySet<number> }
  | { type: 'typed'; line: string }
  | { type: 'removed-line'; place: number }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'redone' }

const maxSteps = 200

/** Whether the sheet has no room for another stroke. */
export const isFull = ({ strokes }: Sheet): boolean =>
  strokes.length >= maxStrokes || strokes.reduce((sum, { points }) => sum + points.length, 0) >= maxPoints

/** Pure: the history after an edit. An edit that changes nothing adds no undo step. */
export function edit(history: History, event: Edit): History {
  const { past, sheet, future } = history
  if (event.type === 'undone') {
    const before = past.at(-1)
    return before === undefined
      ? history
      : { past: past.slice(0, -1), sheet: before, future: [sheet, ...future] }
  }
  if (event.type === 'redone') {
    const [after, ...rest] = future
    return after === undefined ? history : { past: [...past, sheet], sheet: after, future: rest }
  }
  const changed = changedBy(sheet, event)
  if (changed === sheet) return history
  return { past: [...past, sheet].slice(-maxSteps), sheet: changed, future: [] }
}

function changedBy(sheet: Sheet, event: Exclude<Edit, { type: 'undone' | 'redone' }>): Sheet {
  switch (event.type) {
    case 'drew':
      return isFull(sheet) ? sheet : { ...sheet, strokes: [...sheet.strokes, event.stroke] }
    case 'erased':
      if (event.strokes.size === 0) return sheet
      return { ...sheet, strokes: sheet.strokes.filter((_, index) => !event.strokes.has(index)) }
    case 'typed': {
      const line = event.line.trim().slice(0, longestLine)
      if (line === '' || sheet.lines.length >= maxLines) return sheet
      return { ...sheet, lines: [...sheet.lines, line] }
    }
    case 'removed-line':
      return { ...sheet, lines: sheet.lines.filter((_, index) => index !== event.place) }
    case 'cleared':
      return isEmpty(sheet) ? sheet : emptySheet
  }
}
