import type { UserId } from '@skills-center/contract/ids'
import type { PastAnswer } from '@skills-center/learner/fit-replay'
import type { Queryable } from '../../platform/database.ts'
import { findLearnerItem } from './learner-catalog.ts'
import { selectAnswersBetween, selectFirstAnswer } from './past-answers-queries.ts'

const day = 86_400_000

export interface PastAnswers {
  /** In the order given; students have pseudonyms. */
  answers: PastAnswer[]
  /** The time of the first answer; null if there is none. */
  from: Date | null
}

/**
 * Reads all answers before a time, in the form that a fit takes. Reads them a day at a time, so that a long history
 * fits in memory. Second tries and answers with hints are included: they say something about their students, although a
 * population learns nothing from them.
 */
export async function readPastAnswers(database: Queryable, until: Date): Promise<PastAnswers> {
  const first = await selectFirstAnswer(database, until)
  const answers: PastAnswer[] = []
  const names = new Map<UserId, string>()
  const nameOf = (id: UserId): string => {
    const name = names.get(id) ?? `s${names.size}`
    names.set(id, name)
    return name
  }
  for (let from = first?.getTime() ?? Infinity; from < until.getTime(); from += day) {
    const to = Math.min(from + day, until.getTime())
    const rows = await selectAnswersBetween(database, new Date(from), new Date(to))
    for (const row of rows) {
      const item = findLearnerItem(row.skill_id, row.model_id, row.level)
      // A question that has left the curriculum says nothing about today's questions.
      if (item === undefined) continue
      answers.push({
        student: nameOf(row.student_id),
        grade: row.grade,
        item,
        isCorrect: row.verdict === 'correct',
        hintsUsed: row.hints_used,
        attempt: row.try,
        activeSeconds: row.active_ms / 1000,
        at: Math.floor(row.answered_at.getTime() / 1000),
      })
    }
  }
  return { answers, from: first }
}
