import { UserId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { planGroups } from './plan-groups.ts'
import type { AnswerRow } from './queries.ts'

const idOf = (place: number) => UserId.parse(`00000000-0000-7000-8000-${String(place).padStart(12, '0')}`)

/**
 * A student's answers: a dot is right, a letter is a wrong one with that misconception, a dash is a wrong one without.
 */
function answersOf(place: number, given: string): AnswerRow[] {
  return [...given].map((sign, round) => ({
    studentId: idOf(place),
    round: round + 1,
    try: 1,
    submissionId: `${place}/${round}`,
    response: { kind: 'choice', option: 'a' },
    verdict: sign === '.' ? 'correct' : 'incorrect',
    misconception: sign === '.' || sign === '-' ? null : sign,
  }))
}

const plan = (...students: string[]) =>
  planGroups(students.flatMap((given, index) => answersOf(index, given))).map((group) => ({
    ...group,
    studentIds: group.studentIds.map((id) => Number(id.slice(-12))),
  }))

test('who shares a misconception is in one group, the commonest first, and the others by share right', () => {
  expect(plan('.....', '....-', '..a', 'ab.', 'b--', 'b..', '.--', '---', '.-')).toEqual(
    [
      { reason: 'misconception', misconception: 'b', studentIds: [3, 4, 5] },
      { reason: 'ready', misconception: null, studentIds: [0, 1] },
      { reason: 'again', misconception: null, studentIds: [6, 7] },
      { reason: 'nearly', misconception: null, studentIds: [2, 8] },
    ].toSorted(byReason),
  )
})

test('a slip of who is ready makes no group', () => {
  expect(plan('....a', '....a')).toEqual([{ reason: 'ready', misconception: null, studentIds: [0, 1] }])
})

test('nobody is alone where others are there', () => {
  expect(plan('..', '..', '--').map(({ studentIds }) => studentIds.length)).toEqual([3])
  expect(plan('..', '--', '--').map(({ studentIds }) => studentIds.length)).toEqual([3])
  expect(plan('aa', 'aa', '..').map(({ studentIds }) => studentIds)).toEqual([[0, 1, 2]])
  expect(plan('--')).toEqual([{ reason: 'again', misconception: null, studentIds: [0] }])
  expect(plan()).toEqual([])
})

const order = ['misconception', 'ready', 'nearly', 'again']
function byReason(one: { reason: string }, other: { reason: string }) {
  return order.indexOf(one.reason) - order.indexOf(other.reason)
}
