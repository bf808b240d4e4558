import type { Response } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import { type ReportReason, reportQuestion } from '@skills-center/contract/practice/question-reports'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Sends what is wrong with a question, and what was answered to it. */
export function useReport(token: QuestionToken, response: Response | null) {
  return useMutation({
    mutationFn: (report: { reason: ReportReason; note: string }) =>
      call(reportQuestion, { body: { token, response, ...report } }),
    networkMode: 'always',
  })
}
