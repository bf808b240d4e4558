import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** Waits for the email to an address in the outbox, and returns the path of its link that starts with `begin`. */
export async function linkMailedTo(address: string, begin: string): Promise<string> {
  const folder = inject('outbox')
  const find = async () => {
    const names = await readdir(folder).catch(() => [])
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const mail = mails.find((text) => text.includes(`To: ${address}`))
    return new RegExp(`${begin}[\\w-]+`).exec(mail?.replaceAll('=\n', '') ?? '')?.[0] ?? null
  }
  await expect.poll(find, { timeout: 20_000 }).not.toBeNull()
  return (await find()) ?? ''
}
