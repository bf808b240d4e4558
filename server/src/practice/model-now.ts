import type { Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { selectLatestSchool } from './school-queries.ts'
import type { Schools } from './schools.ts'

/** Which learner model speaks, and until when it has learned from the answers of this server. */
export async function modelNow({
  database,
  schools: { model },
  now,
}: {
  database: Queryable
  schools: Pick<Schools, 'model'>
  now: Now
}): Promise<{ version: number; isFitted: boolean; learnedUntil: string | null }> {
  const latest = await selectLatestSchool(database, model, now())
  return {
    version: model.version,
    isFitted: model.parameters !== '',
    learnedUntil: latest?.until.toISOString() ?? null,
  }
}
