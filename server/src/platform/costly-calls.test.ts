import { endpoint, type Endpoint } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { signUp, startTestApp, type TestApp } from '../test-app.ts'
import { createCostlyCalls } from './costly-calls.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const call = (path: `/api/${string}`, max = 100, isLong?: true) =>
  endpoint({
    method: 'GET',
    path,
    access: 'teacher',
    summary: 'Costs much',
    limit: { max, seconds: 60, ...(isLong && { isLong }) },
    reply: z.object({}),
  })

describe('costly calls', () => {
  test('of one account are limited, and say when to come back', async () => {
    const teacher = await signUp(server, { role: 'teacher' })
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      statuses.push((await teacher.post('/api/sample-class')).status)
      await teacher.post('/api/sample-class/remove')
    }
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 201))
    const refused = await teacher.post('/api/sample-class')
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { detail: expect.stringContaining('You asked for this too many times in a row.') },
    })
    const other = await signUp(server, { role: 'teacher' })
    expect((await other.post('/api/sample-class')).status).toBe(201)
  })

  test('take turns: two at once, and nobody waits behind the many of another', async () => {
    const costly = createCostlyCalls()
    const began: string[] = []
    const ends: (() => void)[] = []
    const work = (name: string) => () => {
      began.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) =>
      costly.run(call('/api/slow'), 'loops', work(name)),
    )
    all.push(costly.run(call('/api/slow'), 'once', work('b1')))
    await new Promise(setImmediate)
    expect(began).toEqual(['a1', 'a2'])
    for (let at = 0; at < 6; at += 1) {
      ends[at]?.()
      await new Promise(setImmediate)
    }
    await Promise.all(all)
    expect(began.indexOf('b1')).toBeLessThan(4)
  })

  test('that are long keep no screen waiting', async () => {
    const costly = createCostlyCalls()
    const ends: (() => void)[] = []
    const long = Array.from({ length: 6 }, (_, index) =>
      costly.run(
        call('/api/file', 100, true),
        `teacher ${index}`,
        () => new Promise<void>((resolve) => ends.push(resolve)),
      ),
    )
    expect(await costly.run(call('/api/screen'), 'another teacher', () => 'shown')).toBe('shown')
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise(setImmediate)
    }
    await Promise.all(long)
  })

  test('each have a count of their own', async () => {
    const costly = createCostlyCalls()
    await costly.run(call('/api/one', 1), 'teacher', () => 1)
    await expect(costly.run(call('/api/one', 1), 'teacher', () => 1)).rejects.toMatchObject({
      status: 429,
    })
    expect(await costly.run(call('/api/two', 1), 'teacher', () => 2)).toBe(2)
  })

  test.each([
    'createSampleClass',
    'checkImport',
    'commitImport',
    'getSkillGrid',
    'getClassNeeds',
    'getClassStandards',
    'getClassForecast',
    'listSuggestedGroups',
    'getEngagement',
    'getModelCard',
    'listItemQuality',
    'getSchoolFile',
    'exportQuestions',
    'importQuestions',
    'previewQuestion',
    'uploadImage',
    'getReportFile',
  ])('%s is one', (name) => {
    const all: Readonly<Record<string, Endpoint>> = endpoints
    expect(all[name]?.limit).toBeDefined()
  })
})
