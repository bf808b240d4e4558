import { Problem } from '@skills-center/contract/problem'
import { SkillLesson, SkillLink, SkillSummary } from '@skills-center/contract/skills'
import { skills } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let test: TestApp
let student: Caller
let teacher: Caller
beforeAll(async () => {
  test = await startTestApp()
  student = await signUp(test)
  teacher = await signUp(test, { role: 'teacher' })
})
afterAll(() => test.stop())

const list = async (query = '') =>
  z.array(SkillSummary).parse((await student.get(`/api/skills${query}`)).body)
const lesson = async (id: string, query = '') =>
  SkillLesson.parse((await student.get(`/api/skills/${id}/lesson${query}`)).body)
/** The lesson of a skill, made once for all tests that only read it: to make each mistake's example takes time. */
const lessons = new Map<string, Promise<SkillLesson>>()
const lessonOf = async (id: string): Promise<SkillLesson> => {
  const made = lessons.get(id) ?? lesson(id)
  lessons.set(id, made)
  return made
}
const ids = (summaries: readonly SkillSummary[]) => summaries.map((summary) => summary.id)

describe('the list of skills', () => {
  it('has the whole catalogue in teaching order, without a query to the database', async () => {
    const queries = await test.countQueries(async () => {
      expect(ids(await list())).toEqual(skills.map((skill) => skill.id))
    })
    expect(queries).toBe(0)
  })

  it('has the skills of one grade, and none for a grade that has none', async () => {
    const sixth = await list('?gradeLevel=6')
    expect(sixth.length).toBeGreaterThan(0)
    expect(sixth.every((skill) => skill.gradeLevel === 6)).toBe(true)
    expect(ids(sixth)).toContain('unit-rates')
    expect(await list('?gradeLevel=12')).toEqual([])
  })

  it('is refused for a grade that there is not', async () => {
    expect((await student.get('/api/skills?gradeLevel=13')).status).toBe(400)
  })
})

describe('what builds on what', () => {
  it('names each prerequisite of each skill once', async () => {
    const links = z.array(SkillLink).parse((await student.get('/api/skills/links')).body)
    expect(links).toHaveLength(skills.reduce((sum, { prerequisites }) => sum + prerequisites.length, 0))
    expect(links).toContainEqual({ from: 'equivalent-ratios', to: 'unit-rates' })
  })
})

describe('a lesson', () => {
  it.each(skills.map((skill) => skill.id))('of %s has all its parts', async (id) => {
    const shown = await lessonOf(id)
    expect(shown.skill.id).toBe(id)
    for (const part of [shown.idea, shown.workedExample.steps, shown.workedExample.rightAnswer]) {
      expect(part.length).toBeGreaterThan(0)
      for (const text of part) expect(text.length).toBeGreaterThan(0)
    }
    expect(shown.workedExample.item.stem.flat().length).toBeGreaterThan(0)
    expect(shown.mistakes.length).toBeGreaterThan(0)
    expect(shown.words.length).toBeGreaterThan(0)
    expect(shown.standards.map((standard) => standard.code)).toEqual(shown.skill.standards)
    // Texts are ready to show, without any of the curriculum's markup.
    expect(JSON.stringify(shown)).not.toMatch(/[⟦⟧⟪⟫]/)
  })

  it('names what the skill builds on, and what builds on it', async () => {
    for (const { id, prerequisites } of skills) {
      const { prerequisites: before } = await lessonOf(id)
      expect(ids(before).toSorted()).toEqual(prerequisites.toSorted())
      for (const { id: earlier } of before) expect(ids((await lessonOf(earlier)).next)).toContain(id)
    }
  })

  it('draws what the skill grows from: two steps back, each link between skills that are shown', async () => {
    for (const { id } of skills) {
      const { skill, prerequisites, foundations, links } = await lessonOf(id)
      const drawn = ids([...foundations, ...prerequisites, skill])
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(links.filter(({ to }) => to === id).map(({ from }) => from)).toEqual(ids(prerequisites))
      for (const { from, to } of links) {
        expect(drawn).toContain(from)
        expect(skills.find((other) => other.id === to)?.prerequisites).toContain(from)
      }
      // Every skill that is shown leads on to another.
      for (const { id: earlier } of [...foundations, ...prerequisites])
        expect(links.some(({ from }) => from === earlier)).toBe(true)
    }
  })

  it('shows most mistakes in a made question, with a wrong answer that is not the right one', async () => {
    let [shown, all] = [0, 0]
    for (const { id } of skills) {
      for (const { example } of (await lessonOf(id)).mistakes) {
        all += 1
        if (example === null) continue
        shown += 1
        expect(example.wrong).not.toEqual(example.right)
        expect(example.stem.flat().length).toBeGreaterThan(0)
      }
    }
    expect(shown / all).toBeGreaterThan(0.8)
  })

  it('shows the same example for the same seed, also to another reader', async () => {
    const first = await lesson('unit-rates')
    const { seed } = first.workedExample
    expect(await lesson('unit-rates', `?seed=${seed}`)).toEqual(first)
    const elsewhere = await teacher.get(`/api/skills/unit-rates/lesson?seed=${seed}`)
    expect(elsewhere.body).toEqual(first)
  })

  it('shows another example each time when no seed is given', async () => {
    const seeds = new Set<number>()
    for (let asked = 0; asked < 5; asked += 1) seeds.add((await lesson('slope')).workedExample.seed)
    expect(seeds.size).toBeGreaterThan(1)
  })

  it('works out the numbers of its own example', async () => {
    const { workedExample } = await lesson('unit-rates', '?seed=7')
    const answer = workedExample.rightAnswer
      .flat()
      .map((run) => (run.kind === 'math' ? run.tex : run.text))
      .join('')
    expect(JSON.stringify(workedExample.steps)).toContain(answer.replace(/^[^\d]*([\d.,]+).*$/, '$1'))
  })

  it.each(['-1', '1.5', '2147483648', 'first'])('is refused for the seed %s', async (seed) => {
    expect((await student.get(`/api/skills/unit-rates/lesson?seed=${seed}`)).status).toBe(400)
  })

  it('says in words that there is no such skill', async () => {
    const reply = await student.get('/api/skills/juggling/lesson')
    expect(reply.status).toBe(404)
    expect(Problem.parse(reply.body).detail).toBe('We couldn’t find that skill.')
  })

  it('costs no query', async () => {
    expect(await test.countQueries(() => lesson('unit-rates'))).toBe(0)
  })
})
