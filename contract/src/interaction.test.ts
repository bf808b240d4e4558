import { expect, test } from 'vitest'
import { maxStepLength, maxSteps, Response } from './interaction.ts'

const isTaken = (lines: readonly string[]) => Response.safeParse({ kind: 'steps', lines }).success

test('work is taken up to its number of lines and their length, and refused beyond', () => {
  const line = 'x'.repeat(maxStepLength)
  expect(isTaken(Array.from({ length: maxSteps }, () => line))).toBe(true)
  expect(isTaken(Array.from({ length: maxSteps + 1 }, () => 'x = 1'))).toBe(false)
  expect(isTaken([`${line}x`])).toBe(false)
})
