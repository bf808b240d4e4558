import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { slowedCalls } from '@skills-center/contract/limits'
import { endpoints } from '@skills-center/contract/endpoints'
import { startTestApp } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('/healthz says that the process is alive, /readyz that the database answers', async () => {
  expect((await server.caller().get('/healthz')).body).toEqual({ status: 'alive' })
  expect((await server.caller().get('/readyz')).body).toEqual({ status: 'ready' })
})

test('/readyz says no once the server is closing, while calls are still answered', async () => {
  const copy = await startTestApp({ beside: server })
  copy.app.stopBeingReady()
  const reply = await copy.caller().get('/readyz')
  expect([reply.status, reply.body]).toEqual([503, { status: 'closing' }])
  expect((await copy.caller().get('/api/config')).status).toBe(200)
  expect((await copy.caller().get('/healthz')).status).toBe(200)
  // What comes next on this connection is better sent to another copy.
  expect((await copy.caller().get('/api/config')).headers['connection']).toBe('close')
  expect((await server.caller().get('/api/config')).headers['connection']).not.toBe('close')
  await copy.stop()
})

const Operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema: z.object(),
      }),
    )
    .default([]),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }) })
    .optional(),
  responses: z.object({
    200: z.object({
      description: z.string(),
      content: z.partialRecord(
        z.enum(['application/json', 'text/event-stream']),
        z.object({ schema: z.looseObject({}) }),
      ),
    }),
    429: z
      .object({ headers: z.object({ 'Retry-After': z.looseObject({}) }), content: z.looseObject({}) })
      .optional(),
    default: z.object({ description: z.string(), content: z.looseObject({}) }),
  }),
})
const Document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post', 'put', 'delete']), Operation.optional())),
})

test('/api/openapi.json describes every call of the contract', async () => {
  const reply = await server.caller().get('/api/openapi.json')
  expect(reply.status).toBe(200)
  const { paths } = Document.parse(reply.body)
  for (const [name, { method, path, body, ...rest }] of Object.entries(endpoints)) {
    const operation = Object.entries(paths[path] ?? {}).find(([key]) => key === method.toLowerCase())?.[1]
    expect(operation?.operationId).toBe(name)
    const type = 'isStream' in rest ? 'text/event-stream' : 'application/json'
    expect(Object.keys(operation?.responses[200].content ?? {})).toEqual([type])
    expect(operation?.requestBody !== undefined).toBe(body !== undefined)
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const declared = operation?.parameters.filter((parameter) => parameter.in === 'path')
    expect(declared?.map((parameter) => parameter.name)).toEqual(named)
  }
  expect([...slowedCalls].filter((name) => !(name in endpoints))).toEqual([])
  const limited = Object.entries<Endpoint>(endpoints).filter(
    ([name, { limit }]) => limit !== undefined || slowedCalls.has(name),
  )
  const told = Object.values(paths).flatMap((operations) =>
    Object.values(operations).filter((operation) => operation?.responses[429] !== undefined),
  )
  expect(new Set(told.map((operation) => operation?.operationId))).toEqual(
    new Set(limited.map(([name]) => name)),
  )
  // A reference must lead somewhere in the document itself.
  const references = [...reply.text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']))
})
