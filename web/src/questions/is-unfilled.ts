import type { QuestionFinding } from '@skills-center/contract/questions/authored'

const unfilled: ReadonlySet<string> = new Set([
  'authored/answer-missing',
  'authored/cell-missing',
  'authored/empty',
  'authored/feedback-missing',
  'authored/line-ask-missing',
  'authored/option-feedback-missing',
  'authored/plane-ask-missing',
  'authored/plot-ask-missing',
  'authored/unit-missing',
])

/** Whether a field is only not filled in yet, which is no error while the question is being written. */
export const isUnfilled = (finding: QuestionFinding | undefined): boolean =>
  finding !== undefined && unfilled.has(finding.code)
