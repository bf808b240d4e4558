import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getPastSession, PastSessions, type ReplayedQuestion } from '@skills-center/contract/practice/history'
import { Practice, type Question } from '@skills-center/contract/practice'
import { createRandom } from '@skills-center/curriculum/random'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { statement } from '../platform/statement.ts'
import type { Caller, TestApp } from '../test-app.ts'

/*
 * An editor's work: the server of the day on which questions are answered, and the server of a later day on the same
 * database, in which every message of the skill, the list of names, and every model is another one. Each server loads a
 * copy of the code, so that the edits are real edits of files.
 */

type Messages = { [id: string]: string | Messages }
type Loaded = Awaited<ReturnType<typeof loadServer>>
type Language = 'en' | 'es'

const rooms = ['contract', 'answers', 'learner', 'messages', 'curriculum']
const project = new URL('../../../', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'skills-center-days-'))

const mark = '[edited]'

const everyMessage = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [
      id,
      typeof text === 'string' ? `${text} ${mark}` : everyMessage(text),
    ]),
  )

const editMessages = (source: string): string => JSON.stringify(everyMessage(JSON.parse(source)))
const edits: Readonly<Record<string, (source: string) => string>> = {
  'skills/math/grade-6/unit-rates/en.json': editMessages,
  'skills/math/grade-6/unit-rates/es.json': editMessages,
  // Every name is another one.
  'people/people.ts': (source) => source.replaceAll(/^ {2}([A-Z]\w+): '/gm, "  Zz$1: '"),
  // Other numbers than those that this seed has given so far.
  'form/model.ts': (source) => source.replace('for (let draws', 'random.integer(0, 1000)\n  for (let draws'),
}

/** The folder with the code of the day. */
let today = project

/** Code is taken from today's folder: a file of another folder is another file to Node, and loaded again. */
const hooks = registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = project } = context
    const day = /^file:.*\/day-\d+\//.exec(parentURL)?.[0]
    const found = next(specifier, { ...context, parentURL: parentURL.replace(day ?? project, project) })
    const isCopied = rooms.some((room) => found.url.startsWith(`${project}${room}/src/`))
    return isCopied ? { ...found, url: found.url.replace(project, day ?? today) } : found
  },
})

let days = 0
function beginDay({ isEdited = false } = {}): void {
  days += 1
  const copy = join(folder, `day-${days}`)
  for (const room of rooms) {
    cpSync(new URL(`${room}/src`, project), join(copy, room, 'src'), { recursive: true })
    cpSync(new URL(`${room}/package.json`, project), join(copy, room, 'package.json'))
  }
  for (const [path, edit] of isEdited ? Object.entries(edits) : []) {
    const file = join(copy, 'curriculum', 'src', path)
    const source = readFileSync(file, 'utf8')
    const edited = edit(source)
    if (edited === source) throw new Error(`${path} was not edited`)
    writeFileSync(file, edited)
  }
  today = pathToFileURL(`${copy}/`).href
}

async function loadServer(edited?: { isEdited: boolean }) {
  beginDay(edited)
  vi.resetModules()
  const [app, answers, student, people] = await Promise.all([
    import('../test-app.ts'),
    import('./known-answers.ts'),
    import('./test-student.ts'),
    import('../../../curriculum/src/people/people.ts'),
  ])
  return { ...app, ...student, ...people, known: answers.createKnownAnswers(app.secret) }
}

let before: Loaded
let test: TestApp
beforeAll(async () => {
  before = await loadServer()
  test = await before.startTestApp({ configuration: { dailyLimit: 500 } })
})
afterAll(async () => {
  hooks.deregister()
  rmSync(folder, { recursive: true })
  await test.stop()
})

const page = (language: Language) => ({ 'accept-language': language })

async function open(student: Caller, language: Language, skillId: string): Promise<Question> {
  const { body } = await student.get(`/api/skills/${skillId}/practice`, page(language))
  const [question] = Practice.parse(body).questions
  if (question === undefined) throw new Error('no question')
  return question
}

/** Answers wrong, with a hint, and then right. */
async function answer({ bodyOf, send }: Loaded, student: Caller, question: Question) {
  await send(student, bodyOf(question, false, { hintsUsed: 1 }))
  await send(student, bodyOf(question, true, { hintsUsed: 1 }))
}

async function replaysOf(student: Caller, language: Language = 'en'): Promise<ReplayedQuestion[]> {
  const sessions = PastSessions.parse((await student.get('/api/practice/sessions', page(language))).body)
  const id = sessions.sessions[0]?.id
  const { body } = await student.get(`/api/practice/sessions/${id}`, page(language))
  return getPastSession.reply.parse(body).questions
}

/** All that was shown of the question itself; the list's own words (a skill's name) are those of today. */
const shown = (replays: readonly ReplayedQuestion[]) =>
  replays.map(({ item, tries, hints, right, why, level }) => ({
    item,
    hints,
    right,
    why,
    level,
    tries: tries.map(({ response, verdict, feedback }) => ({ response, verdict, feedback })),
  }))

const forget = statement('test.forget-kept-items', 'update attempts set item = null, words_id = null')
const countVersions = statement('test.count-versions', 'select count(*)::int4 as count from published_words')

it('an old answer is shown word for word in its own language after a message, a name list and a model were edited', async () => {
  const student = await before.signUp(test)
  const asked: Question[] = []
  for (const language of ['en', 'es', 'en', 'es', 'es', 'en'] as const) {
    const question = await open(student, language, 'unit-rates')
    asked.push(question)
    await answer(before, student, question)
  }
  const then = await replaysOf(student)
  expect(then.map(({ item }) => item)).toEqual(asked.map(({ item }) => item))
  expect(then.every(({ right, hints, tries }) => right && hints.length === 1 && tries[0]?.feedback)).toBe(
    true,
  )

  const after = await loadServer({ isEdited: true })
  const later = await after.startTestApp({ on: test.database, configuration: { dailyLimit: 500 } })
  const again = later.caller(student.cookie())
  for (const language of ['en', 'es'] as const)
    expect(shown(await replaysOf(again, language))).toEqual(shown(then))

  const fresh = await open(again, 'es', 'unit-rates')
  expect(JSON.stringify(fresh.item)).toContain(mark)
  await answer(after, again, fresh)
  const all = await replaysOf(again)
  expect(shown(all).slice(0, then.length)).toEqual(shown(then))
  expect(all.at(-1)?.item).toEqual(fresh.item)

  // Kept by its seed alone, as answers were before: the same question would say something else by now.
  await test.database.query(forget)
  const bySeed = await replaysOf(again)
  expect(shown(bySeed)).not.toEqual(shown(all))
  expect(JSON.stringify(bySeed[0]?.item)).toContain(mark)
  expect(after.someone(createRandom('any'))).toMatch(/^Zz/)
  await later.stop()
})

it('the words of a version are published once, for all students and all starts of the server', async () => {
  const versions = async () => (await test.database.query<{ count: number }>(countVersions))[0]?.count
  const others = await loadServer()
  const restarted = await others.startTestApp({ on: test.database })
  const student = restarted.caller((await before.signUp(test)).cookie())
  await answer(others, student, await open(student, 'en', 'unit-rates'))
  const known = await versions()
  await restarted.stop()
  const third = await loadServer()
  const again = await third.startTestApp({ on: test.database })
  const other = again.caller((await before.signUp(test)).cookie())
  await answer(third, other, await open(other, 'es', 'unit-rates'))
  expect(await versions()).toBe(known)
  await again.stop()
})
