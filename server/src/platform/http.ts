import compress from '@fastify/compress'
import { fastifySSE } from '@fastify/sse'
import { fastify, LogController } from 'fastify'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Text } from '@skills-center/messages/values'
import type { UserId } from '@skills-center/contract/ids'
import type { Problem } from '@skills-center/contract/problem'
import type { AccessTokens } from './access-tokens.ts'
import { type CostlyCalls, createCostlyCalls } from './costly-calls.ts'
import { apiHeaders, commonHeaders, strictTransport } from './headers.ts'
import { isCanceled, isConnectionLost } from './database.ts'
import type { Log } from './log.ts'
import { callOfToday } from '@skills-center/contract/earlier-addresses'
import { rateLimitKeyOf } from './rate-limit-key.ts'
import { Refusal } from './problems.ts'
import type { Session } from './session.ts'
import type { Sessions } from './sessions.ts'
import { askedLanguage } from './reader-language.ts'
import { requireStorable } from './storable.ts'
import { say } from './messages.gen.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
    accessTokens: AccessTokens
    /** Whether the caller reaches us over TLS, as far as we know. */
    isSecure: (request: FastifyRequest) => boolean
    publicOrigin: string | null
    costly: CostlyCalls
    /** Whether the teacher administers a district or school now. */
    isAdministrator: (id: UserId) => Promise<boolean>
  }
  interface FastifyRequest {
    session: Session | null
    /** The caller's network, used to count calls from one place. */
    readonly network: string
  }
}

export interface HttpDeps {
  sessions: Sessions
  accessTokens: AccessTokens
  log: Log
  trustProxy: boolean | string
  publicUrl: string | null
  /**
   * Whether the server is draining. Replies then close the connection, so that the next one reaches another instance.
   */
  isClosing?: () => boolean
  limits?: ConnectionLimits
  isAdministrator?: (id: UserId) => Promise<boolean>
}

/** Connection timeouts, in milliseconds. */
export interface ConnectionLimits {
  /** Until all headers of a request have arrived. */
  headers: number
  /** Until the whole request has arrived. */
  request: number
  /** Between checks for connections past their limit. */
  check: number
}

const usualLimits: ConnectionLimits = { headers: 15_000, request: 30_000, check: 1000 }

/** Milliseconds a connection may be silent in both directions; an open event stream sends something every 15 s. */
const silenceLimit = 120_000

const bodyLimit = 64 * 1024

/** Creates the HTTP server without routes: JSON only, problem details for every refusal, and one log line per fault. */
export async function createHttp(deps: HttpDeps): Promise<FastifyInstance> {
  const { log, publicUrl, sessions, trustProxy, limits = usualLimits, isClosing = () => false } = deps
  const copy = randomBytes(6).toString('base64url')
  let asked = 0
  const http = fastify({
    loggerInstance: log,
    // A child logger per request costs more than the request; log lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${copy}-${(asked += 1).toString(36)}`,
    bodyLimit,
    trustProxy,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 1000 },
    rewriteUrl: (request) => {
      const { method, url } = callOfToday(request.method ?? 'GET', request.url ?? '/')
      request.method = method
      return url
    },
    // Longer than the 5 s between polls, and than a load balancer's usual 60 s.
    keepAliveTimeout: 65_000,
    requestTimeout: limits.request,
    connectionTimeout: silenceLimit,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
    clientErrorHandler: endConnection,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendProblem(reply, problemOf(error, request)),
  })
  http.decorate('sessions', sessions)
  http.decorate('accessTokens', deps.accessTokens)
  http.decorate('isAdministrator', deps.isAdministrator ?? (() => Promise.resolve(false)))
  http.decorate('costly', createCostlyCalls())
  http.decorate('publicOrigin', publicUrl && new URL(publicUrl).origin)
  const isPublicSecure = publicUrl?.startsWith('https:') ?? false
  http.decorate('isSecure', (request) => isPublicSecure || request.protocol === 'https')
  http.decorateRequest('session', null)
  http.decorateRequest('network', {
    getter() {
      return rateLimitKeyOf(this.ip)
    },
  })

  // Accept only JSON. Another site's form can send `text/plain` without a CORS preflight.
  http.removeAllContentTypeParsers()
  const parseJson = http.getDefaultJsonParser('error', 'ignore')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else
      void parseJson(request, String(body), (error, value) => {
        try {
          if (error === null) requireStorable(value)
          done(error, value)
        } catch (refusal) {
          done(refusal instanceof Error ? refusal : new Error(String(refusal)))
        }
      })
  })
  http.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/')) {
      requireStorable(request.params)
      requireStorable(request.query)
    }
    done()
  })

  await http.register(compress, {
    global: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })

  // No heartbeat of the plugin: streams send their own beats, which the page can see and which keep proxies from
  // closing a quiet stream.
  await http.register(fastifySSE, { heartbeatInterval: 0 })

  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders)
    if (http.isSecure(request)) reply.header('strict-transport-security', strictTransport)
    done()
  })
  http.addHook('onSend', (_request, reply, _payload, done) => {
    // Also if the server began to close after this request arrived, because closing waits for the connection to end.
    if (isClosing()) reply.header('connection', 'close')
    done()
  })
  http.addHook('onResponse', (request, reply, done) => {
    logResponse(request, reply)
    done()
  })
  http.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) reply.headers(error.headers)
    else if (isConnectionLost(error)) reply.header('retry-after', awaySeconds)
    sendProblem(reply, problemOf(error, request))
  })
  return http
}

/** The refusal for a call that does not exist. */
export const noSuchCall = new Refusal({ status: 404, detail: say('no-such-call') })

/** Seconds after which the embedded database is usually back. */
const awaySeconds = 2

const databaseAway = new Refusal({
  status: 503,
  detail: say('database-away'),
})

const takesTooLong = new Refusal({ status: 503, detail: say('takes-too-long') })

/** The web server's own refusals, by status. */
const sentences: Readonly<Record<number, Text>> = {
  400: say('not-readable'),
  404: say('no-such-address'),
  408: say('too-slow'),
  414: say('address-too-long'),
  415: say('not-json'),
  431: say('headers-too-large'),
  503: say('closing-down'),
}

function problemOf(error: Partial<FastifyError> | Refusal, request: FastifyRequest): Problem {
  return refusalOf(error, request).problem(askedLanguage(request))
}

/** Turns an error into the refusal that the caller sees. A fault of ours is logged, and its details are not shown. */
function refusalOf(error: Partial<FastifyError> | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (isConnectionLost(error)) return databaseAway
  if (isCanceled(error)) {
    request.log.warn({ route: request.routeOptions?.url, method: request.method }, 'a query took too long')
    return takesTooLong
  }
  const status = error.statusCode ?? 500
  const max = Math.floor((request.routeOptions?.bodyLimit ?? bodyLimit) / 1024)
  const detail =
    error.code === 'FST_ERR_CTP_INVALID_JSON_BODY'
      ? say('invalid-json')
      : status === 413
        ? say('too-large', { most: max })
        : sentences[status]
  if (detail && (status < 500 || status === 503)) return new Refusal({ status, detail })
  if (status < 500) return new Refusal({ status, detail: say('refused') })
  request.log.error(
    { err: error, requestId: request.id, route: request.routeOptions?.url, method: request.method },
    'a request failed',
  )
  const faultText = say('our-fault')
  return new Refusal({ status: 500, detail: faultText })
}

/** Ends a connection that sent an invalid or incomplete request; sends a reply first if still possible. */
function endConnection(error: ConnectionError, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable && socket.bytesWritten === 0) {
    const status = statuses[error.code] ?? 400
    const refusal = new Refusal({ status, detail: sentences[status] ?? say('not-readable') })
    // No language header has been read yet, so reply in English.
    const body = JSON.stringify(refusal.problem('en'))
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/problem+json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy()
}

/** HTTP status by Node's error code. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

function sendProblem(reply: FastifyReply, problem: Problem): void {
  reply
    .code(problem.status)
    .headers(apiHeaders)
    .header('x-request-id', reply.request.id)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

const debugs = (level: string) => level === 'debug' || level === 'trace'

/** Forbidden and too many requests: these may be signs of an attack. */
const noteworthy: ReadonlySet<number> = new Set([403, 429])

/**
 * Logs writes and slow, refused, or failed requests at `info`. Polls, thousands per second, are logged only at `debug`.
 */
function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode } = reply
  // These come by the thousand while the database is unavailable or the server is overloaded, which is logged once
  // elsewhere.
  const isExpected = statusCode === 503 && reply.hasHeader('retry-after')
  const isNoteworthy =
    !isExpected &&
    (request.method !== 'GET' || noteworthy.has(statusCode) || statusCode >= 500 || reply.elapsedTime > 1000)
  const level = isNoteworthy ? 'info' : 'debug'
  if (level === 'debug' && !debugs(request.log.level)) return
  request.log[level](
    {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      // No user id, so that an erased account leaves no identifier in the logs.
      sessionId: request.session?.sessionId,
    },
    'request',
  )
}
