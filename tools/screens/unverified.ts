import { type APIRequestContext, request as requests } from 'playwright-core'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { Verification } from '@skills-center/contract/schools'
import { post, signUp, signUpStudent } from './calls.ts'
import { openClass, signUpInClass } from './children.ts'
import { linkMailedTo, verifyTeacher } from './mailed.ts'
import type { Person } from './person.ts'
import { press } from './press.ts'
import { acting, at } from './screen.ts'
import { soundQuestions } from './written-questions.ts'

interface TeacherOptions {
  readonly address: string
  readonly mailFolder: string
  readonly newName: () => string
}

/** Teachers at each step of verification, and everyone who opens one of its links. */
export function unverifiedTeachers({ address, mailFolder, newName }: TeacherOptions): readonly Person[] {
  const somebody = () => requests.newContext({ baseURL: address })
  const schoolLink = async (teacher: APIRequestContext) => {
    const email = `${newName()}@riverside.example`
    await post(teacher, '/api/v1/schools/address', { email })
    return linkMailedTo(mailFolder, email, '/school-link/')
  }
  const verified = async (request: APIRequestContext) => {
    const username = newName()
    await signUp(request, username, 'teacher')
    await verifyTeacher(request, mailFolder, username)
  }
  const invite = async (teacher: APIRequestContext) => {
    const reply = await teacher.get('/api/v1/schools/verification')
    const [membership] = Verification.parse(await reply.json()).memberships
    const email = `${newName()}@anywhere.example`
    await post(teacher, `/api/v1/schools/${membership?.school.id ?? ''}/invitations`, { email })
    return linkMailedTo(mailFolder, email, '/school-link/')
  }
  const visit = async (): Promise<string[]> => {
    const teacher = await somebody()
    await signUp(teacher, newName(), 'teacher')
    const inviting = await somebody()
    await verified(inviting)
    return [await schoolLink(teacher), await invite(inviting), '/school-link/none']
  }
  return [
    {
      name: 'unverified-teacher',
      async enter({ request }) {
        await signUp(request, newName(), 'teacher')
        const { id, code } = await openClass(request, 'Grade 6, period 1')
        await signUpInClass(await somebody(), newName(), code)
        const [question] = soundQuestions
        const own = OwnQuestion.parse(
          await (await request.post('/api/v1/questions', { data: { question } })).json(),
        )
        await post(request, `/api/v1/questions/${own.id}/publish`, { revision: own.revision })
        const page = `/classroom/${id}`
        return [
          at('/'),
          at(page),
          at(`${page}/assign`),
          at(`${page}?tab=live`),
          acting(`${page}?tab=live`, 'own-level', press('radio', 'activities/own-level')),
          acting(`${page}?tab=students`, 'add', press('button', 'classrooms/add-a-student')),
          acting(`${page}?tab=students`, 'edit', (there) => there.locator('tbody button').first().click()),
          at(`${page}/import`),
          at(`${page}?tab=settings`),
          acting('/questions/create', 'sharing', async (there, say) => {
            await press('button', 'questions/folder-and-sharing-of')(there, say)
            await there.getByLabel(say('questions/who-else-may-read')).selectOption('school')
          }),
          acting('/questions/create', 'shared', press('tab', 'questions/shared-with-you')),
          at('/settings'),
          at('/teacher-portal?tab=letters'),
        ]
      },
    },
    {
      name: 'teacher-with-school-mail',
      async enter({ request }) {
        await signUp(request, newName(), 'teacher')
        const link = await schoolLink(request)
        return ['/settings', link, '/school-link/none']
      },
    },
    {
      name: 'teacher-confirmed',
      async enter({ request }) {
        await verified(request)
        await invite(request)
        return [
          at('/settings'),
          acting('/questions/create', 'shared', press('tab', 'questions/shared-with-you')),
        ]
      },
    },
    { name: 'visitor-with-school-link', enter: visit },
    {
      name: 'student-with-school-link',
      async enter({ request }) {
        await signUpStudent(request, newName())
        return (await visit()).slice(0, 1)
      },
    },
  ]
}
