import { advise } from './advice/advice.ts'
import { isNear } from './near.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

/** A mark on a number line. */
export type LineMark =
  | { kind: 'point'; at: number }
  | { kind: 'ray'; at: number; isClosed: boolean; towards: 'left' | 'right' }
  | { kind: 'interval'; from: number; to: number; isFromClosed: boolean; isToClosed: boolean }

export interface LineMarksKey {
  marks: readonly LineMark[]
}

/** Judges a drawing on a number line. It must have the same marks, in any order. */
export function judgeLineMarks(marks: readonly LineMark[], key: LineMarksKey): Judgement {
  if (marks.length < key.marks.length) {
    const left = key.marks.length - marks.length
    return unreadable(
      marks.length === 0
        ? advise('draw-first')
        : left === 1
          ? advise('one-point-left')
          : advise('points-left', { left: `${left}` }),
    )
  }
  if (marks.some((mark) => mark.kind === 'interval' && isNear(mark.from, mark.to)))
    return unreadable(advise('ends-meet'))
  const isSame =
    marks.length === key.marks.length &&
    key.marks.every((wanted) => marks.some((mark) => isSameMark(mark, wanted)))
  return (isSame ? correct : incorrect)(marks.map(formatMessage).join(', '))
}

function isSameMark(mark: LineMark, wanted: LineMark): boolean {
  if (mark.kind === 'point' && wanted.kind === 'point') return isNear(mark.at, wanted.at)
  if (mark.kind === 'ray' && wanted.kind === 'ray') {
    return isNear(mark.at, wanted.at) && mark.isClosed === wanted.isClosed && mark.towards === wanted.towards
  }
  if (mark.kind !== 'interval' || wanted.kind !== 'interval') return false
  return (
    isNear(mark.from, wanted.from) &&
    isNear(mark.to, wanted.to) &&
    mark.isFromClosed === wanted.isFromClosed &&
    mark.isToClosed === wanted.isToClosed
  )
}

/** “2”, “x ≥ 2”, “-1 < x ≤ 4”. */
function formatMessage(mark: LineMark): string {
  switch (mark.kind) {
    case 'point':
      return String(mark.at)
    case 'ray':
      return `x ${mark.towards === 'right' ? (mark.isClosed ? '≥' : '>') : mark.isClosed ? '≤' : '<'} ${mark.at}`
    case 'interval':
      return `${mark.from} ${mark.isFromClosed ? '≤' : '<'} x ${mark.isToClosed ? '≤' : '<'} ${mark.to}`
  }
}
