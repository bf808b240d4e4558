import { expect, test } from 'vitest'
import { createActiveClock, idleAfterMilliseconds } from './active-clock.ts'

test('time on the page counts', () => {
  const clock = createActiveClock(1000)
  expect(clock.read(13_000)).toBe(12_000)
})

test('time after a minute without a sign of life does not count', () => {
  const clock = createActiveClock(0)
  expect(clock.read(10 * 60_000)).toBe(idleAfterMilliseconds)
})

test('after an idle time counting goes on with the next sign of life', () => {
  const clock = createActiveClock(0)
  clock.sign(5 * 60_000)
  expect(clock.read(5 * 60_000 + 7000)).toBe(idleAfterMilliseconds + 7000)
})

test('time while the page is hidden does not count', () => {
  const clock = createActiveClock(0)
  clock.hidden(4000)
  clock.shown(30_000)
  expect(clock.read(33_000)).toBe(7000)
})

test('reading twice counts nothing twice', () => {
  const clock = createActiveClock(0)
  clock.read(3000)
  expect(clock.read(5000)).toBe(5000)
})

test('a restart begins at nothing', () => {
  const clock = createActiveClock(0)
  clock.restart(8000)
  expect(clock.read(9500)).toBe(1500)
})

test('what does not count is idle: hidden, or untouched for longer than a minute', () => {
  const clock = createActiveClock(0)
  clock.hidden(4000)
  clock.shown(30_000)
  expect(clock.readIdle(33_000)).toBe(26_000)
  expect(clock.readIdle(30_000 + idleAfterMilliseconds + 5000)).toBe(31_000)
  clock.restart(200_000)
  expect(clock.readIdle(210_000)).toBe(0)
})
