import { randomUUID } from 'node:crypto'
import type { PastAnswer } from '@skills-center/learner/fit-replay'
import { isRapid } from '@skills-center/learner/update'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import { learnerCatalog, partsOf } from './learner/learner-catalog.ts'

/** A pseudorandom generator of numbers between 0 and 1 (Park and Miller 1988). */
export function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** The answers of a class that finds everything far easier than its authors intended. */
export function easyAnswers(studentIds: readonly string[], began: Date, days: number): PastAnswer[] {
  const next = createNumbers(7)
  const skills = learnerCatalog.skills.slice(0, 4)
  return Array.from({ length: days * 6 }).flatMap((_, turn) =>
    studentIds.map((student, index): PastAnswer => {
      const items = skills[Math.floor(next() * skills.length)]?.items ?? []
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('expects a skill with items')
      return {
        student,
        grade: 5 + (index % 4),
        item,
        isCorrect: next() < 0.93,
        hintsUsed: next() < 0.1 ? 1 : 0,
        attempt: next() < 0.1 ? 2 : 1,
        activeSeconds: next() < 0.1 ? 0.5 : Math.round(next() * 60_000) / 1000,
        at: Math.floor(began.getTime() / 1000) + Math.floor(turn / 6) * 86_400 + (turn % 6) * 300 + index,
      }
    }),
  )
}

const insert = statement(
  'test.insert-attempts',
  `insert into attempts (student_id, issued_at, nonce, try, submission_id, skill_id, model_id, level, seed, revision,
     purpose, reason, response, verdict, hints_used, is_rapid, grade, active_ms, answered_at, day, mastery_after,
     mastered_before, mastered_after, answered_after, points, achievements)
   select student_id, issued_at, nonce, try, nonce, skill_id, model_id, level, 1, 1,
     'practice', 'new', '{}', verdict, hints_used, is_rapid, grade, active_ms, answered_at, answered_at::date, 50,
     false, false, 1, 0, '{}'
   from jsonb_to_recordset($1::jsonb) as rows (student_id uuid, issued_at timestamptz, nonce uuid, try smallint,
     skill_id text, model_id text, level smallint, verdict text, hints_used smallint, is_rapid boolean,
     grade smallint, active_ms integer, answered_at timestamptz)`,
)

/** Stores answers without predictions, as before there were any. */
export async function insertAnswers(database: Queryable, answers: readonly PastAnswer[]): Promise<void> {
  const rows = answers.map((answer) => ({
    student_id: answer.student,
    issued_at: new Date((answer.at - 30) * 1000),
    nonce: randomUUID(),
    try: answer.attempt,
    skill_id: answer.item.skill,
    model_id: partsOf(answer.item.id).modelId,
    level: answer.item.level,
    verdict: answer.isCorrect ? 'correct' : 'incorrect',
    hints_used: answer.hintsUsed,
    is_rapid: isRapid(answer),
    grade: answer.grade,
    active_ms: Math.round(answer.activeSeconds * 1000),
    answered_at: new Date(answer.at * 1000),
  }))
  await database.query(insert, [JSON.stringify(rows)])
}
