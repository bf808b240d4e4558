import { randomUUID } from 'node:crypto'
import { ActivityEvent, type ActivityId, StudentActivity } from '@skills-center/contract/activities'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import { getAssignedQuestion, listOwnAssignments } from '@skills-center/contract/assignments'
import type { LoginCard } from '@skills-center/contract/classrooms/roster'
import type { Response } from '@skills-center/contract/interaction'
import { AnswerReply, Practice, type QuestionToken } from '@skills-center/contract/practice'
import { inject } from 'vitest'

const address = inject('address')

/** Chooses a student's response to the question that a token identifies. */
export type Habit = (token: QuestionToken) => Response

/** A student of the class who works through the API as a browser would, in a separate session. */
export interface Pupil {
  readonly name: string
  /** Returns the titles of the student's assignments. */
  assigned: () => Promise<string[]>
  /** Works through an assignment to its end. */
  work: (id: AssignmentId, habit: Habit) => Promise<void>
  /** Practices a number of questions of a skill. */
  practice: (skillId: string, questions: number, habit: Habit) => Promise<void>
  /** Joins a live activity and follows its events until `leave`. */
  join: (id: ActivityId) => Promise<Seat>
}

export interface Seat {
  /** Resolves when an event of this kind has arrived on the stream. */
  heard: (kind: ActivityEvent['kind']) => Promise<void>
  answer: (habit: Habit) => Promise<void>
  leave: () => void
}

/** Signs a student in with the data on the login card. */
export async function signInByCard({ name, username, password }: LoginCard): Promise<Pupil> {
  const signedIn = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, role: 'student' }),
  })
  if (signedIn.status !== 200) throw new Error(`${username} could not sign in: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')

  async function ask(path: string, body?: object): Promise<unknown> {
    const reply = await fetch(`${address}${path}`, {
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const answerTo = (path: string, token: QuestionToken, habit: Habit) =>
    ask(path, {
      token,
      response: habit(token),
      attemptId: randomUUID(),
      activeMilliseconds: 24_000,
      hintsUsed: 0,
      timeZone: 'America/Chicago',
    })

  return {
    name,
    assigned: async () =>
      listOwnAssignments.reply.parse(await ask('/api/v1/assignments')).map(({ title }) => title),

    async work(id, habit) {
      for (;;) {
        const { practice } = getAssignedQuestion.reply.parse(await ask(`/api/v1/assignments/${id}/question`))
        const question = practice?.questions[0]
        if (question === undefined) return
        await answerTo('/api/v1/practice/answers', question.token, habit)
      }
    },

    async practice(skillId, questions, habit) {
      let next = Practice.parse(await ask(`/api/skills/${skillId}/practice`)).questions[0] ?? null
      for (let answered = 0; answered < questions; answered += 1) {
        for (let left = 1; left > 0;) {
          if (next === null) throw new Error('There is no next question')
          const reply = AnswerReply.parse(await answerTo('/api/v1/practice/answers', next.token, habit))
          left = reply.triesLeft
          if (left === 0) next = reply.next
        }
      }
    },

    async join(id) {
      const path = `/api/v1/activities/${id}`
      const leaving = new AbortController()
      const waiting = new Map<string, PromiseWithResolvers<void>>()
      const waitFor = (kind: string) => {
        const found = waiting.get(kind) ?? Promise.withResolvers<void>()
        waiting.set(kind, found)
        return found
      }
      const stream = await fetch(`${address}${path}/events`, {
        headers: { cookie, accept: 'text/event-stream' },
        signal: leaving.signal,
      })
      if (stream.status !== 200 || stream.body === null) throw new Error(`no stream: ${stream.status}`)
      void listen(stream.body, ({ kind }) => waitFor(kind).resolve())
      await ask(`${path}/join`, {})
      return {
        heard: (kind) => waitFor(kind).promise,
        async answer(habit) {
          const { question } = StudentActivity.parse(await ask(path))
          if (question === null) throw new Error('There is no question to answer')
          await answerTo(`${path}/answers`, question.token, habit)
        },
        leave: () => leaving.abort(),
      }
    },
  }
}

/** Passes on each event of a stream until it ends or is aborted. */
async function listen(body: ReadableStream<Uint8Array>, hear: (event: ActivityEvent) => void): Promise<void> {
  const read = new TextDecoder()
  let text = ''
  try {
    for await (const part of body) {
      text += read.decode(part, { stream: true })
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const data = /^data: (\{.*)$/m.exec(message)?.[1]
        if (data !== undefined) hear(ActivityEvent.parse(JSON.parse(data)))
      }
    }
  } catch (error) {
    // Leaving aborts the stream.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/** Runs the work for all, a few at a time: a class does not press at the same instant. */
export async function each<One, Result>(
  all: readonly One[],
  work: (one: One, at: number) => Promise<Result>,
) {
  const results: Result[] = []
  const waiting = all.entries()
  const run = async () => {
    for (const [at, one] of waiting) results[at] = await work(one, at)
  }
  await Promise.all(Array.from({ length: 6 }, run))
  return results
}
