import { randomUUID } from 'node:crypto'
import { languages, type Language } from '@skills-center/contract/language'
import { getHint, Practice, type Question } from '@skills-center/contract/practice'
import { getPastSession, PastSessions, type ReplayedQuestion } from '@skills-center/contract/practice/history'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { authoredModelId } from '@skills-center/curriculum/authored/authored-model'
import { createRandom } from '@skills-center/curriculum/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import type { Caller, Reply, TestApp } from '../test-app.ts'
import { createDays, type Day, mark, skillOfNewVersion } from './test-days.ts'
import { tokenFor } from './test-question.ts'

const days = createDays()
let before: Day
let test: TestApp
beforeAll(async () => {
  before = await days.load()
  test = await before.startTestApp({ configuration: { dailyLimit: 500 } })
})
afterAll(async () => {
  days.end()
  await test.stop()
})

let laterDay: Promise<{ day: Day; server: TestApp }> | undefined
/** A server on the same database after everything has been edited. */
function afterEdits(): Promise<{ day: Day; server: TestApp }> {
  laterDay ??= days.load({ isEdited: true }).then(async (day) => ({
    day,
    server: await day.startTestApp({ on: test.database, configuration: { dailyLimit: 500 } }),
  }))
  return laterDay
}
afterAll(async () => {
  await (await laterDay)?.server.stop()
})

const page = (language: Language) => ({ 'accept-language': language })

async function open(student: Caller, language: Language, skillId: string): Promise<Question> {
  const { body } = await student.get(`/api/skills/${skillId}/practice`, page(language))
  const [question] = Practice.parse(body).questions
  if (question === undefined) throw new Error('no question')
  return question
}

/**
 * Takes a hint, answers with each response in turn until the question closes, and returns everything else that was
 * shown.
 */
async function answer(
  { known, send }: Pick<Day, 'known' | 'send'>,
  student: Caller,
  { token }: Pick<Question, 'token'>,
  responses = [known.wrong(token), known.right(token)],
) {
  const { hint } = getHint.reply.parse((await student.post('/api/practice/hints', { token, index: 0 })).body)
  const replies = []
  for (const response of responses) {
    if (replies.at(-1)?.triesLeft === 0) break
    const own = { activeMilliseconds: 20_000, hintsUsed: 1, timeZone: 'America/Chicago' }
    replies.push(await send(student, { token, response, attemptId: randomUUID(), ...own }))
  }
  const last = replies.at(-1)
  return {
    hints: [hint],
    feedback: replies[0]?.feedback,
    right: { answer: last?.rightAnswer, response: last?.rightResponse, solution: last?.solution },
  }
}

async function replaysOf(student: Caller, language: Language = 'en'): Promise<ReplayedQuestion[]> {
  const sessions = PastSessions.parse((await student.get('/api/practice/sessions', page(language))).body)
  const id = sessions.sessions[0]?.id
  const questions: ReplayedQuestion[] = []
  for (let skip: number | null = 0; skip !== null;) {
    const reply: Reply = await student.get(`/api/practice/sessions/${id}?skip=${skip}`, page(language))
    const found = getPastSession.reply.parse(reply.body)
    questions.push(...found.questions)
    skip = found.more
  }
  return questions
}

/** Everything that was shown of the question itself. The list's own text, such as a skill's name, is today's. */
const shown = (replays: readonly ReplayedQuestion[]) =>
  replays.map(({ item, tries, hints, right, why }) => ({
    item,
    why,
    hints,
    feedback: tries[0]?.feedback,
    right,
  }))

const seed = 5
/** One question of each kind of interaction in the curriculum, at level 2. */
function oneOfEachKind({ skills, makeItem }: Day): { skillId: string; modelId: string }[] {
  const found = new Map<string, { skillId: string; modelId: string }>()
  // Start from the end, because banks, simulations, and worlds are in science.
  for (const skill of skills.toReversed()) {
    for (const { id: modelId } of skill.models) {
      const model = skill.models.find(({ id }) => id === modelId)
      if (model === undefined) continue
      const { kind } = makeItem(skill, model, 2, seed).interaction
      if (!found.has(kind)) found.set(kind, { skillId: skill.id, modelId })
    }
  }
  return [...found.values()]
}

// Loads every skill's code twice.
it.each(languages)(
  'an old answer to any kind of question is shown word for word in %s after every message, noun, name and model was edited',
  async (language) => {
    const student = await before.signUp(test)
    const seen = []
    const kinds = new Set<string>()
    const asked = oneOfEachKind(before)
    for (const { skillId, modelId } of asked) {
      const named = { skillId, modelId, level: 2, seed, language, now: new Date() } as const
      const question = before.questionFor(student.id, named)
      kinds.add(question.item.interaction.kind)
      seen.push({ item: question.item, why: question.why, ...(await answer(before, student, question)) })
    }
    for (const kind of ['choice', 'order', 'match', 'inline-choice', 'number', 'number-line', 'simulation'])
      expect(kinds).toContain(kind)
    expect(shown(await replaysOf(student))).toEqual(seen)

    const { day, server } = await afterEdits()
    const again = server.caller(student.cookie())
    for (const reader of languages) expect(shown(await replaysOf(again, reader))).toEqual(seen)

    // The same seeds now make completely different questions.
    const other = await before.signUp(test)
    const fresh = server.caller(other.cookie())
    for (const [index, { skillId, modelId }] of asked.entries()) {
      const named = { skillId, modelId, level: 2, seed, language, now: new Date() } as const
      const question = day.questionFor(other.id, named)
      expect(JSON.stringify(question.item), modelId).toContain(mark)
      const its = { item: question.item, ...(await answer(day, fresh, question)) }
      for (const part of ['item', 'hints', 'right'] as const)
        expect(its[part], `${modelId}: ${part}`).not.toEqual(seen[index]?.[part])
    }
    expect(day.someone(createRandom('any'))).toMatch(/^Zz/)
  },
  180_000,
)

const forget = statement(
  'test.forget-kept-items',
  'update attempts set item = null, words_id = null where student_id = $1',
)
const countVersions = statement(
  'test.count-versions',
  'select count(*)::int4 as count from published_words',
  z.object({
    count: z.number(),
  }),
)

it('a question that was edited without a new version is kept in the words of its day', async () => {
  const student = await before.signUp(test)
  const asked: Question[] = []
  for (const language of ['en', 'es', 'en', 'es'] as const) {
    const question = await open(student, language, 'unit-rates')
    asked.push(question)
    await answer(before, student, question)
  }
  const then = await replaysOf(student)
  expect(then.map(({ item }) => item)).toEqual(asked.map(({ item }) => item))

  const { day, server } = await afterEdits()
  const again = server.caller(student.cookie())
  const fresh = await open(again, 'es', 'unit-rates')
  expect(JSON.stringify(fresh.item)).toContain(mark)
  await answer(day, again, fresh)
  const all = await replaysOf(again)
  expect(shown(all).slice(0, then.length)).toEqual(shown(then))
  expect(all.at(-1)?.item).toEqual(fresh.item)

  // As if the answers had been stored only by seed, as they used to be: the same question now looks different.
  await test.database.query(forget, [student.id])
  const bySeed = await replaysOf(again)
  expect(shown(bySeed)).not.toEqual(shown(all))
  expect(JSON.stringify(bySeed[0]?.item)).toContain(mark)
})

it('a teacher’s own question is shown word for word after the nouns and the words of right answers were edited', async () => {
  const teacher = await before.signUp(test, { role: 'teacher' })
  const written = {
    format: 1,
    title: 'Pages',
    skillId: 'unit-rates',
    standard: '',
    level: 1,
    stem: 'Ana reads {=a} pages, and Ben reads one more. How many more does Ben read?',
    parameters: [{ kind: 'range', name: 'a', from: '5', to: '60', step: '1' }],
    conditions: [],
    answer: {
      kind: 'number',
      label: 'Pages',
      before: '',
      after: 'pages',
      right: '1',
      form: 'any',
      unit: '',
      within: '',
      wrong: [{ value: 'a', feedback: 'Ana reads {=a} pages.' }],
    },
    hints: ['Compare the two.'],
    steps: ['Ben reads {=a+1} pages.', 'That is one more than {=a}.'],
  }
  const made = OwnQuestion.parse((await teacher.post('/api/questions', { question: written })).body)
  const reply = await teacher.post(`/api/questions/${made.id}/publish`, { revision: made.revision })
  expect(reply.status, reply.text).toBe(200)

  const student = await before.signUp(test)
  const modelId = authoredModelId({ questionId: made.id, version: 1 })
  const named = { skillId: 'unit-rates', modelId, level: 1, seed, now: new Date() } as const
  const typed = (text: string) => ({ kind: 'number', text }) as const
  const token = tokenFor(student.id, named)
  const seen = await answer(before, student, { token }, [typed('987'), typed('1')])
  expect(JSON.stringify(seen.right.answer)).toContain('1 page"')
  const then = shown(await replaysOf(student))
  expect(then).toMatchObject([seen])

  const { server } = await afterEdits()
  expect(shown(await replaysOf(server.caller(student.cookie())))).toEqual(then)
})

it('who mends questions reads a reported one as it was shown, answered or not, whatever became of its skill', async () => {
  const student = await before.signUp(test)
  const named = {
    skillId: skillOfNewVersion,
    modelId: 'force-ideas',
    level: 2,
    seed,
    now: new Date(),
  } as const
  for (const isAnswered of [true, false]) {
    const question = before.questionFor(student.id, { ...named, language: 'es' })
    if (isAnswered) await answer(before, student, question)
    await student.post('/api/practice/reports', { token: question.token, reason: 'unclear', response: null })
  }
  const reports = async ({ app }: TestApp) =>
    (await app.practice.reported(new Date(0), 10)).map(({ stem, right, answered }) => ({
      stem,
      right,
      answered,
    }))
  const [unanswered, answered] = await reports(test)
  const { item } = before.questionFor(student.id, { ...named, language: 'es' })
  expect(JSON.stringify(item.stem)).toContain(unanswered?.stem)
  expect(answered).toMatchObject({ stem: unanswered?.stem, answered: { verdict: 'correct' } })

  const { server } = await afterEdits()
  expect(await reports(server)).toEqual([unanswered, answered])
})

it('the words of a version are published once, for all students and all starts of the server', async () => {
  const versions = async () => (await test.database.query(countVersions))[0]?.count
  const others = await days.load()
  const restarted = await others.startTestApp({ on: test.database })
  const student = restarted.caller((await before.signUp(test)).cookie())
  await answer(others, student, await open(student, 'en', 'unit-rates'))
  const published = await versions()
  await restarted.stop()
  const third = await days.load()
  const again = await third.startTestApp({ on: test.database })
  const other = again.caller((await before.signUp(test)).cookie())
  await answer(third, other, await open(other, 'es', 'unit-rates'))
  expect(await versions()).toBe(published)
  await again.stop()
})
