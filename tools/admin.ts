import { runAdmin } from '../server/src/admin-cli.ts'

// `npm run admin -- <command>`: operator commands that run beside the server. docs/operating.md documents each one.
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
