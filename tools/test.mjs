// `npm test`: installs packages if needed, then runs every check.
import { ensureInstalled } from './install.mjs'
import { runNode } from './processes.mjs'

await ensureInstalled()
process.exit(await runNode(['tools/all-tests.ts']))
