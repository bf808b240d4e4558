import { isConnectionLost } from './database.ts'
import type { Log } from './log.ts'

/**
 * Logs why background work failed. A lost database connection is left out: `database-availability` logs it once, and
 * every timer would log it again.
 */
export function logFault(log: Log, severity: 'warn' | 'error', err: unknown, message: string): void {
  if (!isConnectionLost(err)) log[severity]({ err }, message)
}
