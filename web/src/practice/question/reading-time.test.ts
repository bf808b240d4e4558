import { expect, test } from 'vitest'
import { createReadingTime } from './reading-time.ts'

test('a press counts from the start, and after something was shown not before it can have been read', () => {
  let time = 0
  const reading = createReadingTime(() => time)
  expect(reading.isOver()).toBe(true)
  time = 1000
  reading.restart()
  expect(reading.isOver()).toBe(false)
  time = 1350
  expect(reading.isOver()).toBe(false)
  time = 1351
  expect(reading.isOver()).toBe(true)
  reading.restart()
  expect(reading.isOver()).toBe(false)
})
