// `npm run dev`: restarts the server when its code changes; pages update as they are edited.
import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { ownNode, root, whenAbandoned } from './processes.mjs'

await ensureInstalled()
const port = process.env['PORT'] ?? '3000'
const env = { ...process.env, PORT: port, API_PROXY: `http://127.0.0.1:${port}` }
const children = [
  ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
  ['node_modules/vite/bin/vite.js', 'web', '--clearScreen', 'false'],
].map((args) => spawn(ownNode, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }))

let code = 0
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
whenAbandoned(stop)
await Promise.all(
  children.map(
    (child) =>
      new Promise((resolve) => {
        child.on('exit', (ended) => {
          code ||= ended ?? 0
          // Neither process is useful without the other.
          stop()
          resolve(undefined)
        })
      }),
  ),
)
process.exit(code)
