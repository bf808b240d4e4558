import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'
import type { ProblemCode, RowProblem } from './bundle/problems.ts'
import type { SyncReport } from './sync-queries.ts'

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
