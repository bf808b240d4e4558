import { setTimeout as wait } from 'node:timers/promises'
import { ask, type MailLink, type Product, sessionIn } from '../product.ts'
import type { Chance } from './chance.ts'
import { createHarvest, type Harvest } from './harvest.ts'

export const password = 'correct horse battery'

export interface Caller {
  readonly name: string
  readonly role: 'visitor' | 'student' | 'teacher'
  readonly harvest: Harvest
  readonly address: string
  username: string
  cookie: string
  /** Signs up, and signs up again with a new account if the old one was deleted. */
  enter: () => Promise<void>
}

/** A PNG of one pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export type Cast = ReturnType<typeof createCast>

/** Creates users who sign up through the API, and reads their email. */
export function createCast(product: Product, chance: Chance) {
  let made = 0
  const everybody: Caller[] = []

  function visitor(): Caller {
    made += 1
    const caller: Caller = {
      name: `visitor-${made}`,
      role: 'visitor',
      harvest: createHarvest(),
      address: `10.${chance.below(250)}.${made % 250}.7`,
      username: '',
      cookie: '',
      enter: async () => undefined,
    }
    return caller
  }

  /** `over` replaces fields of the usual sign-up; `after` is what the person does first. */
  async function person(
    role: 'student' | 'teacher',
    over: Readonly<Record<string, unknown>> = {},
    after: (caller: Caller) => Promise<void> = async () => undefined,
  ): Promise<Caller> {
    const caller: Caller = {
      ...visitor(),
      name: `${role}-${made}`,
      role,
      async enter() {
        made += 1
        const username = `fuzz-${made}`
        const body = {
          username,
          password,
          email: `${username}@example.org`,
          firstName: 'Fuzz',
          lastName: 'Caller',
          role,
          gradeLevel: 6,
          schoolName: 'Fuzz School',
          subject: 'both',
          ...(role === 'student' && { born: { year: 1990 + chance.below(20), month: 1 } }),
          ...over,
        }
        const reply = await ask(product.port, {
          method: 'POST',
          path: '/api/signup',
          body: JSON.stringify(body),
          address: caller.address,
        })
        caller.cookie = sessionIn(reply.cookies)
        if (caller.cookie === '') throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
        caller.username = username
        const { harvest } = caller
        harvest.clear()
        harvest.take('/api/signup', {}, JSON.parse(reply.text))
        for (const key of ['password', 'current']) harvest.put(key, password)
        for (const key of ['login.username', 'usernameOrEmail']) harvest.put(key, username)
        harvest.put('images.content', picture)
        await after(caller)
      },
    }
    await caller.enter()
    return caller
  }

  /**
   * The path segment of each kind of link in an email, with the area of its token. Every caller gets each token,
   * because anyone who has one may use it.
   */
  const areas: Readonly<Record<string, string>> = {
    'reset-password': 'resets',
    consent: 'consents',
    family: 'family',
    'school-link': 'links',
  }

  return {
    visitor,
    person,
    everybody,

    /** Returns the newest link of this kind emailed to an address; undefined if none arrives within ten seconds. */
    async linkTo(to: string, word: string): Promise<string | undefined> {
      for (let turn = 0; turn < 40; turn += 1) {
        const links = product.linksInMails().filter((link: MailLink) => link.to === to && link.word === word)
        const token = links.at(-1)?.token
        if (token !== undefined) return token
        await wait(250)
      }
      return undefined
    },

    passLinksAround(): void {
      for (const { word, token } of product.linksInMails().slice(-40))
        for (const { harvest } of everybody) harvest.put(`${areas[word] ?? word}.token`, token)
    },
  }
}
