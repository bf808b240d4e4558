import { type APIRequestContext, request as requests } from 'playwright-core'
import { z } from 'zod'
import { Today } from '@skills-center/contract/practice/today'
import type { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import { answerNext, post, signUpChild, signUpStudent } from './calls.ts'
import { agreeAsParent } from './children.ts'
import { linkMailedTo } from './mailed.ts'
import type { Person } from './person.ts'
import { press } from './press.ts'
import { acting, at } from './screen.ts'

const Token = z.object({ token: z.string() })
const Onto = z.object({ url: z.string() })

interface GrownUpOptions {
  readonly known: ReturnType<typeof createAnswerKeys>
  readonly address: string
  /** The folder where the product writes email when there is no mail server. */
  readonly mailFolder: string
  readonly newName: () => string
}

/** Creates a payment link for a student’s plan, and its checkout page in the sandbox. */
async function beginToPay(student: APIRequestContext) {
  const { token } = Token.parse(await post(student, '/api/v1/subscription/ask-links'))
  const { url } = Onto.parse(
    await post(student, `/api/v1/family/${token}/checkout`, { interval: 'year', isAdult: true }),
  )
  const page = new URL(url, 'http://localhost').pathname
  const act = async (data: object) => {
    const onto = Onto.parse(await post(student, `/api${page.replace('checkout', 'checkouts')}`, data))
    const { pathname, search } = new URL(onto.url, 'http://localhost')
    return `${pathname}${search}`
  }
  return { link: `/family/${token}`, page, act }
}

const pay = { act: 'pay', email: 'parent@example.org' }

/** Students with premium or in need of a parent's permission, and the pages for adults that need no sign-in. */
export function familyPeople({ known, address, mailFolder, newName }: GrownUpOptions): readonly Person[] {
  const newStudent = async () => {
    const student = await requests.newContext({ baseURL: address })
    await signUpStudent(student, newName())
    return student
  }

  return [
    {
      name: 'student-with-premium',
      async enter({ request }) {
        await signUpStudent(request, newName())
        const { act } = await beginToPay(request)
        await act(pay)
        // Answers everything that is due today, until nothing is left.
        for (let answered = 0; answered < 60; answered += 1) {
          const today = Today.parse(await (await request.get('/api/v1/practice/today')).json())
          const next = today.skills.find(({ isDone }) => !isDone)
          if (next === undefined) break
          await answerNext(request, `/api/skills/${next.skill.id}/practice`, known)
        }
        return ['/', '/practice/overview', '/practice/overview/notebook', '/subscribe', '/subscription']
      },
    },
    {
      name: 'parent',
      async enter() {
        const maya = await requests.newContext({ baseURL: address })
        await post(maya, '/api/login', { username: 'maya', password: 'maya-practices', role: 'student' })
        const report = Token.parse(await post(maya, '/api/v1/user/report-links', { days: 30 }))
        const child = await requests.newContext({ baseURL: address })
        const email = `${newName()}@example.org`
        await signUpChild(child, newName(), email)
        const consent = await linkMailedTo(mailFolder, email, '/consent/')
        const agreedEmail = `${newName()}@example.org`
        const other = await requests.newContext({ baseURL: address })
        await signUpChild(other, newName(), agreedEmail)
        const agreed = await agreeAsParent({ address, mailFolder }, agreedEmail)
        return [
          at(`/shared-report/${report.token}`),
          at('/shared-report/none'),
          at(consent),
          acting(consent, 'refuse', press('button', 'accounts/consent/i-dont-agree')),
          at(agreed),
          acting(agreed, 'data', async (page, say) => {
            await press('button', 'accounts/consent/see-what-is-kept')(page, say)
            await page.getByRole('list', { name: say('accounts/settings/what-is-kept') }).waitFor()
          }),
          acting(agreed, 'delete', press('button', 'accounts/consent/delete-the-account')),
          at('/consent/none'),
          at('/reset-password/none'),
        ]
      },
    },
    {
      name: 'payer',
      async enter() {
        const offered = await beginToPay(await newStudent())
        const left = await beginToPay(await newStudent())
        const leftPage = await left.act({ act: 'leave' })
        const slow = await beginToPay(await newStudent())
        const slowPage = await slow.act({ ...pay, act: 'pay-later' })
        const failed = await beginToPay(await newStudent())
        await failed.act({ ...pay, act: 'pay-later' })
        const failedPage = await failed.act({ act: 'fail' })
        const paid = await beginToPay(await newStudent())
        const paidPage = await paid.act(pay)
        const managed = paidPage.split('?')[0] ?? ''
        const portal = Onto.parse(await post(await newStudent(), `/api${managed}/portal`))
        return [
          offered.link,
          offered.page,
          leftPage,
          slowPage,
          slow.page,
          failedPage,
          paidPage,
          managed,
          paid.link,
          paid.page,
          new URL(portal.url, address).pathname,
          '/family/none',
          '/sandbox/checkout/none',
          '/sandbox/portal/none',
        ]
      },
    },
  ]
}
