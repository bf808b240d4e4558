import { SkillId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { nextInPack } from './next-in-pack.ts'
import { packQuestion } from './test-pack-question.ts'

const [one, other] = [SkillId.parse('unit-rates'), SkillId.parse('circles')]
const of = (token: string, level: 1 | 2 | 3, skillId = one) => packQuestion(token, { level, skillId })
const gone = (level: 1 | 2 | 3, isRight: boolean, skillId = one) => ({
  question: { level, skillId },
  isRight,
})
const tokenOf = (...[left, before]: Parameters<typeof nextInPack>) => nextInPack(left, before)?.question.token

const left = [of('two', 2), of('one', 1), of('three', 3), of('two again', 2)]

test('begins with the first question of the pack', () => {
  expect(tokenOf(left, [])).toBe('two')
})

test('stays at the level after one right answer and goes up after two in a row', () => {
  expect(tokenOf(left, [gone(2, true)])).toBe('two')
  expect(tokenOf(left, [gone(2, true), gone(2, true)])).toBe('three')
  expect(tokenOf(left, [gone(2, false), gone(1, true)])).toBe('one')
})

test('goes down after a miss, and takes the nearest level where that one is used up', () => {
  expect(tokenOf(left, [gone(2, true), gone(2, false)])).toBe('one')
  expect(tokenOf([of('three', 3), of('two', 2)], [gone(2, false)])).toBe('two')
  expect(tokenOf([of('three', 3)], [gone(1, false)])).toBe('three')
})

test('across skills the one comes that was asked least, each at its own level', () => {
  const mixed = [of('one 2', 2), of('other 3', 3, other), of('other 1', 1, other)]
  expect(tokenOf(mixed, [gone(2, true)])).toBe('other 3')
  expect(tokenOf(mixed, [gone(2, true), gone(2, false, other), gone(2, true)])).toBe('other 1')
})

test('there is none after the last', () => {
  expect(nextInPack([], [gone(2, true)])).toBeUndefined()
})
