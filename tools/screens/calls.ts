import type { APIRequestContext } from 'playwright-core'
import { z } from 'zod'
import { Practice } from '@skills-center/contract/practice'
import type { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'

const Listed = z.array(z.object({ id: z.string() }))

export async function idsAt(request: APIRequestContext, path: string): Promise<string[]> {
  const reply = await request.get(path)
  return reply.ok() ? Listed.parse(await reply.json()).map(({ id }) => id) : []
}

/** Posts and resolves to the reply, which the caller parses. Throws if the call is refused. */
export async function post(request: APIRequestContext, path: string, data: object = {}): Promise<unknown> {
  const reply = await request.post(path, { data })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
  return reply.json()
}

const bornYearsAgo = (years: number) => ({ year: new Date().getFullYear() - years, month: 1 })

/** Signs up a student who has not given their age yet. */
export async function signUp(
  request: APIRequestContext,
  username: string,
  role: 'student' | 'teacher',
  over: object = {},
): Promise<void> {
  await post(request, '/api/signup', {
    username,
    password: 'orange kite river',
    email: 'person@example.org',
    firstName: 'Robin',
    lastName: 'Vale',
    role,
    gradeLevel: 6,
    ...over,
  })
}

/** Signs up a student who is 13 or older. */
export async function signUpStudent(request: APIRequestContext, username: string): Promise<void> {
  await signUp(request, username, 'student', { born: bornYearsAgo(15) })
}

/** Signs up a child, who gives only a username and a parent’s email address. */
export async function signUpChild(
  request: APIRequestContext,
  username: string,
  parentEmail: string,
): Promise<void> {
  await post(request, '/api/signup', {
    username,
    password: 'orange kite river',
    role: 'student',
    gradeLevel: 6,
    born: bornYearsAgo(10),
    parentEmail,
  })
}

/** Answers the first question at a path. Resolves to false if there is none. */
export async function answerNext(
  request: APIRequestContext,
  path: string,
  known: ReturnType<typeof createAnswerKeys>,
  how: 'right' | 'wrong' = 'right',
): Promise<boolean> {
  const reply = await request.get(path)
  if (!reply.ok()) return false
  const body: unknown = await reply.json()
  const [question] =
    z
      .union([Practice, z.object({ practice: Practice.nullable() }).transform(({ practice }) => practice)])
      .parse(body)?.questions ?? []
  if (question === undefined) return false
  await post(request, '/api/v1/practice/answers', {
    token: question.token,
    response: known[how](question.token),
    attemptId: crypto.randomUUID(),
    activeMilliseconds: 20_000,
    hintsUsed: 0,
    timeZone: 'America/Chicago',
  })
  return true
}
