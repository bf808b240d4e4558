import { createHash } from 'node:crypto'
import type { OwnPlan } from '@skills-center/contract/billing'
import type { BillingInterval, FamilyPlan, Invoice } from '@skills-center/contract/billing/family'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { linkIn, type MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'
import { conflict, notFound, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import { type CheckoutRow, selectCheckout, selectCheckouts } from './checkout-queries.ts'
import type { WebhookEvents } from './webhook-events.ts'
import {
  insertPlanLink,
  type PlanLinkRow,
  revokeAskLinks,
  selectAskLink,
  selectOpenPlanLink,
} from './link-queries.ts'
import { manageMail } from './manage-mail.ts'
import { createCheckout } from './checkout.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { selectSubscriptions, type SubscriptionRow } from './queries.ts'
import type { BillingFeature } from './service.ts'
import { isOpenState, toSubscriptionState } from './subscription-machine.ts'
import { say } from './messages.gen.ts'

export interface FamilyNeeds {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  billing: BillingFeature
  post: PostOffice
  appName: string
  /** Where the pages of this server are, for mails. */
  siteAddress: string
  /** Days that are free at the beginning, once for each student. */
  trialDays: number
  firstNameOf: (studentId: UserId) => Promise<string>
  mailLanguage: MailLanguage
  /** What the account keeps. */
  languageOf: (studentId: UserId) => Promise<Language | null>
  /** Whether the student has said to be 18 or older. */
  isAdult: (studentId: UserId) => Promise<boolean>
  /** Refuses where a child's account has nobody's consent. */
  requireMayBuy: (studentId: UserId) => Promise<void>
  /** Null where nothing is sold. */
  paying: { payments: PaymentProvider; webhookEvents: WebhookEvents } | null
}

export type FamilyFeature = ReturnType<typeof createFamily>

const dayMilliseconds = 86_400_000
const askDays = 14
const manageDays = 400
const tokenBytes = 32
/** For one address, a whole school behind it; guessing a token must not come cheap. */
const openings = { max: 240, seconds: 60 }
/** For one student. */
const asking = { max: 20, seconds: 3600 }
const mailing = { max: 3, seconds: 3600 }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The same for links that never were, have expired or were ended: nobody learns which. */
const noSuchLink = () => notFound(say('link-over'))
const nothingSold = () => conflict(say('not-sold'))
const notYours = () => conflict(say('payer-only'))

/** Links from a student to a grown-up, and from a payment to the person who paid: the only pages with prices. */
export function createFamily(needs: FamilyNeeds) {
  const { database, now, newId, billing, paying } = needs
  const opened = createFloodLimit(now, openings)
  const asked = createFloodLimit(now, asking)
  const mailed = createFloodLimit(now, mailing)
  const order = paying && createCheckout({ database, now, newId, payments: paying.payments })

  async function makeLink(
    tx: Queryable,
    link: { studentId: UserId; kind: 'ask' | 'manage'; checkoutId: string | null; days: number },
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = needs.randomBytes(tokenBytes).toString('base64url')
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + link.days * dayMilliseconds)
    const row: PlanLinkRow = { ...link, id: newId(), createdAt, expiresAt }
    await insertPlanLink(tx, row, hashOf(token))
    return { token, expiresAt }
  }

  const makeManageLink = async (tx: Queryable, studentId: UserId, checkoutId: string | null) =>
    (await makeLink(tx, { studentId, kind: 'manage', checkoutId, days: manageDays })).token

  /** Who opens a link, and what it opens: the plan of the checkout that it came from, once that is done. */
  async function open(token: string, network: string) {
    const link = await selectOpenPlanLink(database, hashOf(token), now())
    if (link === undefined) {
      // A right link is never refused for what others tried.
      const wait = opened.take(network)
      if (wait > 0) throw tooManyRequests(say('too-many-opened'), wait)
      throw noSuchLink()
    }
    const { studentId } = link
    let checkout = await latestCheckout(link)
    if (paying !== null && link.kind === 'manage' && checkout?.progress === 'open') {
      await paying.webhookEvents.catchUp(checkout.providerId)
      checkout = await latestCheckout(link)
    }
    const own = await selectSubscriptions(database, studentId, 'premium')
    const isDone = checkout?.progress === 'paid' || checkout?.progress === 'processing'
    const managed =
      link.kind === 'manage' && isDone
        ? own.find(({ checkoutId }) => checkoutId === link.checkoutId)
        : undefined
    const current = managed ?? own.find((row) => isOpenState(toSubscriptionState(row, now()).state))
    return { link, studentId, checkout, own, managed, current }
  }

  async function latestCheckout({
    studentId,
    kind,
    checkoutId,
  }: PlanLinkRow): Promise<CheckoutRow | undefined> {
    if (kind === 'manage') return checkoutId === null ? undefined : selectCheckout(database, checkoutId)
    return (await selectCheckouts(database, studentId, 'premium'))[0]
  }

  type Opened = Awaited<ReturnType<typeof open>>

  async function trialDaysFor(studentId: UserId, own: readonly SubscriptionRow[]): Promise<number> {
    // A first payment that never arrived has used up no trial.
    if (own.some(({ status }) => !status.startsWith('incomplete'))) return 0
    const checkouts = await selectCheckouts(database, studentId, 'premium')
    const hadTrial = checkouts.some(({ hadTrial: had, progress }) => had && progress === 'paid')
    return hadTrial ? 0 : needs.trialDays
  }

  async function view({ link, studentId, checkout, own, managed, current }: Opened): Promise<FamilyPlan> {
    const [firstName, isAdult, plan, trialDays, prices] = await Promise.all([
      needs.firstNameOf(studentId),
      needs.isAdult(studentId),
      billing.subscriptionState(studentId),
      trialDaysFor(studentId, own),
      paying?.payments.prices(),
    ])
    const isWaiting = checkout?.progress === 'processing' && paying?.payments.mode === 'sandbox'
    return {
      link: managed === undefined ? 'ask' : 'manage',
      firstName,
      isAdult,
      payments: paying?.payments.mode ?? 'off',
      state: plan.state,
      until: plan.until?.toISOString() ?? null,
      interval: current?.interval ?? null,
      renewsAt: (current && toSubscriptionState(current, now()).renewsAt?.toISOString()) ?? null,
      dailyLimit: billing.dailyLimit,
      trialDays,
      offers:
        prices === undefined
          ? []
          : [
              { interval: 'month', price: prices.month },
              { interval: 'year', price: prices.year },
            ],
      checkout: checkout?.progress ?? 'none',
      sandboxPage: isWaiting && link.kind === 'manage' ? `/sandbox/checkout/${checkout.providerId}` : null,
    }
  }

  /** The subscription that the link of its payer opens. */
  async function managedBy(token: string, address: string) {
    const { managed, ...found } = await open(token, address)
    if (managed === undefined || paying === null) throw notYours()
    if (!isOpenState(toSubscriptionState(managed, now()).state)) throw conflict(say('plan-ended'))
    return { ...found, managed, ...paying }
  }

  return {
    async ownPlan(studentId: UserId): Promise<OwnPlan> {
      const [plan, link, isAdult] = await Promise.all([
        billing.subscriptionState(studentId),
        selectAskLink(database, studentId, now()),
        needs.isAdult(studentId),
      ])
      return {
        state: plan.state,
        until: plan.until?.toISOString() ?? null,
        payments: paying?.payments.mode ?? 'off',
        decidedBy: isAdult ? 'student' : 'grown-up',
        askLink: link === undefined ? null : { expiresAt: link.expiresAt.toISOString() },
      }
    },

    /** The token is in no log and in no table: it is told once. One that was made before ends. */
    async ask(studentId: UserId): Promise<{ token: string; expiresAt: string }> {
      await needs.requireMayBuy(studentId)
      const wait = asked.take(studentId)
      if (wait > 0) throw tooManyRequests(say('too-many-links'), wait)
      return database.transaction(async (tx) => {
        await revokeAskLinks(tx, studentId, now())
        const link = { studentId, kind: 'ask', checkoutId: null, days: askDays } as const
        const { token, expiresAt } = await makeLink(tx, link)
        return { token, expiresAt: expiresAt.toISOString() }
      })
    },

    endAsking: (studentId: UserId): Promise<void> => revokeAskLinks(database, studentId, now()),

    plan: async (token: string, address: string): Promise<FamilyPlan> => view(await open(token, address)),

    /** Answers the address of the provider's page. `origin` is where the caller sees this server, in the caller’s language. */
    async checkout(
      token: string,
      address: string,
      interval: BillingInterval,
      origin: string,
    ): Promise<string> {
      const { studentId, own } = await open(token, address)
      if (order === null) throw nothingSold()
      await needs.requireMayBuy(studentId)
      const { state } = await billing.subscriptionState(studentId)
      if (state !== 'free') throw conflict(state === 'pending' ? say('payment-pending') : say('plan-exists'))
      const manageToken = needs.randomBytes(tokenBytes).toString('base64url')
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + manageDays * dayMilliseconds)
      return order({
        userId: studentId,
        product: { kind: 'premium', interval },
        trialDays: await trialDaysFor(studentId, own),
        successUrl: `${origin}/family/${manageToken}?checkout=done`,
        cancelUrl: `${origin}/family/${token}?checkout=canceled`,
        withIt: (tx, checkoutId) =>
          insertPlanLink(
            tx,
            { studentId, id: newId(), kind: 'manage', checkoutId, createdAt, expiresAt },
            hashOf(manageToken),
          ),
      })
    },

    async cancel(token: string, address: string): Promise<FamilyPlan> {
      const { managed, payments, webhookEvents } = await managedBy(token, address)
      await webhookEvents.answered(await payments.cancel(managed.stripeSubscriptionId))
      return view(await open(token, address))
    },

    async resume(token: string, address: string): Promise<FamilyPlan> {
      const { managed, payments, webhookEvents } = await managedBy(token, address)
      await webhookEvents.answered(await payments.resume(managed.stripeSubscriptionId))
      return view(await open(token, address))
    },

    async portal(token: string, address: string, origin: string): Promise<string> {
      const { managed, payments } = await managedBy(token, address)
      return payments.createPortal(managed.customerId, `${origin}/family/${token}`)
    },

    async invoices(token: string, address: string): Promise<Invoice[]> {
      const { managed } = await open(token, address)
      if (managed === undefined || paying === null) throw notYours()
      return paying.payments.listInvoices(managed.stripeSubscriptionId)
    },

    /** To the person who pays, and to nobody else: the student who has this link learns no address. */
    async mailLink(token: string, address: string, spoken: Language): Promise<void> {
      const { studentId, current } = await open(token, address)
      if (paying === null || current === undefined) throw conflict(say('no-plan'))
      const wait = mailed.take(studentId)
      if (wait > 0) throw tooManyRequests(say('link-mailed-already'), wait)
      const email = await paying.payments.emailOf(current.customerId)
      if (email === null) throw conflict(say('no-payer-address'))
      const { checkoutId } = current
      await database.transaction((tx) => sendLink(tx, { studentId, checkoutId, email, spoken }))
    },

    /** A checkout was done: the person who paid gets a link of their own. */
    async onDone(
      tx: Queryable,
      checkout: { userId: UserId; id: string },
      email: string | null,
    ): Promise<void> {
      if (email === null) return
      await sendLink(tx, { studentId: checkout.userId, checkoutId: checkout.id, email, spoken: null })
    },
  }

  async function sendLink(
    tx: Queryable,
    {
      studentId,
      checkoutId,
      email,
      spoken,
    }: { studentId: UserId; checkoutId: string | null; email: string; spoken: Language | null },
  ) {
    const token = await makeManageLink(tx, studentId, checkoutId)
    const firstName = await needs.firstNameOf(studentId)
    const language = needs.mailLanguage(await needs.languageOf(studentId), spoken)
    const link = linkIn(needs.siteAddress, language, `/family/${token}`)
    const words = manageMail(language, { firstName, link, appName: needs.appName })
    await needs.post.send({ to: email, ...words }, tx)
  }
}
