import type { Bug } from '../../bugs/bug.ts'
import {
  addsEnds,
  addsReadings,
  countsPoints,
  courseAnswer,
  type CourseAsk,
  endOnly,
  type Gap,
  lengthOf,
  squares,
  valueForChange,
} from '../../bugs/grids/distance-bugs.ts'
import { type AskedGap, courseQuestion, gapQuestion } from '../../solutions/grids/distances.ts'
import type { Fault } from '../claim/claim.ts'
import { say } from './messages.gen.ts'

/** A distance between two points, or a change shown on a graph. */
export interface Claimed {
  gap?: AskedGap
  course?: CourseAsk
}

type Verdict = 'lines' | 'end' | 'adds' | 'value' | 'squares' | 'both'
/** A bug for one kind of values, with an example worked by hand. */
const fault = (
  id: Verdict,
  bug: Pick<Fault<Claimed>['bug'], 'id' | 'answer' | 'example'>,
): Fault<Claimed> => ({
  bug: { ...bug, feedback: () => say('look') },
  verdict: (_, who) => say(id, { who }),
})
const five: Claimed = { gap: { near: [2, 4], far: [7, 4], isDrawn: true, isTurned: false } }
const onGap = (id: Verdict, { id: misconception, answer: answerOf }: Bug<Gap>, got: number): Fault<Claimed> =>
  fault(id, {
    id: misconception,
    answer: ({ gap }) => (gap === undefined ? null : answerOf(gap)),
    example: [five, got],
  })
const onCourse = (
  id: Verdict,
  { id: misconception, answer: answerOf, example }: Bug<CourseAsk>,
): Fault<Claimed> =>
  fault(id, {
    id: misconception,
    answer: ({ course }) => (course === undefined ? null : answerOf(course)),
    example: [{ course: example[0] }, example[1]],
  })

export const gapFaults = [
  onGap('lines', countsPoints, 6),
  onGap('end', endOnly, 7),
  onGap('adds', addsEnds, 9),
]
export const courseFaults = [
  onCourse('value', valueForChange),
  onCourse('squares', squares),
  onCourse('both', addsReadings),
]

export const truthOf = ({ gap, course }: Claimed): number =>
  gap === undefined ? (course === undefined ? 0 : courseAnswer(course)) : lengthOf(gap)

export function questionOf({ gap, course }: Claimed) {
  if (gap !== undefined) return gapQuestion(gap)
  if (course === undefined) throw new RangeError('Nothing is asked')
  return courseQuestion(course)
}
