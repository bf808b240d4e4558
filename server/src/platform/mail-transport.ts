import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import type { Log } from './log.ts'

export interface OutgoingMail extends SendMailOptions {
  readonly messageId: string
  readonly to: string
}

/** Delivers one email; throws if it was not accepted. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>
  /** Deletes an email that became a file. An email that a mail server accepted cannot be recalled. */
  discard(mail: OutgoingMail): Promise<void>
  /** Whether emails become files. */
  readonly keepsFiles: boolean
  /** Deletes the files of a mailbox: all of them, or only those that contain this username. */
  discardTo(mailbox: string, naming: string | null): Promise<void>
  /** Deletes files older than this. */
  discardBefore(before: Date): Promise<void>
  close(): void
}

export interface MailTransportDeps {
  smtpUrl: string | null
  /** Null only without SMTP. */
  mailFrom: string | null
  appName: string
  /** Where emails are stored if there is no SMTP server. */
  folder: string
  log: Log
}

/** In milliseconds. If a mail server is slower, the email is tried again later. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function createMailTransport(deps: MailTransportDeps): MailTransport {
  const { smtpUrl, mailFrom, appName } = deps
  const from = mailFrom ?? `${appName.replaceAll(/[<>\r\n"]/g, '')} <no-reply@localhost.localdomain>`
  return smtpUrl === null ? toFolder(deps, from) : throughSmtp(smtpUrl, from)
}

function throughSmtp(smtpUrl: string, from: string): MailTransport {
  const smtp = createTransport({ url: smtpUrl, ...timeouts }, { from })
  return {
    async deliver(mail) {
      await smtp.sendMail(mail)
    },
    keepsFiles: false,
    discard: async () => undefined,
    discardTo: async () => undefined,
    discardBefore: async () => undefined,
    close: () => smtp.close(),
  }
}

/** This part of a file's name identifies the recipient. */
export const mailboxOf = (to: string): string =>
  createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 16)

const nameOf = ({ messageId, to }: OutgoingMail): string =>
  `${messageId.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '')}.${mailboxOf(to)}.eml`

/** Undoes soft line breaks of quoted-printable text: a line that ends with an equals sign continues on the next. */
const joinLines = (mail: string): string => mail.replaceAll('=\n', '')

/** Without a mail server, each email becomes a file that any mail program can open, readable only by its owner. */
function toFolder({ folder, log }: MailTransportDeps, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  let hasWarned = false
  const names = async (): Promise<string[]> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return readdir(folder)
  }
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, nameOf(mail)), message, { mode: 0o600 })
      if (!hasWarned) log.warn({ folder }, 'SMTP_URL is not set: mail is kept as files in this folder')
      hasWarned = true
    },
    discard: (mail) => rm(join(folder, nameOf(mail)), { force: true }),
    keepsFiles: true,
    async discardTo(mailbox, naming) {
      for (const name of await names()) {
        if (!name.endsWith(`.${mailbox}.eml`)) continue
        const path = join(folder, name)
        if (naming === null || joinLines(await readFile(path, 'utf8')).includes(naming))
          await rm(path, { force: true })
      }
    },
    async discardBefore(before) {
      for (const name of await names()) {
        const path = join(folder, name)
        if (name.endsWith('.eml') && (await stat(path)).mtime < before) await rm(path)
      }
    },
    close: () => undefined,
  }
}
