import { join } from 'node:path'
import { readConfiguration } from './platform/config.ts'
import { connectDatabase } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { openDatabaseServer } from './platform/open-database-server.ts'
import { isMade } from './platform/postgres-cluster.ts'
import { StartupProblem } from './platform/startup-problem.ts'
import { fitAttempts, type FittedParameters } from './practice/learner/fit-attempts.ts'

/**
 * Answers are stored within seconds. Leave out the last ten minutes; the server's own populations count those answers.
 */
const writtenAfter = 10 * 60_000

const otherSchema =
  'The database has no answers, or is of an earlier release: start the server of this release on it once.'

/** SQLSTATE codes for an undefined table and an undefined column. */
const isOtherSchema = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '42703')

export interface FitRequest {
  /** Only DATABASE_URL, DATA_DIR, and LOG_LEVEL are read. */
  environment: Readonly<Record<string, string | undefined>>
  provenance: string
  /** For example, 2026-01-31. */
  date: string
  now: Date
  onRead: (answers: number) => void
}

/**
 * Fits population parameters on the attempts in the configured database, without writing to it. Throws a StartupProblem
 * if the database is missing or its schema is of another release.
 */
export async function fitLearner({
  environment,
  provenance,
  date,
  now,
  onRead,
}: FitRequest): Promise<FittedParameters> {
  const { DATABASE_URL, DATA_DIR, LOG_LEVEL } = environment
  const configuration = readConfiguration({ DATABASE_URL, DATA_DIR, LOG_LEVEL })
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl === null && !isMade(join(dataDir, 'postgres'))) {
    throw new StartupProblem(
      `There is no database in ${dataDir}: set DATA_DIR to the server’s folder, or DATABASE_URL.`,
    )
  }
  // By default, log only errors: connections that end when the database stops are expected here.
  const log = createLog(LOG_LEVEL === undefined ? 'error' : configuration.logLevel)
  const placed = await openDatabaseServer(configuration, log)
  try {
    const database = await connectDatabase(placed.settings, log)
    try {
      const until = new Date(now.getTime() - writtenAfter)
      return await fitAttempts(database, { until, provenance, date }, onRead)
    } catch (error) {
      throw isOtherSchema(error) ? new StartupProblem(otherSchema) : error
    } finally {
      await database.close()
    }
  } finally {
    await placed.stop()
  }
}
