import type { UserId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { badRequest, conflict, forbidden, tooManyRequests } from '../platform/problems.ts'
import { selectTries } from './queries.ts'
import { countReports, upsertReport } from './question-report-queries.ts'
import type { IssuedQuestion, QuestionTokens } from './questions/question-token.ts'
import { say } from './messages.gen.ts'

export interface QuestionReportNeeds {
  database: Database
  now: Now
  tokens: QuestionTokens
  /** Whether words of the student's own may be kept: of a child, only after someone has agreed. */
  mayWrite: (studentId: UserId) => Promise<boolean>
  /** Locks the student's record until the transaction ends. */
  lock: (tx: Queryable, studentId: UserId, at: Date) => Promise<void>
}

export interface ReportBody {
  token: QuestionToken
  reason: ReportReason
  note: string
  response: Response | null
}

/** Questions that a student may report in 24 hours: more than anyone means, and too few to flood us. */
const maxReports = 20
const day = 24 * 60 * 60 * 1000

/** “Report a problem with this question”: kept for those who mend questions; nobody else reads it. It judges nothing. */
export function createQuestionReports(needs: QuestionReportNeeds) {
  return async (studentId: UserId, body: ReportBody): Promise<{ isReceived: true }> => {
    // A question may be reported for longer than it can be answered.
    const question = needs.tokens.open(body.token)
    if (question === undefined) throw badRequest(say('cannot-report'))
    if (question.studentId !== studentId) throw forbidden(say('another-students-question'))
    const at = needs.now()
    if ((question.activityId ?? null) !== null) {
      throw conflict(say('report-to-teacher'))
    }
    const note = (await needs.mayWrite(studentId)) ? body.note : ''
    await needs.database.transaction(async (tx) => {
      // Two reports at once are counted one after the other.
      await needs.lock(tx, studentId, at)
      if ((await countReports(tx, question, new Date(at.getTime() - day))) >= maxReports) {
        throw tooManyRequests(say('too-many-reports', { reported: maxReports }), day / 1000)
      }
      const response = body.response ?? (await answered(tx, question))
      await upsertReport(tx, question, {
        reason: body.reason,
        note,
        response,
        reported_at: at,
      })
    })
    return { isReceived: true }
  }
}

/** The latest answer that counted. */
async function answered(tx: Queryable, question: IssuedQuestion): Promise<Response | null> {
  const tries = await selectTries(tx, [question])
  const latest = tries.at(-1)
  return latest === undefined ? null : Response.parse(latest.response)
}
