import { runAdmin } from '../server/src/admin-line.ts'

// `npm run admin -- <command>`: what the operator does beside it. docs/operating.md tells of each.
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
