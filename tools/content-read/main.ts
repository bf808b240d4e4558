import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// `npm run content:read`: any skill with every model and level, its languages side by side, in the browser.
const { values } = parseArgs({ options: { port: { type: 'string', default: '4180' } } })
const printer = join(import.meta.dirname, 'print-page.ts')

const server = createServer((request, reply) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const id = /^[a-z0-9-]*$/.exec(searchParams.get('skill') ?? '')?.[0] ?? ''
  const seed = Math.max(0, Math.trunc(Number(searchParams.get('seed') ?? 1)) || 0)
  execFile(
    process.execPath,
    [printer, id, String(seed)],
    { maxBuffer: 16_000_000 },
    (error, page, complaint) => {
      reply.writeHead(error === null ? 200 : 500, {
        'content-type': error === null ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      })
      reply.end(error === null ? page : complaint)
    },
  )
})
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`Read the curriculum: http://127.0.0.1:${values.port}/`)
})
