import { RosterDifference, RosterLeaving } from '@skills-center/contract/rosters'
import type { Text } from '@skills-center/messages/values'
import { z } from 'zod'
import { say } from './messages.gen.ts'
import type { ProblemCode, RowProblem } from './bundle/problems.ts'

/** A message that is formatted when someone reads it. */
const StoredText = z.custom<Text>((value) => typeof value === 'object' && value !== null && 'say' in value)

/** What a check found, as it is stored with the sync. */
export const SyncReport = z.object({
  isDelta: z.boolean().nullable(),
  /** Whether the file lists everyone, so that people, classes, and places that it does not name end. */
  isBulk: z.object({ users: z.boolean(), classes: z.boolean(), enrollments: z.boolean() }),
  difference: z.array(RosterDifference),
  leaving: z.array(RosterLeaving),
  notices: z.array(StoredText),
  problemCount: z.number(),
  problems: z.array(z.custom<RowProblem>()),
  refusal: StoredText.nullable(),
})
export type SyncReport = z.infer<typeof SyncReport>

export const emptyReport: SyncReport = {
  isDelta: null,
  isBulk: { users: false, classes: false, enrollments: false },
  difference: [],
  leaving: [],
  notices: [],
  problemCount: 0,
  problems: [],
  refusal: null,
}

const problemTexts: Readonly<Record<ProblemCode, (value: string) => Text>> = {
  'bad-date': (value) => say('problem.bad-date', { value }),
  'class-too-large': (value) => say('problem.class-too-large', { value }),
  'grade-unknown': (value) => say('problem.grade-unknown', { value }),
  'no-name': () => say('problem.no-name'),
  'no-role': () => say('problem.no-role'),
  'no-school': () => say('problem.no-school'),
  'no-sourced-id': () => say('problem.no-sourced-id'),
  'status-unknown': (value) => say('problem.status-unknown', { value }),
  'too-long': (value) => say('problem.too-long', { value }),
  twice: () => say('problem.twice'),
  'unknown-class': (value) => say('problem.unknown-class', { value }),
  'unknown-person': (value) => say('problem.unknown-person', { value }),
  'unknown-school': (value) => say('problem.unknown-school', { value }),
}

export const problemText = ({ code, value }: RowProblem): Text => problemTexts[code](value)
