import { expect, test } from 'vitest'
import { callOfToday } from './earlier-addresses.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all = Object.values<Endpoint>(endpoints)

test.each([
  ['GET /api/skills/tries', 'GET /api/skills/tries'],
  ['POST /api/practice/unlearned', 'POST /api/v1/practice/deferrals'],
  ['POST /api/practice/along', 'POST /api/v1/practice/packs'],
  ['POST /api/practice/trial', 'POST /api/v1/practice/demo'],
  ['POST /api/skills/tries', 'POST /api/v1/skills/exercises'],
  ['GET /api/skills/unit-rates/tries?count=2', 'GET /api/v1/skills/unit-rates/exercises?count=2'],
  ['GET /api/activities/a1/afterwards', 'GET /api/v1/activities/a1/report'],
  ['POST /api/classrooms/c1/teachers/t1/remove', 'DELETE /api/v1/classrooms/c1/teachers/t1'],
  ['POST /api/questions/q1', 'PUT /api/v1/questions/q1'],
  ['POST /api/questions/preview', 'POST /api/v1/questions/preview'],
  ['POST /api/questions/folders/f1', 'PUT /api/v1/questions/folders/f1'],
  ['POST /api/user/sessions/end-others', 'DELETE /api/v1/user/sessions/others'],
  ['POST /api/classrooms', 'POST /api/v1/classrooms'],
  ['GET /api/questions/images/p1', 'GET /api/v1/questions/images/p1'],
  ['GET /api/nothing', 'GET /api/nothing'],
  ['GET /classrooms', 'GET /classrooms'],
])('%s is served as %s', (before, today) => {
  const [method = '', url = ''] = before.split(' ')
  const served = callOfToday(method, url)
  expect(`${served.method} ${served.url}`).toBe(today)
})

test('a call of today is served as it is made', () => {
  for (const { method, path: url } of all) expect(callOfToday(method, url)).toEqual({ method, url })
})

/** The calls that the specification fixes, exactly as it lists them. */
const specified = [
  'GET /api/check-username/{username}',
  'POST /api/signup',
  'POST /api/login',
  'POST /api/logout',
  'GET /api/auth/user',
  'GET /api/user/stats',
  'GET /api/config',
  'GET /api/user/current',
  'GET /api/skills',
  'GET /api/skills/{id}/practice',
  'GET /api/user/progress',
  'GET /api/user/achievements',
  'GET /api/achievements',
  'GET /api/user/weekly-activity',
  'GET /api/classrooms',
  'GET /api/activities',
  'POST /api/user/grade',
  'GET /api/subscription/status',
]

test('calls that the specification fixes have no version, and all others have one', () => {
  const without = all.filter(({ path }) => !path.startsWith('/api/v1/'))
  expect(new Set(without.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(specified))
})
