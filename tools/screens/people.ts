import type { APIRequestContext, BrowserContext } from 'playwright-core'
import { z } from 'zod'
import { createKnownAnswers } from '../../server/src/practice/known-answers.ts'
import { Practice } from '@skills-center/contract/practice'
import { articlePaths, policyPaths } from '@skills-center/contract/site'
import { at, type Screen } from './screen.ts'
import { createTeacher, ofTeachers } from './teachers.ts'

/** Somebody at the screen, with the screens that they have. */
export interface Person {
  readonly name: string
  /** Resolves to the paths of their screens, once they are signed in. */
  readonly enter: (context: BrowserContext) => Promise<readonly (string | Screen)[]>
}

const everybody = ['/', '/classrooms', '/grades', '/app/flow', '/support', '/settings', '/no-such-page']
const ofStudents = [
  '/practice/overview',
  '/practice/overview/mixed',
  '/practice/overview/placement',
  '/practice/overview/notebook',
  '/practice/overview/notebook/practice',
  '/practice/overview/along',
  '/practice/overview/sessions',
  '/practice/unit-rates',
  '/skills/unit-rates/modules',
  '/achievements',
  '/progress-report',
  '/subscribe',
  '/subscription',
]
const Listed = z.array(z.object({ id: z.string() }))

async function idsAt(request: APIRequestContext, path: string): Promise<string[]> {
  const reply = await request.get(path)
  return reply.ok() ? Listed.parse(await reply.json()).map(({ id }) => id) : []
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const reply = await request.post(path, { data })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
}

async function signUp(request: APIRequestContext, username: string, role: 'student' | 'teacher') {
  await post(request, '/api/signup', {
    username,
    password: 'orange kite river',
    email: 'person@example.org',
    firstName: 'Robin',
    lastName: 'Vale',
    role,
    gradeLevel: 6,
  })
  if (role === 'student')
    await post(request, '/api/user/age', { born: { year: new Date().getFullYear() - 15, month: 1 } })
}

/** A student who is 13 or older. */
async function signUpStudent(request: APIRequestContext, username: string): Promise<void> {
  await signUp(request, username, 'student')
  await post(request, '/api/user/age', { born: { year: new Date().getFullYear() - 15, month: 1 } })
}

const studentsPaths = async (request: APIRequestContext) => [
  ...everybody,
  ...ofStudents,
  ...(await idsAt(request, '/api/classrooms')).slice(0, 1).map((id) => `/classroom/${id}`),
]

/** Everybody whose screens differ; `secret` lets the one at the limit answer. */
export function createPeople(secret: string): readonly Person[] {
  let made = 0
  const teacher = createTeacher(secret)
  const newName = () => `looked-at-${(made += 1)}`
  return [
    {
      name: 'visitor',
      enter: async () => [
        '/',
        '/support',
        '/privacy',
        '/forgot-password',
        '/no-such-page',
        ...articlePaths,
        ...policyPaths,
      ],
    },
    {
      name: 'student',
      async enter({ request }) {
        await post(request, '/api/login', { username: 'maya', password: 'maya-practices', role: 'student' })
        return studentsPaths(request)
      },
    },
    {
      name: 'new-student',
      async enter({ request }) {
        await signUpStudent(request, newName())
        return studentsPaths(request)
      },
    },
    {
      name: 'student-not-asked-yet',
      async enter({ request }) {
        await signUp(request, newName(), 'student')
        return ['/']
      },
    },
    {
      name: 'student-at-the-limit',
      async enter({ request }) {
        await signUpStudent(request, newName())
        await useUpTheDay(request, secret)
        return ['/', ...ofStudents]
      },
    },
    {
      name: 'teacher',
      enter: async ({ request }) => [...(await teacher(request)), ...everybody.map(at)],
    },
    {
      name: 'new-teacher',
      async enter({ request }) {
        await signUp(request, newName(), 'teacher')
        return [...everybody, ...ofTeachers]
      },
    },
  ]
}

async function useUpTheDay(request: APIRequestContext, secret: string): Promise<void> {
  const { right } = createKnownAnswers(secret)
  for (;;) {
    const reply = await request.get('/api/skills/unit-rates/practice')
    if (reply.status() === 402) return
    const [question] = Practice.parse(await reply.json()).questions
    if (question === undefined) throw new Error('No question came')
    await post(request, '/api/practice/answers', {
      token: question.token,
      response: right(question.token),
      attemptId: crypto.randomUUID(),
      activeMilliseconds: 20_000,
      hintsUsed: 0,
      timeZone: 'America/Chicago',
    })
  }
}
