import { Achievement, AchievementDetail, UserAchievement } from '@skills-center/contract/achievements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signUp, startTestApp, type TestApp } from '../test-app.ts'
import { rules } from './rules.ts'
import { shareOf } from './shares.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.stop())

const detailsOf = async (app: TestApp) => {
  const student = await signUp(app)
  return z.array(AchievementDetail).parse((await student.get('/api/achievements/details')).body)
}

describe('the eighteen achievements', () => {
  it('are eighteen, and each has its exact rule, its unit and what brings it nearer', async () => {
    const student = await signUp(test)
    const all = z.array(Achievement).parse((await student.get('/api/achievements')).body)
    const own = z.array(UserAchievement).parse((await student.get('/api/user/achievements')).body)
    const details = await detailsOf(test)
    expect(all).toHaveLength(18)
    expect(details.map((detail) => detail.achievementId)).toEqual(all.map(({ id }) => id))
    expect(own.map((entry) => entry.achievementId)).toEqual(all.map(({ id }) => id))
    for (const { rule, unit, advice } of details)
      for (const words of [rule, unit, advice]) expect(words.length).toBeGreaterThan(10)
  })

  it('are told in the language of the page', async () => {
    const student = await signUp(test)
    const inSpanish = { 'accept-language': 'es' }
    const [first] = z.array(Achievement).parse((await student.get('/api/achievements', inSpanish)).body)
    const [detail] = z
      .array(AchievementDetail)
      .parse((await student.get('/api/achievements/details', inSpanish)).body)
    expect(first?.description).toBe('Acierta tu primera pregunta.')
    expect(detail?.unit).toBe('preguntas correctas')
  })

  it('reward nothing that comes of answering more alone', () => {
    const nothing = {
      firstTryRight: 0,
      secondTryRight: 0,
      placementRight: 0,
      bestRun: 0,
      stretchRight: 0,
      mathSkills: 0,
      scienceSkills: 0,
      mathMastered: 0,
      scienceMastered: 0,
      refreshed: 0,
      twoSubjectDays: 0,
      bestStreak: 0,
    }
    // A thousand right answers scattered over one skill and one day, none of them in a row.
    const volume = { ...nothing, firstTryRight: 1000, mathSkills: 1, bestRun: 1, bestStreak: 1 }
    const earned = rules.filter(
      ({ achievement, progress }) => progress(volume) >= achievement.requirement.value,
    )
    expect(earned.map(({ achievement }) => achievement.id)).toEqual(['first-success'])
  })
})

describe('the share of students who have an achievement', () => {
  it('is not told where few practice', async () => {
    for (const { share } of await detailsOf(test)) expect(share).toBeNull()
  })

  it('is told to the nearest 5 percent from 50 students on, so that it gives no one away', () => {
    expect(shareOf(49, 49)).toBeNull()
    expect(shareOf(1, 50)).toBe(0)
    expect(shareOf(2, 50)).toBe(5)
    expect(shareOf(26, 50)).toBe(50)
    expect(shareOf(50, 50)).toBe(100)
    expect(shareOf(51, 50)).toBe(100)
  })

  it('is of those who have practiced, and is counted once a day', async () => {
    const many = await startTestApp()
    try {
      const { query } = many.database
      let statements = 0
      const run = (text: string) => query({ name: `test.shares-${(statements += 1)}`, text })
      await run(
        `insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name, created_at)
         select gen_random_uuid(), 'pupil-' || n, 'pupil-' || n, 'x', 'student', 6, 'A', 'B', now() from generate_series(1, 60) n`,
      )
      await run(`insert into student_totals (student_id, last_day) select id, current_date from users`)
      await run(
        `insert into achievements_earned select id, 'first-success', now() from users order by username limit 30`,
      )
      const details = await detailsOf(many)
      const shares = new Map(details.map(({ achievementId, share }) => [String(achievementId), share]))
      expect(shares.get('first-success')).toBe(50)
      expect(shares.get('ten-masteries')).toBe(0)
      await run(
        `insert into achievements_earned select id, 'ten-masteries', now() from users where username <> 'x' limit 60`,
      )
      expect(await detailsOf(many)).toEqual(details)
    } finally {
      await many.stop()
    }
  })
})
