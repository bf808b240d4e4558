import { UserId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import type { EngagementRow } from './outlook-queries.ts'
import { onceEach, whoNeedsHelp } from './who-needs-help.ts'

const id = UserId.parse('00000000-0000-4000-8000-000000000001')
const now = new Date('2026-11-10T15:00:00Z')

/**
 * The needs found for one student with this many questions, of which so many were right on the first try and so many
 * too fast.
 */
function found(questions: number, correct: number, rapid: number) {
  const row: EngagementRow = {
    student_id: id,
    questions,
    rapid,
    correct,
    hinted: 0,
    active_ms: 1,
    idle_ms: 0,
    days: 1,
    last_at: now,
  }
  return whoNeedsHelp({
    students: [{ id, name: 'Ada Orr' }],
    knowledge: new Map(),
    runs: [],
    work: new Map([[id, row]]),
    struggles: [],
    missing: new Map(),
    skill: () => undefined,
    now,
  })
}
const kinds = ([questions, correct, rapid]: readonly [number, number, number]) =>
  found(questions, correct, rapid).map(({ kind, certainty }) => `${kind} ${certainty}`)

// No student has learner state in this test, so each counts as idle.
const idle = 'idle high'

test.each([
  ['half of many answers came too fast', [40, 20, 20], ['guessing high', idle]],
  ['half of a dozen answers came too fast', [12, 6, 6], ['guessing medium', idle]],
  ['too few answers to tell', [11, 0, 11], [idle]],
  ['a third of many right', [30, 10, 0], ['low-accuracy high', idle]],
  ['a third of a dozen right', [12, 4, 0], ['low-accuracy medium', idle]],
  ['wrong since they came too fast: only that is told', [30, 5, 25], ['guessing high', idle]],
  ['three in four right, at a good pace', [30, 23, 2], [idle]],
] as const)('%s', (_, figures, expected) => {
  expect(kinds(figures)).toEqual(expected)
})

test('says what was counted, and the list of a class names a student once, by what presses most', () => {
  const all = found(30, 10, 0)
  expect(all[0]?.why).toBe('Got 10 of the last 30 questions correct on the first try.')
  expect(onceEach(all)).toEqual([{ ...all[0], others: 1 }])
  expect(onceEach([])).toEqual([])
})
