import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { apiHeaders } from './headers.ts'
import { forbidden, notSignedIn, Refusal } from './problems.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import type { Session } from './session.ts'
import { askedLanguage, inLanguage } from './reader-language.ts'
import { parseInput } from './validation.ts'
import { say } from './messages.gen.ts'

export interface Call<Params, Query, Body, Caller> {
  params: Params
  query: Query
  body: Body
  session: Caller
  /** The revision that the caller last saw; null if the change applies to any revision. */
  ifMatch: number | null
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Caller,
> = (
  call: Call<z.output<Params>, z.output<Query>, z.output<Body>, Caller>,
) => Promise<z.input<Reply>> | z.input<Reply>

/** Serves a contract endpoint to signed-in callers. */
export function serve<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  http: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handler: Handler<Params, Query, Body, Reply, Session>,
): void {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: serve it with servePublic.`)
  route(http, endpoint, (call) => {
    if (!call.session) throw notSignedIn()
    return handler({ ...call, session: call.session })
  })
}

/** The path in the router's syntax: `/api/v1/questions/:id`. */
export const routeOf = (path: Endpoint['path']): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Serves a non-JSON file, at a path with parameters, to any signed-in caller. */
export function serveFile(
  http: FastifyInstance,
  path: Endpoint['path'],
  find: (session: Session, params: unknown) => Promise<{ type: string; bytes: Uint8Array }>,
): void {
  http.get(routeOf(path), async (request, reply) => {
    reply.headers(apiHeaders)
    const session = readSession(request, reply)
    if (session === null) throw notSignedIn()
    const { type, bytes } = await find(session, request.params)
    // The file never changes, and may be cached only in this user's browser.
    return reply.header('cache-control', 'private, max-age=3600, immutable').type(type).send(bytes)
  })
}

/** Serves a contract endpoint to anyone; `session` is null for a visitor. */
export function servePublic<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  http: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handler: Handler<Params, Query, Body, Reply, Session | null>,
): void {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public: serve it with serve.`)
  route(http, endpoint, handler)
}

const compressFrom = 1024
const json = 'application/json; charset=utf-8'

function route<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  http: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handler: Handler<Params, Query, Body, Reply, Session | null>,
): void {
  http.route({
    method: endpoint.method,
    url: routeOf(endpoint.path),
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    onRequest: authorize(endpoint),
    handler: async (request, reply) => {
      const call = {
        params: parsePart(endpoint.params, request.params),
        query: parsePart(endpoint.query, request.query),
        body: parsePart(endpoint.body, request.body ?? (endpoint.body && {})),
        session: request.session,
        ifMatch: endpoint.takesIfMatch ? ifMatchOf(request) : null,
        request,
        reply,
      }
      const caller = request.session?.userId ?? request.network
      const answer = await http.costly.run(endpoint, caller, () =>
        inLanguage(askedLanguage(request), () => handler(call)),
      )
      // Parsing drops every field that the contract does not define.
      const parsed = endpoint.reply.parse(answer)
      if (endpoint.creates !== undefined)
        reply.code(201).header('location', locationOf(endpoint.creates, call.params, parsed))
      if (endpoint.revision !== undefined)
        reply.header('etag', JSON.stringify(String(z.int().parse(fieldOf(parsed, endpoint.revision)))))
      const text = JSON.stringify(parsed)
      reply.header('content-type', json)
      return text.length < compressFrom ? reply.send(text) : reply.compress(text)
    },
  })
}

/** The URL of the created resource: `{id}` is a field of the reply, `{params.id}` one of the request path. */
function locationOf(template: string, params: unknown, parsed: unknown): string {
  const source = { ...(isRecord(parsed) ? parsed : {}), params }
  return template.replaceAll(/\{([\w.]+)\}/g, (_, way: string) => {
    const value = fieldOf(source, way)
    if (typeof value !== 'string') throw new Error(`Nothing says ${way} for ${template}.`)
    return encodeURIComponent(value)
  })
}

/** Reads a field by its path, such as `assignment.revision`. */
const fieldOf = (source: unknown, way: string): unknown =>
  way.split('.').reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), source)

/** An ETag that we never issued matches no revision. */
function ifMatchOf(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return null
  return Number(/^"(\d{1,9})"$/.exec(header)?.[1] ?? 0)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Checks access before the body is read, so that an unauthorized caller cannot make us parse it. */
export const authorize =
  (endpoint: Endpoint) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(apiHeaders)
    const secret = bearer.exec(request.headers.authorization ?? '')?.[1]
    if (secret !== undefined) {
      request.session = await admitToken(endpoint, request, secret)
      return
    }
    if (endpoint.method !== 'GET') requireOwnOrigin(request)
    request.session = readSession(request, reply)
    if (request.session?.isDemoVisit && endpoint.method !== 'GET') {
      if (endpoint.access !== 'public') throw forbidden(say('demo-visit'))
      // Whatever anyone may do, a visitor does as nobody, so that it cannot concern the demo's account.
      request.session = null
    }
    await requireAccess(endpoint, request.session, request)
  }

const bearer = /^Bearer\s+(\S+)$/i

/**
 * Admits a program that sends an access token. A browser request forged by another site has no token, and cookies sent
 * along with a token are ignored.
 */
async function admitToken(endpoint: Endpoint, request: FastifyRequest, secret: string): Promise<Session> {
  const { scopes, ...session } = await request.server.accessTokens.authenticate(secret, request.network)
  const { scope } = endpoint
  if (scope === undefined) throw forbidden(say('token-not-accepted'))
  if (!scopes.includes(scope)) {
    throw new Refusal({
      status: 403,
      detail: say('token-scope-missing', { scope }),
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    })
  }
  await requireAccess(endpoint, session, request)
  return session
}

export function parsePart<Schema extends z.ZodType>(
  schema: Schema | undefined,
  value: unknown,
): z.output<Schema> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- without a schema the type is `never`: no handler can read it
  return schema ? parseInput(schema, value) : (undefined as z.output<Schema>)
}

function readSession(request: FastifyRequest, reply: FastifyReply): Session | null {
  const token = readSessionCookie(request)
  const session = token === null ? null : request.server.sessions.read(token)
  if (session?.renewal) writeSessionCookie(reply, session.renewal)
  return session
}

/** For pages, whose status depends on whether the reader is signed in. */
export const isSignedIn = (request: FastifyRequest): boolean => {
  const token = readSessionCookie(request)
  return token !== null && request.server.sessions.read(token) !== null
}

async function requireAccess(
  { access }: Endpoint,
  session: Session | null,
  { server }: FastifyRequest,
): Promise<void> {
  if (access === 'public') return
  if (!session) throw notSignedIn()
  if (access === 'signed-in' || access === session.role) return
  if (
    access === 'administrator' &&
    session.role === 'teacher' &&
    (await server.isAdministrator(session.userId))
  )
    return
  throw forbidden(refusals[access])
}

const refusals = {
  student: say('students-only'),
  teacher: say('teachers-only'),
  administrator: say('administrators-only'),
} as const

/**
 * Refuses writes that another site made a browser send (CSRF). Browsers name the sending site; programs that send
 * neither header carry nobody's cookies.
 */
function requireOwnOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const origin = request.headers.origin
  if (site === undefined && origin === undefined) return
  if (site === undefined && origin !== undefined && isOwn(origin, request)) return
  throw forbidden(say('other-site'))
}

/** Compares host and port, and also the scheme if this site uses TLS, so that no page without TLS can write to it. */
function isOwn(origin: string, request: FastifyRequest): boolean {
  if (origin === request.server.publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  return host === request.host && (protocol === 'https:' || !request.server.isSecure(request))
}
