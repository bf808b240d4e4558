// `npm run content:read`: shows every model and level of a skill in the browser, with its languages side by side.
import { parseArgs } from 'node:util'
import { serveGallery } from '../../web/gallery/serve.ts'
import { skillReadings } from './skill-readings.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4180' } } })
const { address, close } = await serveGallery({ port: Number(values.port), skillReadings })
console.log(`Read the curriculum: ${address}?skill=`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void close().then(() => process.exit(0)))
