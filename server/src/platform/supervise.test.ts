import { afterEach, expect, test } from 'vitest'
import { DataFolderTaken, supervise } from './supervise.ts'

let logged: string[] = []
let running: ReturnType<typeof supervise>[] = []
const say = (...words: unknown[]) => {
  logged.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '))
}
const log = { warn: say, error: say }
const limits = { checkMs: 1, maxStarts: 3, window: 60_000, backoff: 1 }

afterEach(async () => {
  for (const supervisor of running) await supervisor.stop()
  running = []
  logged = []
})

function watch(deps: Omit<Parameters<typeof supervise>[0], 'log'>) {
  const supervisor = supervise({ limits, log, ...deps })
  running.push(supervisor)
  return supervisor
}

test('what ended is started again, told by one line when it ends and one when it runs', async () => {
  let isAlive = false
  let starts = 0
  watch({
    isAlive: () => isAlive,
    async restart() {
      starts += 1
      isAlive = true
    },
  })
  await expect.poll(() => logged.length).toBe(2)
  expect([starts, logged]).toEqual([
    1,
    [
      'the embedded database ended or lost its sessions: bringing it back',
      expect.stringMatching(/the embedded database runs again$/),
    ],
  ])
})

test('what ends again and again is given up, with the last reason', async () => {
  let starts = 0
  const supervisor = watch({
    isAlive: () => false,
    async restart() {
      starts += 1
      throw new Error(`no room left (${starts}).`)
    },
  })
  await expect(supervisor.failed).rejects.toThrow(
    'The embedded database ended 4 times within 1 minutes, so it is not started again. The last reason: ' +
      'no room left (3). See postgres.log in the data folder.',
  )
  expect(starts).toBe(3)
})

test('a database that another server has taken is given up at once', async () => {
  const supervisor = watch({
    isAlive: () => false,
    restart: () => Promise.reject(new DataFolderTaken('Another server uses the data folder.')),
  })
  await expect(supervisor.failed).rejects.toThrow('Another server uses the data folder.')
})
