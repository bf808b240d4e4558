import type { Access, Method } from '@skills-center/contract/endpoint'
import { endpoints } from '@skills-center/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signUp, signUpAdministrator, startTestApp, type TestApp } from './test-app.ts'

type Kind = 'visitor' | 'student' | 'teacher' | 'administrator'

let test: TestApp
let callers: Record<Kind, Caller>
beforeAll(async () => {
  test = await startTestApp()
  callers = {
    visitor: test.caller(),
    student: await signUp(test),
    teacher: await signUp(test, { role: 'teacher' }),
    administrator: await signUpAdministrator(test, 'Riverside district'),
  }
})
afterAll(() => test.stop())

/** The status each kind of caller gets from the access check; null where the endpoint itself decides. */
const door: Record<Access, Record<Kind, 401 | 403 | null>> = {
  public: { visitor: null, student: null, teacher: null, administrator: null },
  'signed-in': { visitor: 401, student: null, teacher: null, administrator: null },
  student: { visitor: 401, student: null, teacher: 403, administrator: 403 },
  teacher: { visitor: 401, student: 403, teacher: null, administrator: null },
  administrator: { visitor: 401, student: 403, teacher: 403, administrator: null },
}

const ask = (caller: Caller, method: Method, path: string) => {
  const filled = path.replaceAll(/\{\w+\}/g, 'nobody')
  return caller.send(method, filled, method === 'GET' ? undefined : {})
}

/** Logging out comes last, because it ends the session that the other calls use. */
const walk = Object.entries(endpoints).toSorted(
  ([one], [other]) => Number(one === 'logout') - Number(other === 'logout'),
)

describe.each(walk)('%s', (_name, { method, path, access }) => {
  it.each(['visitor', 'student', 'teacher', 'administrator'] as const)(
    'lets a %s in only as the contract says',
    async (kind) => {
      const { status } = await ask(callers[kind], method, path)
      const refused = door[access][kind]
      if (refused !== null) expect(status).toBe(refused)
      // A signed-in caller's empty request may get 200, 400, or 404, but never a 500.
      else expect([200, 201, 400, 401, 404]).toContain(status)
    },
  )
})

/** Reads the route paths from the tree that Fastify prints: four columns per level, then the rest of the path. */
function servedPaths(): string[] {
  const above: string[] = []
  return test.app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(.*?)(?:├|└)── (\S+)(?: \((.*)\))?/.exec(line)
      if (found === null) return []
      const [, indent = '', part = '', methods] = found
      const level = indent.length / 4
      above.splice(level, Infinity, part)
      return methods === undefined ? [] : [above.join('')]
    })
}

it('every route of the server is in the contract', () => {
  const served = servedPaths().filter((path) => path.startsWith('/api/'))
  expect(served.length).toBeGreaterThan(150)
  const known = new Set(
    Object.values(endpoints).map((endpoint) => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')),
  )
  // The OpenAPI document, the 404 catch-all, and the images, whose own test requests them as every kind of caller.
  const isOurs = (path: string) =>
    ['/api/openapi.json', '/api/*', '/api/v1/questions/images/:id'].includes(path)
  expect(served.filter((path) => !isOurs(path) && !known.has(path))).toEqual([])
})
