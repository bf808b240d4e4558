// `npm test`: installs where that is due, then runs every check there is.
import { ensureInstalled } from './install.mjs'
import { runNode } from './processes.mjs'

await ensureInstalled()
process.exit(await runNode(['tools/all-tests.ts']))
