// `npm start`: installs and builds whatever is missing, then runs the server.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './processes.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
process.exit(await runNode(['server/src/main.ts']))
