import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import type { Log } from './log.ts'

/** Hands one mail over; throws when it was not taken. */
export interface MailTransport {
  deliver(mail: SendMailOptions & { messageId: string }): Promise<void>
  close(): void
}

export interface MailTransportNeeds {
  smtpUrl: string | null
  /** Null only without SMTP. */
  mailFrom: string | null
  appName: string
  /** Where mail is kept when there is no SMTP server. */
  folder: string
  log: Log
}

/** Milliseconds. A mail server that is slower is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function createMailTransport(needs: MailTransportNeeds): MailTransport {
  const { smtpUrl, mailFrom, appName } = needs
  const from = mailFrom ?? `${appName.replaceAll(/[<>\r\n"]/g, '')} <no-reply@localhost.localdomain>`
  return smtpUrl === null ? toFolder(needs, from) : throughSmtp(smtpUrl, from)
}

function throughSmtp(smtpUrl: string, from: string): MailTransport {
  const smtp = createTransport({ url: smtpUrl, ...patience }, { from })
  return {
    async deliver(mail) {
      await smtp.sendMail(mail)
    },
    close: () => smtp.close(),
  }
}

/** Without a mail server each mail becomes a file that any mail program opens, readable by its owner only. */
function toFolder({ folder, log }: MailTransportNeeds, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  let isTold = false
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(mail)
      const name = `${mail.messageId.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '')}.eml`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, name), message, { mode: 0o600 })
      if (!isTold) log.warn({ folder }, 'SMTP_URL is not set: mail is kept as files in this folder')
      isTold = true
    },
    close: () => undefined,
  }
}
