// `npm run content:read`: any skill with every model and level, its languages side by side, in the browser.
import { parseArgs } from 'node:util'
import { serveGallery } from '../../web/gallery/serve.ts'
import { skillReadings } from './skill-readings.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4180' } } })
const { address, close } = await serveGallery({ port: Number(values.port), skillReadings })
console.log(`Read the curriculum: ${address}?skill=`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void close().then(() => process.exit(0)))
