import type { Chance } from './chance.ts'
import { createHarvest, type Harvest } from './harvest.ts'
import { ask, type Product } from '../product.ts'

export interface Caller {
  readonly name: string
  readonly role: 'visitor' | 'student' | 'teacher'
  readonly harvest: Harvest
  readonly address: string
  cookie: string
  /** Signs in, or up again where the account is gone. */
  enter: () => Promise<void>
}

const password = 'correct horse battery'
let made = 0

/** A PNG of one pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const sessionIn = (cookies: readonly string[]): string =>
  cookies.find((cookie) => /^(?:__Host-)?sid=[^;]/.test(cookie))?.split(';')[0] ?? ''

/** Visitors, students, teachers with a class, and students whose accounts a teacher made. */
export async function gather(product: Product, chance: Chance): Promise<Caller[]> {
  const { port } = product
  const post = (caller: Pick<Caller, 'cookie' | 'address'>, path: string, body: object) =>
    ask(port, {
      method: 'POST',
      path,
      body: JSON.stringify(body),
      cookie: caller.cookie,
      address: caller.address,
    })

  function person(role: Caller['role'], after: (caller: Caller) => Promise<void>): Caller {
    made += 1
    const caller: Caller = {
      name: `${role}-${made}`,
      role,
      harvest: createHarvest(),
      address: `10.${chance.below(250)}.${made}.7`,
      cookie: '',
      async enter() {
        if (role === 'visitor') return
        made += 1
        const username = `fuzz-${made}`
        const signUp = {
          username,
          password,
          email: `${username}@example.org`,
          firstName: 'Fuzz',
          lastName: 'Caller',
          role,
          gradeLevel: 6,
          schoolName: 'Fuzz School',
          subject: 'both',
        }
        const reply = await post(caller, '/api/signup', signUp)
        caller.cookie = sessionIn(reply.cookies)
        if (caller.cookie === '') throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
        caller.harvest.take('/api/signup', JSON.parse(reply.text))
        for (const key of ['password', 'current']) caller.harvest.put(key, password)
        caller.harvest.put('images.content', picture)
        caller.harvest.put('csv', 'First name,Last name,Grade\nAda,Byron,6\nMaya,Bennett,7\n')
        await after(caller)
      },
    }
    return caller
  }

  const codes: string[] = []
  const cards: { username: string; password: string }[] = []
  const openClass = async (caller: Caller) => {
    const reply = await post(caller, '/api/classrooms', {
      name: 'Fuzz class',
      gradeLevel: 6,
      subject: 'math',
    })
    if (reply.status !== 200) return
    const classroom = JSON.parse(reply.text)
    caller.harvest.take('/api/classrooms', classroom)
    const detail = await ask(port, {
      method: 'GET',
      path: `/api/classrooms/${classroom.id}`,
      cookie: caller.cookie,
    })
    const code = /"code":"([A-Z]{7})"/.exec(detail.text)?.[1]
    if (code !== undefined) codes.push(code)
    const added = await post(caller, `/api/classrooms/${classroom.id}/students`, {
      firstName: 'Zoe',
      lastName: 'Fuzz',
      gradeLevel: 6,
    })
    const card = /"username":"([^"]+)","password":"([^"]+)"/.exec(added.text)
    if (card?.[1] !== undefined && card[2] !== undefined) cards.push({ username: card[1], password: card[2] })
    await post(caller, '/api/sample-class', {})
  }
  const join = async (caller: Caller) => {
    await post(caller, '/api/user/age', { born: { year: 2000, month: 1 } })
    for (const code of codes.slice(-3)) {
      for (const area of ['join', 'preview']) caller.harvest.put(`${area}.code`, code)
      await post(caller, '/api/classrooms/join', { code })
    }
  }
  const signInByCard = async (caller: Caller) => {
    const card = cards.shift()
    if (card === undefined) return join(caller)
    const reply = await post(caller, '/api/login', { ...card, role: 'student' })
    const cookie = sessionIn(reply.cookies)
    if (cookie !== '') caller.cookie = cookie
  }

  const callers = [
    person('visitor', async () => undefined),
    person('teacher', openClass),
    person('teacher', openClass),
    person('student', join),
    person('student', join),
    person('student', signInByCard),
  ]
  for (const caller of callers) await caller.enter()
  return callers
}
