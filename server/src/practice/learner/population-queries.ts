import type { PackedPrediction } from '@skills-center/learner/pack-prediction'
import type { PackedPopulation } from '@skills-center/learner/pack-population'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'
import type { Model } from './model-version.ts'

/** An answer that a population learns from. */
export const Lesson = z.object({
  skill_id: z.string(),
  model_id: z.string(),
  level: z.literal([1, 2, 3]),
  verdict: z.enum(['correct', 'incorrect']),
  prediction: z.custom<PackedPrediction>(),
})
export type Lesson = z.infer<typeof Lesson>

const selectAnswers = statement(
  'practice.select-lessons',
  `select skill_id, model_id, level, verdict, prediction from attempts
   where answered_at >= $1 and answered_at < $2 and try = 1 and hints_used = 0 and not is_rapid
     and prediction is not null
   order by answered_at, student_id, issued_at`,
  Lesson,
)

export const selectLessons = (database: Queryable, from: Date, until: Date): Promise<Lesson[]> =>
  database.query(selectAnswers, [from, until])

const selectLatest = statement(
  'practice.select-latest-population',
  `select until, population from learner_populations where model_version = $1 and parameters = $2 and until <= $3
   order by until desc limit 1`,
  z.object({
    until: z.date(),
    population: z.custom<PackedPopulation>(),
  }),
)

export const selectLatestPopulation = (
  database: Queryable,
  { version, parameters }: Model,
  until: Date,
): Promise<{ until: Date; population: PackedPopulation } | undefined> =>
  selectOne(database, selectLatest, [version, parameters, until])

const deleteOld = statement(
  'practice.delete-old-populations',
  `delete from learner_populations s where s.until < $1 and exists (
     select from learner_populations later
     where later.model_version = s.model_version and later.parameters = s.parameters and later.until > s.until
       and later.until < $1)`,
)

/**
 * Deletes populations before this time, but keeps the latest of each model, because later populations are built on it.
 */
export const deleteOldPopulations = (db: Queryable, before: Date) => db.query(deleteOld, [before])

const insert = statement(
  'practice.insert-population',
  `insert into learner_populations (model_version, parameters, until, population) values ($1, $2, $3, $4::jsonb)
   on conflict do nothing`,
)

export async function insertPopulation(
  database: Queryable,
  { version, parameters }: Model,
  until: Date,
  population: PackedPopulation,
): Promise<void> {
  await database.query(insert, [version, parameters, until, JSON.stringify(population)])
}
