import type { UserId } from '@skills-center/contract/ids'
import { privacyAnswerDays } from '@skills-center/contract/support'
import type { SupportBody, SupportPhrase, SupportReceipt } from '@skills-center/contract/support'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { PostOffice } from '../platform/mail.ts'
import { badRequest, forbidden, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import type { Allowance } from '../platform/rate-limit.ts'
import { insertRequest, requireReceipt } from './queries.ts'
import type { SupportRequest } from './queries.ts'
import { requestMail } from './request-mail.ts'
import { say } from './messages.gen.ts'

export interface SupportDeps {
  database: Database
  now: Now
  randomBytes: (size: number) => Buffer
  post: PostOffice
  /** The address that gets requests; null: they are only stored. */
  supportEmail: string | null
  emailOf: (userId: UserId) => Promise<string | null>
  /** Whether text that this person writes may be stored. For a child, only after a parent or school has consented. */
  mayWrite: (userId: UserId) => Promise<boolean>
}

/** The sender of a request. */
export interface Sender {
  /** Null for a visitor. */
  userId: UserId | null
  address: string
}

/** The stored text of each predefined sentence. */
const phrases: Readonly<Record<SupportPhrase, string>> = {
  'page-broken': 'A page isn’t working.',
  'question-wrong': 'A question looks wrong.',
  'parent-mail-missing': 'My parent didn’t get the email.',
  'class-code-fails': 'My class code isn’t working.',
  'hard-to-read': 'Something is hard for me to see, hear or press.',
}

/** A child without consent sends no text, no address, and no browser details. */
function withoutWords({ message, questionWords, email, aboutUsername, ...body }: SupportBody): SupportBody {
  if (message || questionWords || email || aboutUsername) {
    throw forbidden(say('pick-a-sentence'))
  }
  return { ...body, message: '', context: undefined }
}

/** One person seldom sends many requests, but a whole school may write from one address on its first day. */
const perAccount: Allowance = { max: 8, seconds: 600 }
const perAddress: Allowance = { max: 120, seconds: 600 }

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const day = 86_400_000

export type SupportFeature = ReturnType<typeof createSupport>

export function createSupport(deps: SupportDeps) {
  const { database, now, post, supportEmail } = deps
  const floods = { account: createFloodLimit(now, perAccount), address: createFloodLimit(now, perAddress) }

  function slow({ userId, address }: Sender): void {
    const wait = Math.max(floods.address.take(address), userId === null ? 0 : floods.account.take(userId))
    if (wait === 0) return
    const minutes = Math.ceil(wait / 60)
    throw tooManyRequests(say('too-many-messages', { minutes }), wait)
  }

  function newNumber(): string {
    const letters = Array.from(deps.randomBytes(8), (byte) => alphabet[byte % alphabet.length] ?? '')
    return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
  }

  return {
    /** Stores a request and emails it on; the same request sent again gets the same reply. */
    async receive(given: SupportBody, sender: Sender): Promise<SupportReceipt> {
      slow(sender)
      const isFree = sender.userId === null || (await deps.mayWrite(sender.userId))
      const body = isFree ? given : withoutWords(given)
      const receivedAt = now()
      const isPrivacy = body.topic === 'privacy'
      const accountEmail = sender.userId === null ? null : await deps.emailOf(sender.userId)
      const request: SupportRequest = {
        id: body.requestId,
        number: newNumber(),
        userId: sender.userId,
        topic: body.topic,
        privacyWish: isPrivacy ? (body.privacyWish ?? null) : null,
        dueOn: isPrivacy
          ? new Date(receivedAt.getTime() + privacyAnswerDays * day).toISOString().slice(0, 10)
          : null,
        message: body.message || (body.phrase === undefined ? '' : phrases[body.phrase]),
        questionWords: (body.topic === 'question' && body.questionWords) || null,
        aboutUsername: (isPrivacy && body.aboutUsername) || null,
        email: accountEmail ?? body.email ?? null,
        page: body.context?.page ?? null,
        version: body.context?.version ?? null,
        browser: body.context?.browser ?? null,
        receivedAt,
      }
      if (isPrivacy && sender.userId === null && request.email === null) {
        const message = say('needs-email')
        throw badRequest(message, [{ field: 'email', message }])
      }
      // A bot filled in the hidden field. It gets the usual reply, and nothing is stored.
      if (body.homepage) return present(request)
      const isNew = await database.transaction(async (tx) => {
        const isInserted = await insertRequest(tx, request)
        if (isInserted && supportEmail !== null) {
          const replyTo = request.email === null ? {} : { replyTo: request.email }
          await post.send({ to: supportEmail, ...replyTo, ...requestMail(request) }, tx)
        }
        return isInserted
      })
      return present(isNew ? request : await requireReceipt(database, request.id))
    },
  }
}

const present = ({
  number,
  email,
  dueOn,
}: Pick<SupportRequest, 'number' | 'email' | 'dueOn'>): SupportReceipt => ({ number, replyTo: email, dueOn })
