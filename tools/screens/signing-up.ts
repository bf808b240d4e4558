import type { Page } from 'playwright-core'
import type { Person } from './person.ts'
import { press } from './press.ts'
import type { Say } from './say.ts'
import { type ScreenAction, acting } from './screen.ts'

const inOrder =
  (...acts: readonly ScreenAction[]): ScreenAction =>
  async (page, say) => {
    for (const act of acts) await act(page, say)
  }

const open = press('tab', 'accounts/sign-up')

/** Fills in the birth date of someone who is this many years old. */
const bornYearsAgo =
  (years: number): ScreenAction =>
  async (page, say) => {
    await page.getByLabel(say('accounts/month'), { exact: true }).selectOption('1')
    await page
      .getByLabel(say('ui/year'), { exact: true })
      .selectOption(String(new Date().getFullYear() - years))
    await press('button', 'accounts/continue')(page, say)
    await page.getByLabel(say('ui/username'), { exact: true }).waitFor()
  }

const create = press('button', 'accounts/create-account')

const type = async (page: Page, say: Say, id: string, text: string) =>
  page.getByLabel(say(id), { exact: true }).fill(text)

/** Fills in a child's sign-up with a username that is taken, and waits for the message about it. */
const fillAsChild: ScreenAction = async (page, say) => {
  await type(page, say, 'ui/username', 'maya')
  await type(page, say, 'ui/password', 'otters swim')
  await type(page, say, 'accounts/confirm-password', 'otters swim')
  await type(page, say, 'accounts/consent/parents-or-guardians-email', 'parent@example.org')
  await page.locator('form [role=status]:not(:empty)').waitFor()
}

const signIn: ScreenAction = async (page, say) => {
  await type(page, say, 'ui/username', 'nobody-at-all')
  await type(page, say, 'ui/password', 'otters swim')
  await press('button', 'accounts/sign-in')(page, say)
  await page.getByText(say('accounts/login-failed')).first().waitFor()
}

/** Answers every call as the server does when its database is unreachable. */
const databaseAway: ScreenAction = async (page) => {
  const detail = 'We can’t reach our records right now. Please try again in a moment.'
  const problem = { type: 'about:blank', title: 'Not available', status: 503, detail }
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: problem }),
  )
}

/** The steps of sign-up for each kind of user, and the messages for missing fields. */
export const peopleSigningUp: readonly Person[] = [
  {
    name: 'signing-up',
    enter: async () => [
      acting('/', 'age', open),
      acting('/', 'age-missing', inOrder(open, press('button', 'accounts/continue'))),
      acting('/', 'child', inOrder(open, bornYearsAgo(11))),
      acting('/', 'child-code', inOrder(open, bornYearsAgo(11), press('radio', 'accounts/my-teacher'))),
      acting(
        '/',
        'child-code-missing',
        inOrder(open, bornYearsAgo(11), press('radio', 'accounts/my-teacher'), async (page, say) => {
          await type(page, say, 'ui/username', 'a-comet-of-mine')
          await type(page, say, 'ui/password', 'otters swim')
          await type(page, say, 'accounts/confirm-password', 'otters swim')
          await create(page, say)
        }),
      ),
      acting('/', 'child-nothing-filled', inOrder(open, bornYearsAgo(11), create)),
      acting('/', 'child-taken', inOrder(open, bornYearsAgo(11), fillAsChild, create)),
      acting('/', 'age-not-said', inOrder(open, press('button', 'accounts/id-rather-not-say'))),
      acting('/', 'teen', inOrder(open, bornYearsAgo(14))),
      acting('/', 'teen-nothing-filled', inOrder(open, bornYearsAgo(14), create)),
      acting('/', 'teacher', inOrder(open, press('radio', 'ui/teacher'))),
    ],
  },
  {
    name: 'signing-in',
    async enter({ request }) {
      const data = { username: 'nobody-at-all', password: 'wrong words', role: 'student' }
      return [
        acting('/', 'wrong', signIn),
        acting('/', 'database-away', inOrder(databaseAway, signIn)),
        {
          path: '/',
          name: 'slowed',
          act: signIn,
          async before() {
            for (let tries = 0; tries < 12; tries += 1) await request.post('/api/login', { data })
          },
        },
      ]
    },
  },
]
