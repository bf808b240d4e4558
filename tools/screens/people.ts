import type { APIRequestContext } from 'playwright-core'
import { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { PastSessions } from '@skills-center/contract/practice/history'
import { articlePaths, policyPaths } from '@skills-center/contract/site'
import { answerNext, idsAt, post, signUp, signUpStudent } from './calls.ts'
import { children } from './children.ts'
import { classStudents } from './class-students.ts'
import { familyPeople } from './family-people.ts'
import type { Person } from './person.ts'
import { at } from './screen.ts'
import { peopleSigningUp } from './signing-up.ts'
import { createTeacher, ofTeachers } from './teachers.ts'
import { unverifiedTeachers } from './unverified.ts'

const everybody = [
  '/',
  '/classrooms',
  '/grades',
  '/app/flow',
  '/support',
  '/settings',
  '/grade-6-math',
  '/instant-feedback',
  '/privacy',
  '/no-such-page',
]
const ofStudents = [
  '/practice/overview',
  '/practice/overview/mixed',
  '/practice/overview/placement',
  '/practice/overview/notebook',
  '/practice/overview/notebook/practice',
  '/practice/overview/journal',
  '/practice/overview/offline',
  '/practice/overview/sessions',
  '/practice/unit-rates',
  '/skills/unit-rates/modules',
  '/achievements',
  '/progress-report',
  '/subscribe',
  '/subscription',
]

const studentsPaths = async (request: APIRequestContext) => [
  ...everybody,
  ...ofStudents,
  '/teacher-portal',
  ...PastSessions.parse(await (await request.get('/api/v1/practice/sessions')).json())
    .sessions.slice(0, 1)
    .map(({ id }) => `/practice/overview/sessions/${id}`),
  ...(await idsAt(request, '/api/classrooms')).slice(0, 1).map((id) => `/classroom/${id}`),
]

interface PeopleOptions {
  /** The product's secret, which reveals the right answers. */
  readonly secret: string
  readonly address: string
  readonly mailFolder: string
}

/** Creates everyone whose screens differ. */
export function createPeople({ secret, address, mailFolder }: PeopleOptions): readonly Person[] {
  const known = createAnswerKeys(secret)
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
    ...peopleSigningUp,
    {
      name: 'visitor-without-scripts',
      hasScripts: false,
      enter: async () => [
        '/',
        '/support',
        '/forgot-password',
        '/grade-6-math',
        '/progress-tracking',
        '/privacy',
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
        while (await answerNext(request, '/api/skills/unit-rates/practice', known)) {
          // Repeat until today's questions are used up.
        }
        return ['/', ...ofStudents]
      },
    },
    ...classStudents({ known, address, mailFolder, newName }),
    ...children({ address, mailFolder, newName }),
    ...familyPeople({ known, address, mailFolder, newName }),
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
    ...unverifiedTeachers({ address, mailFolder, newName }),
  ]
}
