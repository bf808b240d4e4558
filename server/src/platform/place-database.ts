import type { Configuration } from './config.ts'
import type { ConnectionSettings } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Log } from './log.ts'

/** A database that can be connected to. */
export interface PlacedDatabase {
  settings: ConnectionSettings
  /** Stops it where it was started here. */
  stop: () => Promise<void>
}

/** The database that DATABASE_URL names, or the embedded one in DATA_DIR, started. */
export async function placeDatabase(
  { databaseUrl, dataDir }: Pick<Configuration, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<PlacedDatabase> {
  if (databaseUrl !== null) return { settings: { url: databaseUrl }, stop: async () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  return { settings: postgres.connection, stop: () => postgres.stop() }
}
