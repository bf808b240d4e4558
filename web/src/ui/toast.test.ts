import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, toastRemovalDelay, toastStore } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one notification is shown at a time, the newest', () => {
  toast({ title: 'First' })
  toast({ title: 'Second', description: 'It is newer.' })
  expect(toastStore.read().map((shown) => shown.title)).toEqual(['Second'])
})

test('a dismissed notification closes at once and is forgotten after 1,000,000 ms', () => {
  toast({ title: 'Saved' })
  const id = toastStore.read()[0]?.id ?? -1
  dismissToast(id)
  expect(toastStore.read()[0]?.open).toBe(false)
  vi.advanceTimersByTime(toastRemovalDelay - 1)
  expect(toastStore.read()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toastStore.read()).toHaveLength(0)
  expect(toastRemovalDelay).toBe(1_000_000)
})
