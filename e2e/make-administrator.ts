import { runAdmin } from '../server/src/admin-cli.ts'
import type { ProductPlace } from './own-product.ts'

/**
 * Appoints this teacher as administrator of a district with the demo's school, as an operator does, while the product
 * is stopped.
 */
export async function makeAdministrator({ dataDir, secret }: ProductPlace, username: string): Promise<void> {
  const lines: string[] = []
  const run = async (...args: string[]) => {
    const environment = { NODE_ENV: 'development', DATA_DIR: dataDir, SESSION_SECRET: secret }
    const streams = { say: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) }
    if ((await runAdmin(args, environment, streams)) !== 0) throw new Error(lines.join('\n'))
  }
  await run('add-district', 'Riverside Public Schools')
  const district = /District: (\S+)/.exec(lines.join('\n'))?.[1] ?? ''
  await run('list-schools')
  const school = /^(\S+)\tRiverside Middle School/m.exec(lines.join('\n'))?.[1] ?? ''
  await run('place-school', school, '--district', district)
  await run('add-administrator', username, '--district', district)
}
