import { isConnectionLost } from './database.ts'
import type { Log } from './log.ts'

/**
 * Logs why work that nobody waits for has failed. A lost database is left out: `database-availability` tells of it
 * once, and every timer would tell of it again.
 */
export function logFault(log: Log, severity: 'warn' | 'error', err: unknown, message: string): void {
  if (!isConnectionLost(err)) log[severity]({ err }, message)
}
