// `node tools/run.mjs <file> …`: runs a TypeScript file with our own Node, after installing packages if needed.
import { ensureInstalled } from './install.mjs'
import { runNode } from './processes.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  console.error('Name the file to run: node tools/run.mjs <file> [arguments].')
  process.exit(1)
}
await ensureInstalled()
process.exit(await runNode([file, ...args]))
