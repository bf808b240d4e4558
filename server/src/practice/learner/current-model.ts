import type { Now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { selectLatestPopulation } from './population-queries.ts'
import type { Populations } from './populations.ts'

/** Which learner model is in use, and until when it has learned from this server's answers. */
export async function currentModel({
  database,
  populations: { model },
  now,
}: {
  database: Queryable
  populations: Pick<Populations, 'model'>
  now: Now
}): Promise<{ version: number; isFitted: boolean; learnedUntil: string | null }> {
  const latest = await selectLatestPopulation(database, model, now())
  return {
    version: model.version,
    isFitted: model.parameters !== '',
    learnedUntil: latest?.until.toISOString() ?? null,
  }
}
