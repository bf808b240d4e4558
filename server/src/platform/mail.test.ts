import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createIds } from './clock.ts'
import { statement } from './statement.ts'
import { createLog } from './log.ts'
import { createMailTransport } from './mail-transport.ts'
import { createPostOffice } from './mail.ts'
import { createTestDatabase } from './testing/database.ts'
import type { TestDatabase } from './testing/database.ts'
import { startSmtpDouble } from './testing/smtp.ts'

const folder = mkdtempSync(join(tmpdir(), 'skills-center-mail-'))
const mail = { to: 'help@example.org', subject: 'A question', text: 'Why is “½” read as 0.5?' }
const left = statement(
  'test.mails',
  'select tries, last_error, isfinite(next_try_at) as "isWaiting" from mails order by tries',
  z.object({
    tries: z.number(),
    last_error: z.string().nullable(),
    isWaiting: z.boolean(),
  }),
)
const clear = statement('test.clear-mails', 'delete from mails where tries >= 0')

let made: TestDatabase
let time = Date.parse('2026-11-22T12:00:00Z')
const now = () => new Date(time)
const closers: (() => Promise<void>)[] = []

beforeAll(async () => {
  made = await createTestDatabase()
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  await made.database.query(clear)
})
afterAll(async () => {
  await made.drop()
  rmSync(folder, { recursive: true })
})

function open(smtpUrl: string | null, logged: string[] = []) {
  const log = createLog('warn', { write: (line: string) => void logged.push(line) })
  const transport = createMailTransport({
    smtpUrl,
    mailFrom: smtpUrl === null ? null : 'Skills Center <no-reply@example.org>',
    appName: 'Skills Center',
    folder: join(folder, 'outbox'),
    log,
  })
  const newId = createIds(now, randomBytes)
  const post = createPostOffice({ database: made.database, now, newId, transport, log })
  closers.push(() => post.stop())
  return post
}

async function double(options: Parameters<typeof startSmtpDouble>[0] = {}) {
  const smtp = await startSmtpDouble(options)
  closers.push(() => smtp.stop())
  return smtp
}

const waiting = () => made.database.query(left)

describe('a mail', () => {
  test('reaches the mail server with sender, reply address and text, and is forgotten here', async () => {
    const smtp = await double()
    const post = open(smtp.url)
    await post.send({ ...mail, html: '<p>Why?</p>', replyTo: 'parent@example.org' })
    expect(await post.deliver()).toBe(1)
    const [taken = ''] = smtp.taken
    expect(taken).toContain('From: Skills Center <no-reply@example.org>')
    expect(taken).toContain('To: help@example.org')
    expect(taken).toContain('Reply-To: parent@example.org')
    expect(taken).toContain('Subject: A question')
    expect(taken).toContain('=E2=80=9C=C2=BD=E2=80=9D')
    expect(taken).toContain('<p>Why?</p>')
    expect(await waiting()).toEqual([])
  })

  test('holds nobody up while the mail server is silent', async () => {
    const smtp = await double({ isSilent: true })
    const post = open(smtp.url)
    await post.send(mail)
    const delivering = post.deliver()
    await expect.poll(() => smtp.connections()).toBe(1)
    await post.send(mail)
    expect((await waiting()).map(({ tries }) => tries)).toEqual([0, 1])
    await post.stop()
    expect(await delivering).toBe(0)
    expect((await waiting()).every(({ isWaiting }) => isWaiting)).toBe(true)
  })

  test('that is not taken is tried again, later and later, until it is', async () => {
    const smtp = await double({ answers: ['451 come back', '451 come back', '250 fine'] })
    const logged: string[] = []
    const post = open(smtp.url, logged)
    await post.send(mail)
    expect(await post.deliver()).toBe(0)
    expect(await post.deliver()).toBe(0)
    expect(smtp.connections()).toBe(1)
    time += 61_000
    expect(await post.deliver()).toBe(0)
    time += 61_000
    expect(await post.deliver()).toBe(0)
    expect(smtp.connections()).toBe(2)
    time += 5 * 61_000
    expect(await post.deliver()).toBe(1)
    expect(await waiting()).toEqual([])
    expect(logged.join('')).toContain('come back')
    expect(logged.join('')).not.toContain('help@example.org')
  })

  test('for an address that the mail server does not know is given up and kept to be looked at', async () => {
    const smtp = await double({ answers: ['550 no such mailbox'] })
    const post = open(smtp.url)
    await post.send(mail)
    expect(await post.deliver()).toBe(0)
    time += 365 * 86_400_000
    expect(await post.deliver()).toBe(0)
    expect(smtp.connections()).toBe(1)
    expect(await waiting()).toMatchObject([{ tries: 1, isWaiting: false }])
  })

  test('written in a transaction that fails is never sent', async () => {
    const smtp = await double()
    const post = open(smtp.url)
    const failing = made.database.transaction(async (tx) => {
      await post.send(mail, tx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await post.deliver()).toBe(0)
  })

  test('is handed over once, however many copies of the server look for it', async () => {
    const smtp = await double()
    const posts = [open(smtp.url), open(smtp.url), open(smtp.url)]
    for (let count = 0; count < 6; count += 1) await posts[0]?.send(mail)
    const taken = await Promise.all(posts.map((post) => post.deliver()))
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(6)
    expect(smtp.taken.length).toBe(6)
  })

  test('goes out by itself once the post office is open, also one from before', async () => {
    const smtp = await double()
    const post = open(smtp.url)
    await post.send(mail)
    post.start()
    await expect.poll(() => smtp.taken.length, { timeout: 10_000 }).toBe(1)
    await post.send(mail)
    await expect.poll(() => smtp.taken.length, { timeout: 10_000 }).toBe(2)
  })

  test('is a file that its owner can read where no mail server is set, which the log says once', async () => {
    const logged: string[] = []
    const post = open(null, logged)
    await post.send(mail)
    await post.send({ ...mail, subject: 'Another' })
    expect(await post.deliver()).toBe(2)
    const files = readdirSync(join(folder, 'outbox')).map((name) => join(folder, 'outbox', name))
    const texts = files.map((file) => readFileSync(file, 'utf8'))
    const subjects = texts.map((text) => /Subject: (.*)/.exec(text)?.[1])
    expect(new Set(subjects)).toEqual(new Set(['A question', 'Another']))
    for (const file of files) {
      expect(file).toMatch(/\.eml$/)
      expect(statSync(file).mode & 0o777).toBe(0o600)
    }
    expect(logged.length).toBe(1)
    expect(logged[0]).toContain(join(folder, 'outbox'))
  })

  test('that became a file goes after the transaction that forgets it, not before, and also if the process ends between', async () => {
    const post = open(null)
    const files = () => readdirSync(join(folder, 'outbox')).length
    const before = files()
    await post.send({ ...mail, to: 'parent@example.org' })
    await post.deliver()
    expect(files()).toBe(before + 1)
    const rolledBack = made.database.transaction(async (tx) => {
      await post.forget(tx, 'parent@example.org')
      await post.deleteForgottenFiles()
      expect(files()).toBe(before + 1)
      throw new Error('not after all')
    })
    await expect(rolledBack).rejects.toThrow('not after all')
    await post.deliver()
    expect(files()).toBe(before + 1)
    await made.database.transaction((tx) => post.forget(tx, 'parent@example.org'))
    // The process that forgot the mailbox does nothing more; the next process deletes the file.
    const next = open(null)
    next.start()
    await expect.poll(files, { timeout: 10_000 }).toBe(before)
  })

  test('cannot smuggle a recipient in through its headers', async () => {
    const smtp = await double()
    const post = open(smtp.url)
    await post.send({
      ...mail,
      subject: 'Hello\r\nBcc: everyone@example.org',
      replyTo: 'a@b.org\r\nBcc: c@d.org',
    })
    await post.deliver()
    expect(smtp.taken[0]).not.toMatch(/^Bcc:/m)
  })
})
