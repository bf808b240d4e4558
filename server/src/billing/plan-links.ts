import { createHash } from 'node:crypto'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Queryable } from '../platform/database.ts'
import { linkIn, mailIn, type MailWords } from '../platform/mail-language.ts'
import type { FamilyDeps } from './family-deps.ts'
import { insertPlanLink, type PlanLinkRow } from './link-queries.ts'
import { say } from './messages.gen.ts'

const dayMilliseconds = 86_400_000
const manageDays = 400
const tokenBytes = 32

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Creates links for adults. The database stores only the hashes of their tokens. */
export function createPlanLinks(deps: FamilyDeps) {
  const { now, newId } = deps
  const newToken = () => deps.randomBytes(tokenBytes).toString('base64url')

  async function insertLink(
    tx: Queryable,
    token: string,
    { days, ...link }: { studentId: UserId; kind: 'ask' | 'manage'; checkoutId: string | null; days: number },
  ): Promise<{ token: string; expiresAt: Date }> {
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + days * dayMilliseconds)
    const row: PlanLinkRow = { ...link, id: newId(), createdAt, expiresAt }
    await insertPlanLink(tx, row, hashOf(token))
    return { token, expiresAt }
  }

  /** A link to the page of a payment, for its payer. */
  const insertManageLink = (tx: Queryable, token: string, studentId: UserId, checkoutId: string | null) =>
    insertLink(tx, token, { studentId, kind: 'manage', checkoutId, days: manageDays })

  async function mailManageLink(
    tx: Queryable,
    {
      studentId,
      checkoutId,
      email,
      spoken,
    }: { studentId: UserId; checkoutId: string | null; email: string; spoken: Language | null },
  ) {
    const { token } = await insertManageLink(tx, newToken(), studentId, checkoutId)
    const firstName = await deps.firstNameOf(studentId)
    const language = deps.mailLanguage(await deps.languageOf(studentId), spoken)
    const link = linkIn(deps.siteAddress, language, `/family/${token}`)
    const words = manageMail(language, { firstName, link, appName: deps.appName })
    await deps.post.send({ to: email, ...words }, tx)
  }

  return { newToken, insertLink, insertManageLink, mailManageLink }
}

/** Sent to the payer of a student's premium plan, with the link to the plan. */
const manageMail = (
  language: Language,
  { firstName, link, appName }: { firstName: string; link: string; appName: string },
): MailWords =>
  mailIn(
    language,
    say('manage-mail.subject', { firstName }),
    say('manage-mail.text', { firstName, link, appName }),
  )
