import { expect, test } from 'vitest'
import { DatabaseUnavailable } from './database-availability.ts'
import { createLog } from './log.ts'
import { logFault } from './log-fault.ts'

/** What the log contains about an error. */
function logged(err: unknown): { level: number; msg: string; err: { message: string } }[] {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  logFault(log, 'warn', err, 'sessions could not be read')
  return lines.map((line) => JSON.parse(line))
}

test('a fault is logged with what failed and why', () => {
  expect(logged(new Error('no such table'))).toEqual([
    expect.objectContaining({
      level: 40,
      msg: 'sessions could not be read',
      err: expect.objectContaining({ message: 'no such table' }),
    }),
  ])
})

test.each([
  new DatabaseUnavailable('away'),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
])('a lost database is not logged again: $message', (lost) => {
  expect(logged(lost)).toEqual([])
})
