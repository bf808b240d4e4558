// `npm run gallery`: shows every component, figure, and interaction on a page that updates as files are edited.
import { parseArgs } from 'node:util'
import { serveGallery } from '../web/gallery/serve.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })
const { address, close } = await serveGallery({ port: Number(values.port) })
console.log(`Gallery: ${address}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void close().then(() => process.exit(0)))
