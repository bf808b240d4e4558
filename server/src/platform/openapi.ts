import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { apiHeaders } from './headers.ts'

const file = fileURLToPath(import.meta.resolve('@skills-center/contract/openapi.gen.json'))
const Document = z.looseObject({ info: z.looseObject({ title: z.string() }) })

/**
 * Serves the document written by `npm run api:document` at `/api/openapi.json`, with this product's name as its title.
 */
export function serveOpenApi(http: FastifyInstance, title: string): void {
  let text: string | undefined
  http.get('/api/openapi.json', (_request, reply) => {
    text ??= titled(title)
    reply.headers(apiHeaders).type('application/json; charset=utf-8').compress(text)
  })
}

function titled(title: string): string {
  const document = Document.parse(JSON.parse(readFileSync(file, 'utf8')))
  return JSON.stringify({ ...document, info: { ...document.info, title } })
}
