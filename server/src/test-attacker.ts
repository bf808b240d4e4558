import { createHash, randomUUID } from 'node:crypto'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import type { SkillId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import type { Question } from '@skills-center/contract/practice'
import { ShownItem } from '@skills-center/contract/item'
import { createReportLink } from '@skills-center/contract/progress/report-links'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import type { Skill } from '@skills-center/curriculum/skill'
import { presentItem } from './platform/present-item.ts'
import type { Caller } from './test-app.ts'

/** Left out: calls that need someone else's secret, calls about payment, and calls that only give counts of events. */
const leftOut = new Set([
  'checkUsername',
  'getPasswordReset',
  'getConsent',
  'getChildData',
  'getFamilyPlan',
  'listPlanInvoices',
  'getSandboxCheckout',
  'getSandboxPortal',
  'getSchoolLink',
  'getSitePage',
  'watchActivity',
])

/** Every call that lets a student read something. */
export const readingCalls = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method, access }]) =>
    method === 'GET' && access !== 'teacher' && access !== 'administrator' && !leftOut.has(name),
)

/** The ids to put in paths, by the part of the path before them. */
export type Places = Readonly<Record<string, readonly string[]>>

function filled(path: string, places: Places): string[] {
  const found = /^(.*)\/\{\w+\}(.*)$/.exec(path)
  if (found === null) return [path]
  const [, before = '', after = ''] = found
  // Places are keyed without the version that most paths start with.
  return (places[before.replace(/^\/api\/v\d+\//, '/api/')] ?? []).map(
    (value) => `${before}/${value}${after}`,
  )
}

/**
 * Collects everything a student's own calls reveal: all readable calls, the data export, a report, a hint, simulation
 * rows, and an unreadable answer to the question. Returns the reply texts, the names of the calls that succeeded, and
 * all field names.
 */
export async function collect(student: Caller, question: Question, known: Places = {}) {
  const texts: string[] = []
  const answered = new Set<string>()
  const fields = new Set<string>()
  const { token } = question
  const unreadable = { kind: 'number', text: 'what?' }
  const tries = {
    token,
    attemptId: randomUUID(),
    activeMilliseconds: 1000,
    hintsUsed: 0,
    response: unreadable,
  }
  texts.push((await student.post('/api/practice/answers', tries)).text)
  texts.push((await student.post('/api/practice/hints', { token, index: 0 })).text)
  for (const row of await rowsOf(student, question)) {
    texts.push(row)
    for (const field of fieldsIn(row)) fields.add(field)
  }
  const report = { token, reason: 'unclear', note: '', response: { kind: 'choice', option: 'a' } }
  texts.push((await student.post('/api/practice/reports', report)).text)
  const link = await student.post('/api/user/report-links', { days: 7 })
  texts.push(link.text)
  const shared = createReportLink.reply.safeParse(link.body)
  const places: Record<string, readonly string[]> = {
    '/api/skills': [question.skillId],
    '/api/site/samples': [question.skillId],
    '/api/user/progress-report/files': ['skills', 'days'],
    '/api/shared-reports': shared.success ? [shared.data.token] : [],
    ...known,
  }
  const read = async (name: string, path: string) => {
    const reply = await student.get(path)
    if (reply.status < 300) answered.add(name)
    texts.push(reply.text)
    // A lesson names the seed of its worked example, which is nobody's question.
    if (name !== 'getLesson') for (const field of fieldsIn(reply.text)) fields.add(field)
    return reply.text
  }
  // Lists first: then each thing they name is read.
  const calls = readingCalls.toSorted(([, one], [, other]) => one.path.length - other.path.length)
  for (const [name, { path }] of calls) {
    for (const one of filled(path, places)) {
      const text = await read(name, one)
      if (name === 'listPastSessions')
        places['/api/practice/sessions'] = [...text.matchAll(/"id":"(\d{12,15})"/g)].map(([, id = '']) => id)
      if (name === 'getPastSession' || name === 'getNotebook')
        places['/api/practice/replays'] = [
          ...(places['/api/practice/replays'] ?? []),
          ...[...text.matchAll(/"(\d{9,12}-[0-9a-f-]{36})"/g)].map(([, id = '']) => id),
        ]
    }
  }
  for (const id of places['/api/practice/replays'] ?? [])
    await read('getReplay', `/api/practice/replays/${id}`)
  return { texts, answered, fields }
}

/** All simulation rows that the limit allows: every combination of settings, three times. */
async function rowsOf(student: Caller, { token, item }: Question): Promise<string[]> {
  if (item.interaction.kind !== 'simulation') return []
  const all = item.interaction.knobs.reduce<Record<string, string>[]>(
    (sets, { id, settings }) =>
      sets.flatMap((set) => settings.map((setting) => ({ ...set, [id]: setting.id }))),
    [{}],
  )
  const replies = await Promise.all(
    [1, 2, 3].flatMap((run) =>
      all.map((settings) => student.post('/api/practice/runs', { token, settings, run })),
    ),
  )
  return replies.map(({ text }) => text)
}

/** Seeds are drawn from 2^31 numbers, so a smaller number is almost surely a count, an age, or a year. */
const minSeed = 65_536

/** Each whole number in the texts that could be a seed. */
export const seedsIn = (texts: readonly string[]): number[] => [
  ...new Set(
    texts
      .flatMap((text) => [...text.matchAll(/\d{5,10}/g)].map(([digits]) => Number(digits)))
      .filter((number) => number >= minSeed && number < 2 ** 31),
  ),
]

/** Each UUID in the texts: it could be the nonce of a question before a swap. */
export const uuidsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])),
]

const requireSkill = (id: SkillId): Skill => {
  const skill = selectSkill(id)
  if (skill === undefined) throw new Error(`no skill ${id}`)
  return skill
}

/** Every item that these seeds make with each model of the skill, at the question's level. */
function* itemsFrom(
  question: Question,
  seeds: readonly number[],
  nonces: readonly string[],
): Generator<Item> {
  const skill = requireSkill(question.skillId)
  for (const model of skill.models) {
    for (const seed of seeds) yield makeItem(skill, model, question.level, seed)
    // Swapped questions were once derived from a nonce by this public formula.
    for (const nonce of nonces) {
      const bytes = createHash('sha256').update(`swap/${nonce}/${model.id}/0`).digest()
      yield makeItem(skill, model, question.level, bytes.readUInt32BE() >>> 1)
    }
  }
}

/**
 * The answer of a student who has our source: the key of an item that looks exactly like the one on screen, or else of
 * the first item of the same kind. Undefined if no seed makes an item of that kind.
 */
export function answerFrom(
  question: Question,
  seeds: readonly number[],
  nonces: readonly string[],
): { response: Response; isSure: boolean } | undefined {
  const looks = (item: unknown) => JSON.stringify(ShownItem.parse(item))
  const shown = looks(question.item)
  let guess: Response | undefined
  for (const item of itemsFrom(question, seeds, nonces)) {
    if (item.interaction.kind !== question.item.interaction.kind) continue
    if (looks(presentItem(item)) === shown) return { response: keyResponse(item.key), isSure: true }
    guess ??= keyResponse(item.key)
  }
  return guess && { response: guess, isSure: false }
}

/**
 * The chance of being correct with random seeds alone. Measured on this item: 1 if as many random seeds reproduce it,
 * otherwise the share of other items of its kind whose keys are correct here.
 */
export function chanceOf(question: Question, item: Item, tried: number, random: () => number): number {
  const seeds = Array.from({ length: Math.max(tried, 60) }, () => Math.floor(random() * 2 ** 31))
  if (answerFrom(question, seeds, [])?.isSure === true) return 1
  let rights = 0
  let all = 0
  for (const other of itemsFrom(question, seeds.slice(0, 60), [])) {
    if (other.interaction.kind !== item.interaction.kind) continue
    all += 1
    if (checkResponse(item, keyResponse(other.key)).verdict === 'correct') rights += 1
  }
  return all === 0 ? 0 : rights / all
}

/** The smallest number of correct answers whose probability is below one in a million. */
export function minImprobableCount(chances: readonly number[]): number {
  let distribution = [1]
  for (const chance of chances) {
    const next = Array.from({ length: distribution.length + 1 }, () => 0)
    for (const [rights, probability] of distribution.entries()) {
      next[rights] = (next[rights] ?? 0) + probability * (1 - chance)
      next[rights + 1] = (next[rights + 1] ?? 0) + probability * chance
    }
    distribution = next
  }
  let tail = 0
  for (let rights = distribution.length - 1; rights >= 0; rights -= 1) {
    tail += distribution[rights] ?? 0
    if (tail >= 1e-6) return rights + 1
  }
  return 0
}

/** The names of all fields in a reply, at any depth; none if it is not JSON. */
function fieldsIn(text: string): Set<string> {
  const names = new Set<string>()
  try {
    JSON.parse(text, (name, value: unknown) => {
      names.add(name)
      return value
    })
  } catch {
    // CSV files have no fields; their numbers are searched like all others.
  }
  return names
}
