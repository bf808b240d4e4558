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

/** Whether a field only waits to be filled in: that is no mistake while the question is written. */
export const isUnfilled = (finding: QuestionFinding | undefined): boolean =>
  finding !== undefined && unfilled.has(finding.code)
