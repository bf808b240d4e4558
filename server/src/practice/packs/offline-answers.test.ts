import { expect, it } from 'vitest'
import { newSkillState, newStudent } from '@skills-center/learner/state'
import { Refusal } from '../../platform/problems.ts'
import { afterLatest, givenAt, masteryBy } from './offline-answers.ts'

const issued = new Date('2026-03-02T08:00:00Z')
const offline = { isOffline: true, issuedAt: issued.getTime() / 1000 }
const hours = (count: number) => count * 3_600_000
const later = (count: number) => new Date(issued.getTime() + hours(count))

it('an answer counts when the device says that it was given', () => {
  expect(givenAt(offline, hours(3), later(10))).toEqual(later(7))
  expect(givenAt(offline, undefined, later(10))).toEqual(later(10))
})

it('never before the question was issued, whatever the device says', () => {
  expect(givenAt(offline, hours(5000), later(10))).toEqual(issued)
})

it('what was answered when the pack was over is refused, what was answered before and came late is not', () => {
  expect(() => givenAt(offline, hours(1), later(7 * 24 + 2))).toThrow(Refusal)
  expect(givenAt(offline, hours(24), later(8 * 24 - 1))).toEqual(later(7 * 24 - 1))
})

it('a question that was not downloaded counts when its answer arrives, and is not dated back', () => {
  const assigned = { isOffline: null, issuedAt: offline.issuedAt }
  expect(givenAt(assigned, undefined, later(2))).toEqual(later(2))
  expect(() => givenAt(assigned, 0, later(2))).toThrow('downloaded question')
})

it('is taken in after whatever the student did last', () => {
  expect(afterLatest(later(2), later(1))).toEqual(later(2))
  expect(afterLatest(later(2), null)).toEqual(later(2))
  expect(afterLatest(later(1), later(2)).getTime()).toBe(later(2).getTime() + 1)
})

it('an answer whose key was on the device keeps mastery and never begins it', () => {
  const mastered = { ...newSkillState(newStudent(6)), mastered: true }
  const not = { ...mastered, mastered: false }
  expect(masteryBy({ isOffline: true }, not, mastered).mastered).toBe(false)
  expect(masteryBy({ isOffline: true }, undefined, mastered).mastered).toBe(false)
  expect(masteryBy({ isOffline: true }, mastered, mastered).mastered).toBe(true)
  expect(masteryBy({ isOffline: true }, mastered, not).mastered).toBe(false)
  expect(masteryBy({ isOffline: null }, not, mastered).mastered).toBe(true)
})
