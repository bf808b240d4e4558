import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext } from 'playwright-core'
import { post } from './calls.ts'

/** Waits for the latest email to an address, and returns the path of the link in it that begins with `start`. */
export async function linkMailedTo(mailFolder: string, email: string, start: string): Promise<string> {
  for (let waited = 0; waited < 100; waited += 1) {
    await setTimeout(300)
    for (const file of readdirSync(mailFolder)) {
      // Quoted-printable email breaks long lines with an equals sign.
      const text = readFileSync(join(mailFolder, file), 'utf8').replaceAll(/=\n/g, '')
      const found = new RegExp(`${start}[\\w-]+`).exec(text)
      if (text.includes(email) && found !== null) return found[0]
    }
  }
  throw new Error(`No mail came for ${email}`)
}

/** Verifies the signed-in teacher, using an address at the demo’s school. */
export async function verifyTeacher(
  request: APIRequestContext,
  mailFolder: string,
  username: string,
): Promise<void> {
  const email = `${username}@riverside.example`
  await post(request, '/api/v1/schools/address', { email })
  const link = await linkMailedTo(mailFolder, email, '/school-link/')
  await post(request, link.replace('/school-link/', '/api/v1/schools/links/'))
}
