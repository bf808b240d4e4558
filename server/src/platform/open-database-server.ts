import type { Configuration } from './config.ts'
import type { ConnectionSettings } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Log } from './log.ts'

/** A database ready to connect to. */
export interface DatabaseServer {
  settings: ConnectionSettings
  /** Stops the database if it was started here. */
  stop: () => Promise<void>
  /** Asks the database to stop if it was started here, without waiting. */
  abandon: () => void
  /** Rejects if the database was started here and has failed for good. */
  failed: Promise<never>
}

/** Returns the database of DATABASE_URL, or starts the embedded one in DATA_DIR. */
export async function openDatabaseServer(
  { databaseUrl, dataDir, workers }: Pick<Configuration, 'databaseUrl' | 'dataDir' | 'workers'>,
  log: Log,
): Promise<DatabaseServer> {
  if (databaseUrl !== null) {
    const never = new Promise<never>(() => undefined)
    return {
      settings: { url: databaseUrl },
      stop: async () => undefined,
      abandon: () => undefined,
      failed: never,
    }
  }
  const { connection, ...postgres } = await startEmbeddedPostgres({ dataDir, log, workers })
  return { settings: connection, ...postgres }
}
