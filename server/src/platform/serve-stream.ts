import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '@skills-center/contract/endpoint'
import { notSignedIn, tooManyRequests } from './problems.ts'
import { authorize, parsePart, routeOf } from './serve.ts'
import type { Session } from './session.ts'
import { say } from './messages.gen.ts'

/** Milliseconds after which a browser reopens a broken stream. */
const retry = 1000
/**
 * Milliseconds of silence after which a stream sends a beat, for proxies and for pages that check whether it is alive.
 */
const heartbeatMs = 15_000
/** The most streams one person may have open on one server instance, far more than anyone has windows. */
const maxOpen = 20

interface Opening<Params> {
  params: Params
  session: Session
  /** The number of the last event that the browser received (`Last-Event-ID`); 0 if none. */
  after: number
  /** Aborted when the browser disconnects or its session ends. */
  signal: AbortSignal
}

/** Serves an endpoint that sends replies repeatedly, as server-sent events with their numbers as ids. */
export function serveStream<Params extends z.ZodType, Reply extends z.ZodType<{ number: number }>>(
  http: FastifyInstance,
  endpoint: Endpoint<Params, z.ZodNever, z.ZodNever, Reply>,
  open: (opening: Opening<z.output<Params>>) => Promise<AsyncGenerator<z.input<Reply>>>,
): void {
  const opened = new Map<string, number>()
  const ofSession = new Map<string, Set<AbortController>>()
  http.sessions.onEnd((sessionId) => {
    for (const stream of ofSession.get(sessionId) ?? []) stream.abort()
  })
  http.route({
    method: endpoint.method,
    url: routeOf(endpoint.path),
    sse: 'manual',
    onRequest: authorize(endpoint),
    handler: async (request, reply) => {
      if (!request.session) throw notSignedIn()
      const { userId, sessionId } = request.session
      const before = opened.get(userId) ?? 0
      if (before >= maxOpen) throw tooManyRequests(say('too-many-windows'), 60)
      opened.set(userId, before + 1)
      const gone = new AbortController()
      const streams = ofSession.get(sessionId) ?? new Set()
      ofSession.set(sessionId, streams.add(gone))
      reply.raw.on('close', () => {
        gone.abort()
        streams.delete(gone)
        if (streams.size === 0 && ofSession.get(sessionId) === streams) ofSession.delete(sessionId)
        const left = (opened.get(userId) ?? 1) - 1
        if (left > 0) opened.set(userId, left)
        else opened.delete(userId)
      })
      const events = await open({
        params: parsePart(endpoint.params, request.params),
        session: request.session,
        after: lastEventId(request.headers['last-event-id']),
        signal: gone.signal,
      })
      // Turns off buffering in proxies, which would hold events back.
      reply.header('x-accel-buffering', 'no')
      await reply.sse.send(messages(endpoint.reply, events))
    },
  })
}

async function* messages<Reply extends z.ZodType<{ number: number }>>(
  schema: Reply,
  events: AsyncGenerator<z.input<Reply>>,
) {
  yield { event: 'open', data: '', retry }
  let coming = events.next()
  try {
    for (;;) {
      const next = await beforeHeartbeat(coming)
      if (next === undefined) {
        yield { event: 'beat', data: '' }
        continue
      }
      if (next.done === true) return
      const data = schema.parse(next.value)
      yield { id: String(data.number), data }
      coming = events.next()
    }
  } finally {
    // The generator ends when it next wakes; do not wait for that.
    void events.return(undefined)
  }
}

/** The next event if it comes before the next beat is due; otherwise undefined. */
async function beforeHeartbeat<T>(coming: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, heartbeatMs, undefined)
  try {
    return await Promise.race([coming, promise])
  } finally {
    clearTimeout(timer)
  }
}

function lastEventId(header: string | string[] | undefined): number {
  const number = Number(header)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}
