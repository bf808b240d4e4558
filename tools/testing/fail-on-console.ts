import { afterEach, beforeEach, expect, vi } from 'vitest'

// Console output fails the test that prints it, because a warning that nobody reads never gets fixed. A test about such
// a message mocks the console itself.
const logged: string[] = []

beforeEach(() => {
  logged.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      logged.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(logged).toEqual([])
})
