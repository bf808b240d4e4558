// `npm start`: whatever is missing is installed and built, then the server runs.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './processes.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
process.exit(await runNode(['server/src/main.ts']))
