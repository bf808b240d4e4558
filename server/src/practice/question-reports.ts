import type { UserId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { badRequest, conflict, forbidden, tooManyRequests } from '../platform/problems.ts'
import { selectTries } from './queries.ts'
import type { PracticeDeps } from './deps.ts'
import { countReports, upsertReport } from './question-report-queries.ts'
import { createRemakeQuestion } from './questions/remake-question.ts'
import type { IssuedQuestion, QuestionTokens } from './questions/question-token.ts'
import type { Asked } from './recording/submission.ts'
import type { StoredItem } from './stored-items.ts'
import { say } from './messages.gen.ts'

export interface QuestionReportDeps extends Pick<PracticeDeps, 'skill' | 'authored'> {
  database: Database
  now: Now
  tokens: QuestionTokens
  /** Whether text that the student writes may be stored. For a child, only after a parent or school has consented. */
  mayWrite: (studentId: UserId) => Promise<boolean>
  /** Packs a question so that it can later be shown exactly as it was. */
  storeItem: (asked: Pick<Asked, 'question' | 'skill' | 'model' | 'template'>) => Promise<StoredItem>
  /** Locks the student's record until the transaction ends. */
  lock: (tx: Queryable, studentId: UserId, at: Date) => Promise<void>
}

export interface ReportBody {
  token: QuestionToken
  reason: ReportReason
  note: string
  response: Response | null
}

/** The most questions that a student may report in 24 hours: more than anyone needs, but too few to flood us. */
const maxReports = 20
const day = 24 * 60 * 60 * 1000

/**
 * "Report a problem with this question": stored for the people who fix questions, and read by nobody else. It changes
 * no grade.
 */
export function createQuestionReports(deps: QuestionReportDeps) {
  const remakeQuestion = createRemakeQuestion(deps)

  return async (studentId: UserId, body: ReportBody): Promise<{ isReceived: true }> => {
    // A question can be reported for longer than it can be answered.
    const question = deps.tokens.open(body.token)
    if (question === undefined) throw badRequest(say('cannot-report'))
    if (question.studentId !== studentId) throw forbidden(say('another-students-question'))
    const at = deps.now()
    if ((question.activityId ?? null) !== null) {
      throw conflict(say('report-to-teacher'))
    }
    const note = (await deps.mayWrite(studentId)) ? body.note : ''
    const made = await remakeQuestion(question)
    const storedItem = made && (await deps.storeItem({ question, ...made }))
    await deps.database.transaction(async (tx) => {
      // The lock makes concurrent reports count one after the other.
      await deps.lock(tx, studentId, at)
      if ((await countReports(tx, question, new Date(at.getTime() - day))) >= maxReports) {
        throw tooManyRequests(say('too-many-reports', { reported: maxReports }), day / 1000)
      }
      const response = body.response ?? (await answered(tx, question))
      await upsertReport(tx, question, {
        reason: body.reason,
        note,
        response,
        reported_at: at,
        storedItem,
      })
    })
    return { isReceived: true }
  }
}

/** The response of the latest recorded try. */
async function answered(tx: Queryable, question: IssuedQuestion): Promise<Response | null> {
  const tries = await selectTries(tx, [question])
  const latest = tries.at(-1)
  return latest === undefined ? null : Response.parse(latest.response)
}
