import { readFileSync } from 'node:fs'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { documentedEndpoints as endpoints } from '@skills-center/contract/endpoints'
import { slowedCalls } from '@skills-center/contract/limits'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { areas } from './areas.ts'
import { documentFile, writeDocument } from './document.ts'

const Content = z.record(z.string(), z.object({ schema: z.looseObject({}) }))
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: z.looseObject({}),
})
const Operation = z.object({
  tags: z.tuple([z.string()]),
  operationId: z.string(),
  summary: z.string().min(1),
  security: z.array(
    z.object({
      session: z.array(z.enum(['student', 'teacher', 'administrator'])).optional(),
      token: z.array(z.string()).optional(),
    }),
  ),
  parameters: z.array(z.union([z.object({ $ref: z.string() }), Parameter])).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.looseObject({
    200: z.object({ description: z.string(), content: Content }).optional(),
    201: z.object({ headers: z.object({ Location: z.looseObject({}) }), content: Content }).optional(),
    429: z
      .union([
        z.object({ $ref: z.string().regex(/^#\/components\/responses\/TooMany(\.|$)/) }),
        z.object({ headers: z.object({ 'Retry-After': z.looseObject({}) }) }),
      ])
      .optional(),
    default: z.object({ $ref: z.literal('#/components/responses/Refused') }),
  }),
})
const Document = z.object({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    parameters: z.record(z.string(), Parameter),
    headers: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), z.looseObject({ description: z.string().min(1) })),
  }),
})

let text: string
let document: z.infer<typeof Document>
beforeAll(async () => {
  text = await writeDocument()
  document = Document.parse(withSharedResponses(JSON.parse(text)))
})

const Responses = z.record(z.string(), z.looseObject({ $ref: z.string().optional() }))
const WithResponses = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: Responses }))),
  components: z.looseObject({ responses: Responses }),
})

/** Puts each shared response of a call in place of its reference, except those that many calls have. */
function withSharedResponses(written: unknown): unknown {
  const given = WithResponses.parse(written)
  for (const operation of Object.values(given.paths).flatMap((methods) => Object.values(methods)))
    for (const [status, { $ref = '' }] of Object.entries(operation.responses)) {
      const name = $ref.replace('#/components/responses/', '')
      const shared = /^(Refused$|TooMany)/.test(name) ? undefined : given.components.responses[name]
      if (shared !== undefined) operation.responses[status] = shared
    }
  return given
}

/** Follows a reference to a shared parameter. */
function resolved(parameter: z.infer<typeof Parameter> | { $ref: string }): z.infer<typeof Parameter> {
  if (!('$ref' in parameter)) return parameter
  const shared = document.components.parameters[parameter.$ref.replace('#/components/parameters/', '')]
  if (shared === undefined) throw new Error(`${parameter.$ref} leads nowhere`)
  return shared
}
const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('the document in the repository is that of the contract: else run npm run api:document', () => {
  expect(readFileSync(documentFile, 'utf8')).toBe(text)
})

test.each(Object.entries<Endpoint>(endpoints))('%s is described as it is called', (name, endpoint) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
  expect(operation?.operationId).toBe(name)
  const type = endpoint.isStream === true ? 'text/event-stream' : 'application/json'
  expect(
    Object.keys(operation?.responses[endpoint.creates === undefined ? 200 : 201]?.content ?? {}),
  ).toEqual([type])
  expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
  const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const declared = operation?.parameters.map(resolved).filter((parameter) => parameter.in === 'path')
  expect(declared?.map((parameter) => parameter.name)).toEqual(named)
})

test('the document is small enough to be read by any tool: under 400 KB', () => {
  expect(Buffer.byteLength(text)).toBeLessThan(400 * 1024)
})

/** Where the revisions of what has no call of its own are listed. */
const listOf: Readonly<Record<string, string>> = {
  '/api/v1/classrooms/{id}/groups/{groupId}': '/api/v1/classrooms/{id}/students',
  '/api/v1/questions/folders/{id}': '/api/v1/questions/folders',
  '/api/v1/classrooms/{id}/accommodations/{studentId}': '/api/v1/classrooms/{id}/accommodations',
}

test('what is edited has an ETag, and the edit takes it as If-Match', () => {
  const all = Object.values<Endpoint>(endpoints)
  const edits = all.filter(({ takesIfMatch }) => takesIfMatch)
  expect(edits.length).toBeGreaterThan(0)
  for (const { path, revision } of edits) {
    expect(revision, path).toBeDefined()
    const own = all.find((read) => read.method === 'GET' && read.path === path)
    const list = all.find((read) => read.method === 'GET' && read.path === listOf[path])
    const isListed =
      list !== undefined &&
      JSON.stringify(z.toJSONSchema(list.reply, { unrepresentable: 'any' })).includes('"revision"')
    expect(own?.revision !== undefined || isListed, path).toBe(true)
    const edit = document.paths[path]?.['put']
    expect(edit?.parameters).toContainEqual({ $ref: '#/components/parameters/IfMatch' })
    expect(Object.keys(edit?.responses ?? {})).toContain('412')
  }
})

test('a call that is slowed down says so', () => {
  expect([...slowedCalls].filter((name) => !(name in endpoints))).toEqual([])
  const limited = Object.entries<Endpoint>(endpoints).filter(
    ([name, { limit }]) => limit !== undefined || slowedCalls.has(name),
  )
  const listed = new Set(
    operations().flatMap(({ operationId, responses }) => (responses[429] === undefined ? [] : [operationId])),
  )
  expect(limited.map(([name]) => name).filter((name) => !listed.has(name))).toEqual([])
})

test('every call that takes an access token names the one scope that it needs', () => {
  const takes = operations().flatMap(({ operationId, security }) =>
    security.flatMap(({ token }) => (token === undefined ? [] : [[operationId, token]])),
  )
  const declared = Object.entries<Endpoint>(endpoints).flatMap(([name, { scope }]) =>
    scope === undefined ? [] : [[name, [scope]]],
  )
  expect(Object.fromEntries(takes)).toEqual(Object.fromEntries(declared))
  expect(takes.length).toBeGreaterThan(50)
})

test('every schema says something', () => {
  const empty = Object.entries(document.components.schemas).filter(
    ([name, schema]) => Object.keys(schema).length === 0 || schema['$ref'] === `#/components/schemas/${name}`,
  )
  expect(empty).toEqual([])
})

test('every reference leads somewhere, and every part of the contract is described', () => {
  const { schemas, responses, headers, parameters } = document.components
  const there = new Set([
    ...Object.keys(schemas).map((name) => `schemas/${name}`),
    ...Object.keys(responses).map((name) => `responses/${name}`),
    ...Object.keys(headers).map((name) => `headers/${name}`),
    ...Object.keys(parameters).map((name) => `parameters/${name}`),
  ])
  const references = [...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, to = '']) => to)
  expect(references.filter((to) => !there.has(to))).toEqual([])
  expect(new Set(document.tags.map(({ name }) => name))).toEqual(
    new Set(operations().flatMap(({ tags }) => tags)),
  )
  expect(Object.keys(areas)).toEqual(document.tags.map(({ name }) => name))
})
