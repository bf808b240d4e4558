import type { PackedPrediction } from '@skills-center/learner/pack-prediction'
import type { PackedSchool } from '@skills-center/learner/pack-school'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { Model } from './model-version.ts'

/** An answer that a school learns from. */
export interface Lesson {
  skill_id: string
  model_id: string
  level: 1 | 2 | 3
  verdict: 'correct' | 'incorrect'
  prediction: PackedPrediction
}

const selectAnswers = statement(
  'practice.select-lessons',
  `select skill_id, model_id, level, verdict, prediction from attempts
   where answered_at >= $1 and answered_at < $2 and try = 1 and hints_used = 0 and not is_rapid
     and prediction is not null
   order by answered_at, student_id, issued_at`,
)

export const selectLessons = (database: Queryable, from: Date, until: Date): Promise<Lesson[]> =>
  database.query<Lesson>(selectAnswers, [from, until])

const selectLatest = statement(
  'practice.select-latest-school',
  `select until, school from learner_schools where model_version = $1 and parameters = $2 and until <= $3
   order by until desc limit 1`,
)

export const selectLatestSchool = (
  database: Queryable,
  { version, parameters }: Model,
  until: Date,
): Promise<{ until: Date; school: PackedSchool } | undefined> =>
  selectOne<{ until: Date; school: PackedSchool }>(database, selectLatest, [version, parameters, until])

const deleteOld = statement(
  'practice.delete-old-schools',
  `delete from learner_schools s where s.until < $1 and exists (
     select from learner_schools later
     where later.model_version = s.model_version and later.parameters = s.parameters and later.until > s.until
       and later.until < $1)`,
)

/** Of each model the latest of these stays: the schools after it were, and will be, made from it. */
export const deleteOldSchools = (db: Queryable, before: Date) => db.query(deleteOld, [before])

const insert = statement(
  'practice.insert-school',
  `insert into learner_schools (model_version, parameters, until, school) values ($1, $2, $3, $4::jsonb)
   on conflict do nothing`,
)

export async function insertSchool(
  database: Queryable,
  { version, parameters }: Model,
  until: Date,
  school: PackedSchool,
): Promise<void> {
  await database.query(insert, [version, parameters, until, JSON.stringify(school)])
}
