import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning that nobody reads is a fault that nobody mends: what is printed so during a test fails it.
// A test that is about such a message mocks the console itself.
const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(said).toEqual([])
})
