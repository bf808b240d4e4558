import type { FastifyRequest } from 'fastify'

/** Where the caller sees this server: what people type, or what this very request was sent to. */
export const originOf = (request: FastifyRequest): string =>
  request.server.publicOrigin ?? `${request.protocol}://${request.host}`
