import { type APIRequestContext, request as requests } from 'playwright-core'
import { z } from 'zod'
import { ClassroomDetail } from '@skills-center/contract/classrooms'
import { StudentActivity } from '@skills-center/contract/activities'
import type { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { answerNext, post, signUp, signUpStudent } from './calls.ts'
import { verifyTeacher } from './mailed.ts'
import type { Person } from './person.ts'

const Made = z.object({ id: z.string() })
const day = 86_400_000

interface ClassOptions {
  readonly known: ReturnType<typeof createAnswerKeys>
  readonly address: string
  readonly mailFolder: string
  readonly newName: () => string
}

/** Opens a class with a new teacher, and adds the caller to it. */
async function joinClass(
  { address, mailFolder, newName }: ClassOptions,
  student: APIRequestContext,
  name: string,
) {
  const teacher = await requests.newContext({ baseURL: address })
  const username = newName()
  await signUp(teacher, username, 'teacher')
  await verifyTeacher(teacher, mailFolder, username)
  const { id } = Made.parse(await post(teacher, '/api/v1/classrooms', { name, gradeLevel: 6 }))
  const { code } = ClassroomDetail.parse(await (await teacher.get(`/api/v1/classrooms/${id}`)).json())
  await post(student, '/api/v1/classrooms/join', { code: code?.code ?? '' })
  return { teacher, id }
}

/** A student with work in every state. */
function studentWithWork(needs: ClassOptions): Person {
  const { known, newName } = needs
  return {
    name: 'student-with-work',
    async enter({ request }) {
      await signUpStudent(request, newName())
      const { teacher, id } = await joinClass(needs, request, 'Grade 6, period 4')
      const assign = async (title: string, questions: number, dueIn: number | null, takesLate = true) => {
        const body = {
          title,
          skillIds: ['unit-rates'],
          goal: { kind: 'count', questions },
          slots: [],
          audience: { kind: 'class' },
          opensAt: new Date(Date.now() - 9 * day).toISOString(),
          dueAt: dueIn === null ? null : new Date(Date.now() + dueIn * day).toISOString(),
          takesLate,
          tries: 2,
          hasHints: true,
          order: 'listed',
          isPinned: false,
        }
        return Made.parse(await post(teacher, `/api/v1/classrooms/${id}/assignments`, body)).id
      }
      const run = (assignment: string) => `/api/v1/assignments/${assignment}/question`
      const done = await assign('Warm-up', 1, 3)
      await answerNext(request, run(done), known)
      const open = await assign('Rates and ratios before the quiz on Friday', 5, 2)
      await answerNext(request, run(open), known, 'wrong')
      const late = await assign('Last week’s rates', 3, -2)
      const closed = await assign('Closed on Monday', 3, -1, false)
      await assign('Whenever you like', 4, null)
      const live = Made.parse(
        await post(teacher, `/api/v1/classrooms/${id}/activities`, { skillId: 'unit-rates' }),
      )
      return [
        '/',
        '/practice/overview',
        '/classrooms',
        `/classroom/${id}`,
        ...[open, late, closed, done].map((assignment) => `/practice/assignment/${assignment}`),
        `/activity/${live.id}`,
      ]
    },
  }
}

/** A student at every stage of a live activity. */
function studentInActivity(needs: ClassOptions): Person {
  const { known, newName } = needs
  return {
    name: 'student-live',
    async enter({ request }) {
      await signUpStudent(request, newName())
      const begin = async (mode: 'together' | 'own-level' = 'together') => {
        const { teacher, id } = await joinClass(needs, request, 'Science, period 2')
        const body = { skillId: 'unit-rates', mode }
        const live = Made.parse(await post(teacher, `/api/v1/classrooms/${id}/activities`, body)).id
        await post(request, `/api/v1/activities/${live}/join`)
        const step = (data: object) => post(teacher, `/api/v1/activities/${live}/steps`, data)
        return { live, step }
      }
      const answer = async (live: string, how: 'right' | 'wrong') => {
        const { question } = StudentActivity.parse(
          await (await request.get(`/api/v1/activities/${live}`)).json(),
        )
        if (question === null) throw new Error('No question came')
        await post(request, `/api/v1/activities/${live}/answers`, {
          token: question.token,
          response: known[how](question.token),
          attemptId: crypto.randomUUID(),
          activeMilliseconds: 20_000,
          hintsUsed: 0,
          timeZone: 'America/Chicago',
        })
      }
      const asked = { step: 'ask', after: 0 }
      const waiting = await begin()
      const open = await begin()
      await open.step(asked)
      const sent = await begin()
      await sent.step(asked)
      await answer(sent.live, 'right')
      const paused = await begin()
      await paused.step(asked)
      await paused.step({ step: 'pause' })
      const right = await begin()
      await right.step(asked)
      await answer(right.live, 'right')
      await right.step({ step: 'reveal', round: 1 })
      const wrong = await begin()
      await wrong.step(asked)
      await answer(wrong.live, 'wrong')
      await wrong.step({ step: 'reveal', round: 1 })
      const missed = await begin()
      await missed.step(asked)
      await missed.step({ step: 'reveal', round: 1 })
      const ended = await begin()
      await ended.step(asked)
      await answer(ended.live, 'right')
      await ended.step({ step: 'end' })
      const own = await begin('own-level')
      await own.step(asked)
      return [
        '/',
        '/classrooms',
        ...[waiting, open, sent, paused, right, wrong, missed, ended, own].map(
          ({ live }) => `/activity/${live}`,
        ),
      ]
    },
  }
}

/** The students of a class. */
export const classStudents = (needs: ClassOptions): readonly Person[] => [
  studentWithWork(needs),
  studentInActivity(needs),
]
