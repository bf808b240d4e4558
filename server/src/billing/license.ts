import type { Invoice } from '@skills-center/contract/billing/family'
import type { SchoolLicense } from '@skills-center/contract/billing/license'
import type { UserId } from '@skills-center/contract/ids'
import type { Audit } from '../platform/audit.ts'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problems.ts'
import { selectCheckouts } from './checkout-queries.ts'
import type { WebhookEvents } from './webhook-events.ts'
import { deleteSeats, insertSeats, lockSeats, selectSeatStudents } from './license-queries.ts'
import { createCheckout } from './checkout.ts'
import type { PaymentProvider, ReportedSubscription } from './payment-provider.ts'
import { selectSubscriptions, type SubscriptionRow } from './queries.ts'
import type { BillingFeature } from './service.ts'
import { isOpenState, isPremiumState, toSubscriptionState } from './subscription-machine.ts'
import { say } from './messages.gen.ts'

export interface LicenseDeps {
  database: Database
  now: Now
  newId: NewId
  billing: BillingFeature
  audit: Audit
  /** Null if nothing is sold. */
  paying: { payments: PaymentProvider; webhookEvents: WebhookEvents } | null
}

export type LicenseFeature = ReturnType<typeof createLicenses>

const noLicense = () => notFound(say('no-license'))
const notSold = () => conflict(say('licenses-not-sold'))
const page = '/subscription'

/** School licenses: a teacher buys seats and gives them to students in their own classes. */
export function createLicenses(deps: LicenseDeps) {
  const { database, now, newId, billing, paying } = deps
  const order = paying && createCheckout({ database, now, newId, payments: paying.payments })

  const current = (teacherId: UserId) => currentLicense(deps, teacherId)

  async function requireOpen(teacherId: UserId) {
    const license = await current(teacherId)
    if (license === undefined || paying === null) throw noLicense()
    return { license, ...paying }
  }

  async function catchUp(teacherId: UserId) {
    const [latest] = await selectCheckouts(database, teacherId, 'license')
    if (paying === null || latest?.progress !== 'open') return latest
    await paying.webhookEvents.catchUp(latest.providerId)
    return (await selectCheckouts(database, teacherId, 'license'))[0]
  }

  async function view(teacherId: UserId): Promise<SchoolLicense> {
    const checkout = await catchUp(teacherId)
    const [license, students, prices] = await Promise.all([
      current(teacherId),
      selectSeatStudents(database, teacherId),
      paying?.payments.prices(),
    ])
    const subscription = license && toSubscriptionState(license, now())
    const isWaiting = checkout?.progress === 'processing' && paying?.payments.mode === 'sandbox'
    return {
      payments: paying?.payments.mode ?? 'off',
      offer: prices?.seat == null ? null : { perSeatAndYear: prices.seat },
      license:
        license === undefined || subscription === undefined
          ? null
          : {
              state: subscription.state,
              until: subscription.until?.toISOString() ?? null,
              renewsAt: subscription.renewsAt?.toISOString() ?? null,
              seats: license.seats,
            },
      checkout: checkout?.progress ?? 'none',
      sandboxPage: isWaiting ? `/sandbox/checkout/${checkout.providerId}` : null,
      students,
    }
  }

  async function change(
    teacherId: UserId,
    act: (payments: PaymentProvider, id: string) => Promise<ReportedSubscription>,
  ): Promise<SchoolLicense> {
    const { license, payments, webhookEvents } = await requireOpen(teacherId)
    await webhookEvents.answered(await act(payments, license.stripeSubscriptionId))
    return view(teacherId)
  }

  return {
    view,

    async buy(teacherId: UserId, seats: number, origin: string): Promise<string> {
      if (order === null || (await paying?.payments.prices())?.seat == null) throw notSold()
      if ((await current(teacherId)) !== undefined) throw conflict(say('license-exists'))
      return order({
        userId: teacherId,
        product: { kind: 'license', seats },
        trialDays: 0,
        successUrl: `${origin}${page}?checkout=done`,
        cancelUrl: `${origin}${page}?checkout=canceled`,
      })
    },

    async changeSeats(teacherId: UserId, seats: number): Promise<SchoolLicense> {
      const { license } = await requireOpen(teacherId)
      if (toSubscriptionState(license, now()).state !== 'active') throw conflict(say('license-not-active'))
      const given = (await selectSeatStudents(database, teacherId)).filter(({ hasSeat }) => hasSeat).length
      if (seats < given) throw conflict(say('seats-in-use', { given, over: given - seats }))
      return change(teacherId, (payments, id) => payments.changeSeats(id, seats))
    },

    /** Gives seats only to students of the teacher's own classes; a seat can be taken back from anyone who has one. */
    async assign(teacherId: UserId, studentIds: readonly UserId[], hasSeat: boolean): Promise<SchoolLicense> {
      const { license } = await requireOpen(teacherId)
      if (hasSeat && !isPremiumState(toSubscriptionState(license, now()).state))
        throw conflict(say('license-unpaid'))
      const concerned = await database.transaction((tx) =>
        moveSeats(deps, tx, { teacherId, studentIds, hasSeat, seats: license.seats }),
      )
      for (const id of concerned) billing.forget(id)
      return view(teacherId)
    },

    cancel: (teacherId: UserId) => change(teacherId, (payments, id) => payments.cancel(id)),
    resume: (teacherId: UserId) => change(teacherId, (payments, id) => payments.resume(id)),

    async portal(teacherId: UserId, origin: string): Promise<string> {
      const { license, payments } = await requireOpen(teacherId)
      return payments.createPortal(license.customerId, `${origin}${page}`)
    },

    async invoices(teacherId: UserId): Promise<Invoice[]> {
      const all = await selectSubscriptions(database, teacherId, 'license')
      if (paying === null) return []
      const lists = await Promise.all(
        all.map(({ stripeSubscriptionId: id }) => paying.payments.listInvoices(id)),
      )
      return lists.flat().toSorted((one, other) => other.at.localeCompare(one.at))
    },
  }
}

/** The license that has not ended, if any. */
async function currentLicense(
  { database, now }: Pick<LicenseDeps, 'database' | 'now'>,
  teacherId: UserId,
): Promise<SubscriptionRow | undefined> {
  const all = await selectSubscriptions(database, teacherId, 'license')
  return all.find((row) => {
    const { state } = toSubscriptionState(row, now())
    return isOpenState(state) || state === 'pending'
  })
}

/** Gives seats to students or takes them back. Returns the students whose plan may have changed. */
async function moveSeats(
  { billing, audit, now }: Pick<LicenseDeps, 'billing' | 'audit' | 'now'>,
  tx: Queryable,
  {
    teacherId,
    studentIds,
    hasSeat,
    seats,
  }: { teacherId: UserId; studentIds: readonly UserId[]; hasSeat: boolean; seats: number },
): Promise<UserId[]> {
  await lockSeats(tx, teacherId)
  const students = await selectSeatStudents(tx, teacherId)
  const chosen = students.filter(({ id }) => studentIds.includes(id))
  if (chosen.length < new Set(studentIds).size || (hasSeat && chosen.some(({ name }) => name === null)))
    throw notFound(say('not-your-students'))
  // If more seats were given than are paid for, a seat taken back may pass to another student, so announce everyone
  // with a seat.
  const all = students.flatMap((student) => (student.hasSeat ? [student.id] : [])).concat(studentIds)
  await billing.announce(tx, all)
  for (const student of chosen)
    if (student.hasSeat !== hasSeat)
      await audit.note(tx, { action: 'plan-changed', actor: teacherId, subject: student.id, via: 'teacher' })
  if (!hasSeat) {
    await deleteSeats(tx, teacherId, studentIds)
    return all
  }
  const given = students.filter((student) => student.hasSeat).length
  const more = chosen.filter((student) => !student.hasSeat).length
  if (given + more > seats)
    throw conflict(
      seats === given ? say('no-seats-left') : say('too-few-seats', { left: seats - given, chosen: more }),
    )
  await insertSeats(tx, teacherId, studentIds, now())
  return all
}
