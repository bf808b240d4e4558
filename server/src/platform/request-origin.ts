import type { FastifyRequest } from 'fastify'

/** The origin at which the caller sees this server: PUBLIC_URL, or else the host of this request. */
export const originOf = (request: FastifyRequest): string =>
  request.server.publicOrigin ?? `${request.protocol}://${request.host}`
