import {
  AchievementId,
  type Achievement,
  type AchievementDetail,
  type UserAchievement,
} from '@skills-center/contract/achievements'
import { expect, test } from 'vitest'
import { formatShare, achievementGroups as shelvesOf } from './achievement-groups.ts'

const achievement = (id: string, value: number): Achievement => ({
  id: AchievementId.parse(id),
  name: id,
  description: id,
  icon: 'star',
  points: 10,
  rarity: 'common',
  requirement: { value },
})

const own = (id: string, progress: number, earnedAt: string | null = null): UserAchievement => ({
  id,
  achievementId: AchievementId.parse(id),
  completed: earnedAt !== null,
  progress,
  earnedAt,
})

const detail = ({ id }: Achievement): AchievementDetail => ({
  achievementId: id,
  rule: 'rule',
  unit: 'unit',
  advice: 'advice',
  step: 'mixed',
  share: null,
})
const achievementGroups = (all: readonly Achievement[], owned: readonly UserAchievement[]) =>
  shelvesOf(all, owned, all.map(detail))

const names = (placed: readonly { achievement: Achievement }[]) => placed.map((entry) => entry.achievement.id)

test('an achievement is near from half of the way on, the nearest first', () => {
  const all = [achievement('a', 10), achievement('b', 10), achievement('c', 10)]
  const { near, far } = achievementGroups(all, [own('a', 5), own('b', 9), own('c', 4)])
  expect(names(near)).toEqual(['b', 'a'])
  expect(names(far)).toEqual(['c'])
})

test('earned achievements stand first to last, the newest first', () => {
  const all = [achievement('a', 1), achievement('b', 1)]
  const { earned } = achievementGroups(all, [
    own('a', 1, '2026-03-01T00:00:00Z'),
    own('b', 1, '2026-03-02T00:00:00Z'),
  ])
  expect(names(earned)).toEqual(['b', 'a'])
})

test('every achievement has its place, also one that the student has no entry for', () => {
  const { far } = achievementGroups([achievement('a', 3)], [])
  expect(far).toMatchObject([{ progress: 0, isEarned: false }])
})

test('progress never reads past the requirement', () => {
  const { near } = achievementGroups([achievement('a', 3)], [own('a', 7)])
  expect(near).toMatchObject([{ progress: 3 }])
})

test('the share of others is told in words, and not at all where it is not known', () => {
  expect(formatShare(null)).toBe('')
  expect(formatShare(0)).toBe('Almost no one here has it yet.')
  expect(formatShare(35)).toBe('About 35% of students here have it.')
  expect(formatShare(100)).toBe('Almost everyone here has it.')
})
