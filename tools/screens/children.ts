import { ClassroomDetail } from '@skills-center/contract/classrooms'
import { ClassPrivacy } from '@skills-center/contract/accounts/class-privacy'
import { type APIRequestContext, request as requests } from 'playwright-core'
import { z } from 'zod'
import { post, signUp, signUpChild } from './calls.ts'
import { linkMailedTo, verifyTeacher } from './mailed.ts'
import type { Person } from './person.ts'
import { press } from './press.ts'
import { type ScreenAction, acting, at, type Screen } from './screen.ts'

const Made = z.object({ id: z.string() })
const Version = z.object({ version: z.string() })

interface ChildOptions {
  readonly address: string
  readonly mailFolder: string
  readonly newName: () => string
}

/** Gives consent as the parent whom the child's sign-up emailed, and returns the link from that email. */
export async function agreeAsParent(
  { address, mailFolder }: Omit<ChildOptions, 'newName'>,
  email: string,
): Promise<string> {
  const link = await linkMailedTo(mailFolder, email, '/consent/')
  const call = link.replace('/consent/', '/api/v1/consents/')
  // The link does not work while a student is signed in.
  const parent = await requests.newContext({ baseURL: address })
  const { version } = Version.parse(await (await parent.get(call)).json())
  await post(parent, call, { version })
  return link
}

/** Signs up a child with a class code instead of a parent's address, so that the school can give consent. */
export async function signUpInClass(
  request: APIRequestContext,
  username: string,
  classCode: string,
): Promise<void> {
  const password = 'orange kite river'
  await post(request, '/api/signup', {
    username,
    password,
    role: 'student',
    gradeLevel: 6,
    born: null,
    classCode,
  })
}

/** Opens a class for the signed-in teacher. */
export async function openClass(teacher: APIRequestContext, name: string) {
  const { id } = Made.parse(await post(teacher, '/api/v1/classrooms', { name, gradeLevel: 6 }))
  const { code } = ClassroomDetail.parse(await (await teacher.get(`/api/v1/classrooms/${id}`)).json())
  return { id, code: code?.code ?? '' }
}

const ofChildren: readonly Screen[] = [
  '/',
  '/practice/overview',
  '/practice/unit-rates',
  '/classrooms',
  '/progress-report',
  '/achievements',
  '/subscribe',
  '/subscription',
  '/settings',
  '/support',
].map(at)

/** Children before and after someone gives consent, with the pages that differ for them. */
export function children(options: ChildOptions): readonly Person[] {
  const { address, mailFolder, newName } = options
  return [
    {
      name: 'child-without-consent',
      async enter({ request }) {
        await signUpChild(request, newName(), `${newName()}@example.org`)
        return [
          ...ofChildren,
          acting('/practice/unit-rates', 'report', press('button', 'practice/report-a-problem')),
          acting('/support', 'nothing-chosen', press('button', 'practice/send')),
        ]
      },
    },
    {
      name: 'child-in-class',
      async enter({ request }) {
        const teacher = await requests.newContext({ baseURL: address })
        await signUp(teacher, newName(), 'teacher')
        const { id, code } = await openClass(teacher, 'Grade 6, period 1')
        await signUpInClass(request, newName(), code)
        return ['/', '/settings', '/classrooms', `/classroom/${id}`]
      },
    },
    {
      name: 'child-with-consent',
      async enter({ request }) {
        const email = `${newName()}@example.org`
        await signUpChild(request, newName(), email)
        await agreeAsParent(options, email)
        return ['/', '/settings', '/classrooms', '/support']
      },
    },
    {
      name: 'child-at-parents-link',
      async enter({ request }) {
        const email = `${newName()}@example.org`
        await signUpChild(request, newName(), email)
        return [await linkMailedTo(mailFolder, email, '/consent/')]
      },
    },
    {
      name: 'teacher-of-children',
      async enter({ request }) {
        const username = newName()
        await signUp(request, username, 'teacher')
        await verifyTeacher(request, mailFolder, username)
        const { id, code } = await openClass(request, 'Grade 6, period 3')
        const page = `/classroom/${id}`
        const join = async () => {
          const child = await requests.newContext({ baseURL: address })
          await signUpInClass(child, newName(), code)
        }
        await join()
        const privacy = ClassPrivacy.parse(
          await (await request.get(`/api/v1/classrooms/${id}/privacy`)).json(),
        )
        const studentIds = privacy.students.map((student) => student.id)
        await post(request, `/api/v1/classrooms/${id}/consents`, {
          studentIds,
          version: privacy.version,
          language: 'en',
        })
        await join()
        for (const firstName of ['Nadia', 'Per', 'Wilhelmina'])
          await post(request, `/api/v1/classrooms/${id}/students`, { firstName, lastName: 'Haddad' })
        const open =
          (place: number): ScreenAction =>
          async (there) =>
            there.locator('tbody button', { hasText: 'looked-at' }).nth(place).click()
        return [
          at(page),
          at(`${page}?tab=students`),
          acting(`${page}?tab=students`, 'named', open(0)),
          acting(`${page}?tab=students`, 'waiting', open(1)),
          at(`${page}?tab=settings`),
          acting(`${page}?tab=students`, 'new-cards', async (there, say) => {
            await there.getByRole('checkbox', { name: say('classrooms/choose-all-students') }).check()
            await press('button', 'classrooms/new-passwords')(there, say)
            await there.getByRole('dialog').locator('button').last().click()
            await there.getByRole('list', { name: say('classrooms/login-cards') }).waitFor()
          }),
        ]
      },
    },
  ]
}
