import type { Configuration } from './config.ts'
import type { ConnectionSettings } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Log } from './log.ts'

/** A database that can be connected to. */
export interface PlacedDatabase {
  settings: ConnectionSettings
  /** Stops it where it was started here. */
  stop: () => Promise<void>
  /** Asks it to stop where it was started here, without waiting. */
  abandon: () => void
  /** Rejects where it was started here and is down for good. */
  failed: Promise<never>
}

/** The database that DATABASE_URL names, or the embedded one in DATA_DIR, started. */
export async function placeDatabase(
  { databaseUrl, dataDir }: Pick<Configuration, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<PlacedDatabase> {
  if (databaseUrl !== null) {
    const never = new Promise<never>(() => undefined)
    return {
      settings: { url: databaseUrl },
      stop: async () => undefined,
      abandon: () => undefined,
      failed: never,
    }
  }
  const { connection, ...postgres } = await startEmbeddedPostgres({ dataDir, log })
  return { settings: connection, ...postgres }
}
