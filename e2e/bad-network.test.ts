import { expect, it } from 'vitest'
import { practiceOnBadNetwork } from './bad-network/run.ts'

it('a student practices through lost, delayed, doubled and reordered requests and a killed server, and every answer counts exactly once', async () => {
  const { given, harms, unserved, submissions, stored, figures } = await practiceOnBadNetwork({
    seconds: 30,
    kills: 1,
  })
  expect(given.answers).toBeGreaterThan(10)
  expect(given.withoutVerdict).toBeGreaterThan(0)
  for (const [harm, times] of Object.entries(harms)) expect(times, harm).toBeGreaterThan(0)
  expect(unserved).toBeGreaterThan(0)

  expect(submissions).toEqual({ answers: given.answers, putOff: given.putOff })
  expect(stored).toEqual({ attempts: given.answers, deferrals: given.putOff, missing: [], wrong: [] })
  for (const { what, attempts, shown } of figures) expect(shown, what).toBe(attempts)
})
