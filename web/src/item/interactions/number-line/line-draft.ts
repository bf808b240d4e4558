import { isNear } from '@skills-center/answers/near'
import type { InteractionOf, LineMarkDrawn, ResponseOf } from '@skills-center/contract/interaction'
import { lineGrid, snapped, stepped } from '../drawing/grid.ts'
import { stepsOf } from '../drawing/steps.ts'

type Line = InteractionOf<'number-line'>

/**
 * A drawing on a number line, complete or not. The circles and the direction are part of the answer, so they are null
 * until chosen.
 */
export interface LineDraft {
  /** Points in the order they were set; the endpoint of a ray; the ends of an interval from left to right. */
  ats: readonly number[]
  /** Whether the circle of each end is filled, from left to right; empty for points. */
  closed: readonly (boolean | null)[]
  towards: 'left' | 'right' | null
}

export const noDraft: LineDraft = { ats: [], closed: [], towards: null }

/** The response before any change. An incomplete ray or interval is a different response without marks. */
export const untouched: ResponseOf<'number-line'> = { kind: 'number-line', marks: [] }

/** The number of marks to set. */
export const placesOf = ({ draws, count }: Line): number =>
  draws === 'points' ? count : draws === 'ray' ? 1 : 2

export function draftOf(marks: readonly LineMarkDrawn[]): LineDraft {
  const [first] = marks
  switch (first?.kind) {
    case undefined:
      return noDraft
    case 'point':
      return { ...noDraft, ats: marks.flatMap((mark) => (mark.kind === 'point' ? [mark.at] : [])) }
    case 'ray':
      return { ats: [first.at], closed: [first.isClosed], towards: first.towards }
    case 'interval':
      return {
        ats: [first.from, first.to],
        closed: [first.isFromClosed, first.isToClosed],
        towards: null,
      }
  }
}

/** The marks of a drawing: points one by one, but a ray or an interval only once it is complete. */
export function marksOf(line: Line, { ats, closed, towards }: LineDraft): LineMarkDrawn[] {
  const [first, second] = ats
  const [firstClosed = null, secondClosed = null] = closed
  if (line.draws === 'points') return ats.map((at) => ({ kind: 'point', at }))
  if (line.draws === 'ray') {
    if (first === undefined || firstClosed === null || towards === null) return []
    return [{ kind: 'ray', at: first, isClosed: firstClosed, towards }]
  }
  if (first === undefined || second === undefined || firstClosed === null || secondClosed === null) return []
  return [{ kind: 'interval', from: first, to: second, isFromClosed: firstClosed, isToClosed: secondClosed }]
}

export const isBegun = ({ ats, closed, towards }: LineDraft): boolean =>
  ats.length > 0 || towards !== null || closed.some((each) => each !== null)

export const isWhole = (line: Line, draft: LineDraft): boolean =>
  draft.ats.length === placesOf(line) && marksOf(line, draft).length > 0

/** The index of the mark at a place, or -1. */
export const markAt = ({ ats }: LineDraft, place: number): number => ats.findIndex((at) => isNear(at, place))

/** A drawing, and the index of the mark that was set or moved. */
interface Marked {
  drawn: LineDraft
  index: number
}

/** With another mark at a free place. */
export const added = (line: Line, draft: LineDraft, at: number): Marked =>
  inOrder(line, { ...draft, ats: [...draft.ats, at] }, at)

/** With a mark moved; unchanged if the place is taken. */
export function moved(line: Line, draft: LineDraft, index: number, at: number): Marked {
  if (markAt(draft, at) >= 0) return { drawn: draft, index }
  return inOrder(line, { ...draft, ats: draft.ats.map((old, other) => (other === index ? at : old)) }, at)
}

/** The ends of an interval are sorted from left to right; circles stay on their sides. */
function inOrder({ draws }: Line, draft: LineDraft, at: number): Marked {
  const ats = draws === 'interval' ? draft.ats.toSorted((a, b) => a - b) : draft.ats
  return { drawn: { ...draft, ats }, index: ats.indexOf(at) }
}

/**
 * Where a key moves a mark; undefined if the key does not move it. A mark skips occupied places, but an end of an
 * interval does not pass the other end.
 */
export function keyMoves(line: Line, draft: LineDraft, index: number, key: string): number | undefined {
  const at = draft.ats[index]
  const grid = lineGrid(line)
  const steps = at === undefined ? undefined : stepsOf(key, grid, line.step, at)
  if (at === undefined || steps === undefined) return undefined
  return step(line, draft, index, steps)
}

/** Where this many steps move a mark. */
export function step(line: Line, draft: LineDraft, index: number, steps: number): number {
  const at = draft.ats[index] ?? line.from
  const others = draft.ats.filter((_, other) => other !== index)
  const isTaken = (place: number) =>
    others.some(
      (other) => isNear(other, place) || (line.draws === 'interval' && other < at !== other < place),
    )
  return stepped(lineGrid(line), at, steps, isTaken)
}

/** The nearest free place. */
export function firstFreePlace(line: Line, draft: LineDraft, near: number): number {
  const isTaken = (place: number) => markAt(draft, place) >= 0
  const start = snapped(lineGrid(line), near)
  if (!isTaken(start)) return start
  const onRight = stepped(lineGrid(line), start, 1, isTaken)
  return onRight === start ? stepped(lineGrid(line), start, -1, isTaken) : onRight
}
