import { expect, test } from 'vitest'
import { watchForStop } from './watch-for-stop.ts'

test('signals that come together ask once; a later one asks to end at once', async () => {
  let seconds = 0
  const stop = watchForStop({
    onSecond: () => {
      seconds += 1
    },
  })
  stop.ask(5000)
  await stop.asked
  stop.ask(5001)
  stop.ask(5800)
  expect(seconds).toBe(0)
  stop.ask(6001)
  expect(seconds).toBe(1)
})
