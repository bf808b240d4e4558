import type { LightMyRequestResponse } from 'fastify'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newPerson, signUp, startTestApp, type TestApp } from './test-app.ts'

/** A client as generators build it: from the OpenAPI document alone, without importing the contract. */
const Operation = z.looseObject({
  operationId: z.string(),
  parameters: z
    .array(z.looseObject({ $ref: z.string().optional(), name: z.string().optional() }))
    .default([]),
  requestBody: z.looseObject({}).optional(),
  responses: z.record(z.string(), z.looseObject({ $ref: z.string().optional() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
})
const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
const OpenApi = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

interface Request {
  path?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

interface Reply {
  status: number
  headers: LightMyRequestResponse['headers']
  body: unknown
}

let server: TestApp
let document: z.infer<typeof OpenApi>
let ajv: Ajv2020
/** Operations by operation id. */
let operations: Map<string, { method: string; path: string; operation: z.infer<typeof Operation> }>
let token: string

beforeAll(async () => {
  server = await startTestApp()
  document = OpenApi.parse((await server.caller().get('/api/openapi.json')).body)
  ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'api')
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { method, path, operation },
      ]),
    ),
  )
  const teacher = await signUp(server, { role: 'teacher' })
  const scopes = [...new Set([...operations.values()].flatMap(({ operation }) => scopesOf(operation)))]
  const body = { name: 'A program', scopes, days: 7, password: newPerson.password }
  const made = await teacher.post('/api/v1/user/access-tokens', body)
  token = z.object({ secret: z.string() }).parse(made.body).secret
})
afterAll(() => server.stop())

const scopesOf = ({ security }: z.infer<typeof Operation>) =>
  security.flatMap(({ token: named = [] }) => named)

const pointer = (...steps: readonly string[]) =>
  `api#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Validates a value against the schema at this path of the document. Returns the errors; empty if it is valid. */
function faults(value: unknown, ...steps: readonly string[]): unknown {
  const validate = ajv.compile({ $ref: pointer(...steps) })
  return validate(value) ? [] : validate.errors
}

async function call(id: string, { path = {}, body, headers = {} }: Request = {}): Promise<Reply> {
  const found = operations.get(id)
  if (found === undefined) throw new Error(`The document has no ${id}.`)
  const { method, operation } = found
  const place = ['paths', found.path, method]
  const json = ['content', 'application/json', 'schema']
  if (body !== undefined)
    expect(faults(body, ...place, 'requestBody', ...json), `request of ${id}`).toEqual([])
  const reply = await server.app.http.inject({
    method: Method.parse(method.toUpperCase()),
    url: found.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? '')),
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    ...(body !== undefined && {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    }),
  })
  const parsed: unknown = JSON.parse(reply.body)
  const isDone = reply.statusCode < 300
  if (isDone) {
    expect(Object.keys(operation.responses), `${id} answers ${reply.statusCode}`).toContain(
      String(reply.statusCode),
    )
    const shared = operation.responses[reply.statusCode]?.$ref?.replace('#/', '').split('/')
    const response = shared ?? [...place, 'responses', String(reply.statusCode)]
    const wrong = faults(parsed, ...response, ...json)
    expect(wrong, `reply of ${id}`).toEqual([])
  } else {
    expect(faults(parsed, 'components', 'schemas', 'Problem'), `refusal of ${id}`).toEqual([])
  }
  return { status: reply.statusCode, headers: reply.headers, body: parsed }
}

const Made = z.looseObject({ id: z.string() })
const make = async (id: string, request: Request) => {
  const reply = await call(id, request)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return { ...Made.parse(reply.body), location: String(reply.headers['location']) }
}

const classroom = { name: 'Period 4', gradeLevel: 6, subject: 'math', period: '' }
const assignment = {
  title: 'Exit ticket',
  skillIds: ['unit-rates'],
  goal: { kind: 'count', questions: 3 },
  slots: [],
  audience: { kind: 'class' },
  opensAt: '2026-11-02T14:00:00.000Z',
  dueAt: null,
  takesLate: true,
  tries: 2,
  hasHints: true,
  order: 'listed',
  isPinned: false,
}

test('every list and figure that a token opens is as the document says', async () => {
  const open = [...operations].filter(
    ([, { method, path, operation }]) =>
      method === 'get' && !path.includes('{') && scopesOf(operation).length > 0,
  )
  expect(open.length).toBeGreaterThan(5)
  for (const [id] of open) expect((await call(id)).status, id).toBe(200)
})

test('what is created is where Location says', async () => {
  const made = await make('createClassroom', { body: classroom })
  const found = await server.app.http.inject({
    url: made.location,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(JSON.parse(found.body)).toMatchObject({ id: made.id, name: 'Period 4' })
})

test('a refusal is a problem with a code, in the language that is asked for', async () => {
  const path = { id: '018f3c1e-0000-7000-8000-000000000009' }
  const headers = { 'accept-language': 'es' }
  const { status, body } = await call('getAssignment', { path, headers })
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'assignments/no-such-assignment', title: 'Not found' })
  expect(z.object({ detail: z.string() }).parse(body).detail).toMatch(/tarea/)
})

describe('an edit that names the ETag of what was read', () => {
  test('of an assignment is refused where somebody else was faster', async () => {
    const { id: classId } = await make('createClassroom', { body: classroom })
    const { id } = await make('createAssignment', { path: { id: classId }, body: assignment })
    const read = await call('getAssignment', { path: { id } })
    const etag = String(read.headers['etag'])
    const edit = (title: string, ifMatch?: string) =>
      call('editAssignment', {
        path: { id },
        body: { ...assignment, title },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      })
    const first = await edit('First', etag)
    expect(first.status).toBe(200)
    expect(first.headers['etag']).not.toBe(etag)
    const late = await edit('Late', etag)
    expect(late).toMatchObject({ status: 412, body: { code: 'assignments/changed-elsewhere' } })
    expect((await edit('Never read', 'W/"none of ours"')).status).toBe(412)
    const now = await call('getAssignment', { path: { id } })
    expect(now.headers['etag']).toBe(first.headers['etag'])
    expect(now.body).toMatchObject({ assignment: { title: 'First' } })
    expect((await edit('Whatever it is', '*')).status).toBe(200)
    expect((await edit('As before', undefined)).status).toBe(200)
  })

  test('of a class is refused where another teacher was faster', async () => {
    const { id } = await make('createClassroom', { body: classroom })
    const path = { id }
    const etag = String((await call('getClassroom', { path })).headers['etag'])
    const edit = (period: string) =>
      call('editClassroom', { path, body: { ...classroom, period }, headers: { 'if-match': etag } })
    const first = await edit('First')
    expect(first).toMatchObject({ status: 200, body: { period: 'First' } })
    expect(first.headers['etag']).not.toBe(etag)
    expect(await edit('Late')).toMatchObject({ status: 412, body: { code: 'classrooms/changed-elsewhere' } })
    expect((await call('getClassroom', { path })).body).toMatchObject({ period: 'First' })
  })

  test.each([
    {
      what: 'a group',
      operation: 'renameGroup',
      code: 'classrooms/group-changed-elsewhere',
      path: async (id: string) => {
        const group = await make('createGroup', { path: { id }, body: { name: 'Blue' } })
        return { id, groupId: group.id }
      },
      body: (turn: string) => ({ name: turn }),
    },
    {
      what: 'a folder',
      operation: 'renameFolder',
      code: 'questions/folder.changed-elsewhere',
      path: async () => ({ id: (await make('createFolder', { body: { name: 'Ratios' } })).id }),
      body: (turn: string) => ({ name: turn }),
    },
    {
      what: 'grading rules',
      operation: 'setGrading',
      code: 'assignments/grading-changed-elsewhere',
      path: (id: string) => Promise.resolve({ id }),
      body: (turn: string) => ({
        missing: 'zero',
        late: { kind: 'none' },
        dropLowest: 0,
        retakes: 'best',
        categories: [{ id: null, name: turn, weight: 20 }],
      }),
    },
  ] as const)('of $what is refused where somebody else was faster', async (edited) => {
    const { id } = await make('createClassroom', { body: classroom })
    const path = await edited.path(id)
    const edit = (turn: string, etag: string) =>
      call(edited.operation, { path, body: edited.body(turn), headers: { 'if-match': etag } })
    const first = await edit('First', '"1"')
    expect(first.status).toBe(200)
    expect(first.headers['etag']).toBe('"2"')
    expect(await edit('Late', '"1"')).toMatchObject({ status: 412, body: { code: edited.code } })
    expect((await edit('Seen', '"2"')).headers['etag']).toBe('"3"')
    expect((await edit('Whatever it is', '*')).headers['etag']).toBe('"4"')
  })
})
