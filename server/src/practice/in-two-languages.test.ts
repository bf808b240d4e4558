import { randomBytes, randomUUID } from 'node:crypto'
import { UserId } from '@skills-center/contract/ids'
import { AnswerReply, Practice, PracticePlan, type Question } from '@skills-center/contract/practice'
import { PracticePack } from '@skills-center/contract/practice/pack'
import { DemoRun } from '@skills-center/contract/practice/demo'
import type { RichText } from '@skills-center/contract/rich-text'
import { SitePage } from '@skills-center/contract/site/page'
import { Sample } from '@skills-center/contract/site/samples'
import { SkillLesson, Exercise, ExerciseReply } from '@skills-center/contract/skills'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { questionOf, startLive } from '../activities/test-live.ts'
import { systemNow } from '../platform/clock.ts'
import { statement } from '../platform/statement.ts'
import { presentItem } from '../platform/present-item.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { createAnswerKeys } from './answer-keys.ts'
import { bodyOf, skillId } from './test-student.ts'
import { createExerciseTokens } from './questions/exercise-tokens.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.stop())

const known = createAnswerKeys(secret)
const tries = createExerciseTokens({ secret, randomBytes, newId: randomUUID, now: systemNow })
const languages = ['en', 'es'] as const
type Language = (typeof languages)[number]
const page = (language: Language) => ({ 'accept-language': language })

const read = async (caller: Caller, path: string, language: Language) => {
  const { status, body, text } = await caller.get(path, page(language))
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return body
}
const open = async (student: Caller, language: Language, skill: string = skillId): Promise<Question> => {
  const reply = Practice.parse(await read(student, `/api/skills/${skill}/practice`, language))
  const [question] = reply.questions
  if (question === undefined) throw new Error('no question')
  return question
}
const answer = async (student: Caller, body: object, language: Language) => {
  const { status, body: replied, text } = await student.post('/api/practice/answers', body, page(language))
  if (status !== 200) throw new Error(`answer answered ${status}: ${text}`)
  return AnswerReply.parse(replied)
}
const words = (text: RichText): string =>
  text
    .flat()
    .map((run) => (run.kind === 'math' ? run.tex : run.text))
    .join('')

/** Markup as shown, as plain text. */
const plainly = (markup: string): string => words(showMarkup(markup))

/** The question in this language, as a student sees it. */
const shownIn = (question: Question, language: Language) => {
  const { skillId: id, modelId, level, seed } = known.askedBy(question.token)
  const skill = requireSkill(id, language)
  const model = skill.models.find((each) => each.id === modelId)
  if (model === undefined) throw new Error('no model')
  return makeItem(skill, model, level, seed)
}

it('why a question and a skill come is said in the language of the page', async () => {
  const student = await signUp(test)
  const english = await open(student, 'en')
  const spanish = await open(student, 'es')
  expect(english.why).toMatch(/^You’re new to this skill, .* times in 10\.$/)
  expect(spanish.why).toMatch(/^Esta habilidad es nueva para ti, .* de cada 10 veces\.$/)
  const plan = PracticePlan.parse(await read(student, '/api/practice/plan', 'es'))
  expect(plan.entries[0]?.reason).toBe('Es nueva para ti y un buen siguiente paso.')
})

describe('a question speaks the language of the page that asks for it', () => {
  for (const language of languages)
    it(`${language}: question, hints, feedback, right answer and solution`, async () => {
      const student = await signUp(test)
      const question = await open(student, language)
      const item = shownIn(question, language)
      expect(question.item).toEqual(presentItem(item))
      const hint = await student.post(
        '/api/practice/hints',
        { token: question.token, index: 0 },
        page(language),
      )
      expect(words(z.object({ hint: z.custom<RichText>() }).parse(hint.body).hint)).toBe(
        plainly(item.hints[0] ?? ''),
      )
      const [mistake] = item.wrongAnswers
      const first = await answer(student, bodyOf(question, false), language)
      expect(words(first.feedback ?? [])).toBe(plainly(mistake?.feedback ?? ''))
      const second = await answer(student, bodyOf(question, true), language)
      expect(second.solution?.map(words)).toEqual(item.solution.map((step) => plainly(step)))
    })
})

it('after the student has changed the language, feedback comes in the one in which the question was shown', async () => {
  const student = await signUp(test)
  const question = await open(student, 'es')
  const item = shownIn(question, 'es')
  const reply = await answer(student, bodyOf(question, false), 'en')
  const [mistake] = item.wrongAnswers
  expect(words(reply.feedback ?? [])).toBe(plainly(mistake?.feedback ?? ''))
  const [next] = reply.next === null ? [] : [reply.next]
  if (next !== undefined) expect(known.askedBy(next.token).language).toBe('en')
})

const selectLanguages = statement(
  'test.select-languages',
  'select language from attempts where student_id = $1',
  z.object({
    language: z.string(),
  }),
)

it('an attempt keeps the language of its question', async () => {
  const student = await signUp(test)
  await answer(student, bodyOf(await open(student, 'es'), true), 'en')
  const rows = await test.database.query(selectLanguages, [student.id])
  expect(rows.map(({ language }) => language)).toEqual(['es'])
})

it('a unit may be typed in the other language', async () => {
  const skill = requireSkill(skillId, 'es')
  const units = skill.models
    .flatMap((model) => Array.from({ length: 20 }, (_, seed) => makeItem(skill, model, 1, seed).key))
    .flatMap((key) => (key.kind === 'number' && key.unit !== undefined ? [key] : []))
  const worded = units.filter(({ unit }) => / por /.test(unit ?? ''))
  expect(worded.length).toBeGreaterThan(0)
  for (const key of worded) expect(key.otherUnits?.join()).toMatch(/ per /)
})

const ofSkills = z.array(z.looseObject({ id: z.string(), name: z.string() }))
const nameIn = (language: Language) => requireSkill(skillId, language).name

describe('in the reader’s language come', () => {
  it.each(languages)('%s: names of skills, the lesson and what to try in it', async (language) => {
    const student = await signUp(test)
    const listed = ofSkills.parse(await read(student, '/api/skills', language))
    expect(listed.find(({ id }) => id === skillId)?.name).toBe(nameIn(language))
    const lesson = SkillLesson.parse(await read(student, `/api/skills/${skillId}/lesson`, language))
    const skill = requireSkill(skillId, language)
    expect(lesson.mistakes.map(({ name }) => name)).toEqual(skill.misconceptions.map(({ name }) => name))
    expect(lesson.words.map(({ word }) => word)).toEqual(skill.lesson.words.map(({ word }) => word))
    const [tried] = z.array(Exercise).parse(await read(student, `/api/skills/${skillId}/exercises`, language))
    if (tried === undefined) throw new Error('nothing to try')
    const other = language === 'en' ? 'es' : 'en'
    const shown = await student.post(
      '/api/skills/exercises',
      { token: tried.token, response: null },
      page(other),
    )
    const asked = tries.open(UserId.parse(student.id), tried.token)
    const model = skill.models.find(({ id }) => id === asked?.modelId)
    if (asked === undefined || model === undefined) throw new Error('not a question to try')
    const { solution } = makeItem(skill, model, asked.level, asked.seed)
    expect(ExerciseReply.parse(shown.body).solution?.steps.map(words)).toEqual(solution.map(plainly))
  })

  it.each(languages)('%s: a pack, which says its language', async (language) => {
    const student = await signUp(test)
    const reply = await student.post('/api/practice/packs', { skillId }, page(language))
    const pack = PracticePack.parse(reply.body)
    expect(pack.skills.map(({ name }) => name)).toEqual([nameIn(language)])
    for (const { question } of pack.questions) {
      expect(known.askedBy(question.token).language).toBe(language)
      expect(question.item).toEqual(presentItem(shownIn(question, language)))
    }
  })

  it.each(languages)('%s: the public demo and the sample pages', async (language) => {
    const visitor = test.caller()
    const demo = await visitor.post('/api/practice/demo', { answers: [] }, page(language))
    expect(DemoRun.parse(demo.body).skill.name).toBe(nameIn(language))
    const sample = Sample.parse(await read(visitor, `/api/site/samples/${skillId}?place=0`, language))
    const skill = requireSkill(skillId, language)
    const made = skill.models.map((model) => words(presentItem(makeItem(skill, model, 2, 0)).stem))
    expect(made).toContain(words(sample.item.stem))
    const topic = SitePage.parse(await read(visitor, '/api/site/page?path=/math-practice', language))
    expect(topic.skills.map(({ name }) => name)).toContain(nameIn(language))
  })
})

it('in a live activity each student has the question in their own language, and the teacher in theirs', async () => {
  const live = await startLive(test, 2)
  await live.steer({ step: 'ask', after: 0 })
  const seats = await Promise.all(
    live.students.map(async (student, index) => ({
      student,
      language: languages[index] ?? 'en',
      question: questionOf(
        z
          .custom<Parameters<typeof questionOf>[0]>()
          .parse(await read(student, live.path, languages[index] ?? 'en')),
      ),
    })),
  )
  for (const { question, language } of seats)
    expect(question.item).toEqual(presentItem(shownIn(question, language)))
  for (const { student, question } of seats) {
    const body = { ...bodyOf(question, true), attemptId: randomUUID() }
    expect((await student.post(`${live.path}/answers`, body)).status).toBe(200)
  }
  await live.steer({ step: 'reveal', round: 1 })
  for (const { student, language } of seats) {
    const rows = await test.database.query(selectLanguages, [student.id])
    expect(rows).toMatchObject([{ language }])
  }
})
