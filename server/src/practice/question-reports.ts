import type { SkillId, UserId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import type { QuestionToken } from '@skills-center/contract/practice'
import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { badRequest, forbidden, tooManyRequests } from '../platform/problems.ts'
import { asAsked } from './as-asked.ts'
import { type Authored, askedModel } from './asked-model.ts'
import { selectTries } from './queries.ts'
import { countReports, upsertReport } from './question-report-queries.ts'
import type { IssuedQuestion, QuestionTokens } from './question-token.ts'

export interface QuestionReportNeeds {
  database: Database
  now: Now
  tokens: QuestionTokens
  skill: (id: SkillId) => Skill | undefined
  authored: Authored
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
const mostReports = 20
const day = 24 * 60 * 60 * 1000

/** “Report a problem with this question”: kept for those who mend questions; nobody else reads it. */
export function createQuestionReports(needs: QuestionReportNeeds) {
  /** The item that the question asks; undefined where it is another by now. */
  async function itemOf(question: IssuedQuestion): Promise<Item | undefined> {
    const skill = needs.skill(question.skillId)
    if (skill?.revision !== question.revision) return undefined
    const model = await askedModel(needs.authored, skill, question)
    return model && asAsked(question, makeItem(skill, model, question.level, question.seed))
  }

  return async (studentId: UserId, body: ReportBody): Promise<{ isReceived: true }> => {
    // A question may be reported for longer than it can be answered.
    const question = needs.tokens.open(body.token)
    if (question === undefined) throw badRequest('This is not a question of ours, so it cannot be reported.')
    if (question.studentId !== studentId) throw forbidden('This question was given to somebody else.')
    const at = needs.now()
    const item = await itemOf(question)
    await needs.database.transaction(async (tx) => {
      // Two reports at once are counted one after the other.
      await needs.lock(tx, studentId, at)
      if ((await countReports(tx, question, new Date(at.getTime() - day))) >= mostReports) {
        throw tooManyRequests(
          `You have reported ${mostReports} questions today. Thank you. Tomorrow you can report more.`,
          day / 1000,
        )
      }
      const response = body.response ?? (await answered(tx, question))
      await upsertReport(tx, question, {
        reason: body.reason,
        note: body.note,
        response,
        // Worked out again here: the browser’s word on a verdict is not asked for.
        verdict: item === undefined || response === null ? null : checkResponse(item, response).verdict,
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
