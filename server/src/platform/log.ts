import { pino } from 'pino'
import type { DestinationStream } from 'pino'
import type { FastifyBaseLogger } from 'fastify'

export type Log = FastifyBaseLogger

const secrets = ['password', 'token', 'secret', 'cookie', 'authorization', 'set-cookie', 'connectionString']

/** What the log may contain about an error. A database error's `detail` quotes row values, so it is left out. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: String(error.code) }),
    stack: error.stack,
  }
}

/** Structured logs on standard output. Requests are identified by route, never by URL, which may contain a name. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { service: 'skills-center' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe, error: describe },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
