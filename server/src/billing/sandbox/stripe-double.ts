import type { Database } from '../../platform/database.ts'
import { changeQuantity, type Moment, setPendingCancellation } from './sandbox-store.ts'
import type { SandboxPortalSession, SandboxCheckoutSession } from './sandbox-objects.ts'
import { findPrice } from './sandbox-objects.ts'
import {
  selectBoxSubscription,
  selectCustomer,
  selectInvoices,
  selectSession,
  upsertObject,
} from './sandbox-queries.ts'
import type { Sandbox } from './sandbox.ts'

type Answer = object | undefined

const daySeconds = 86_400

/**
 * Answers the requests of Stripe's library from the sandbox, as Stripe would (docs.stripe.com/api), so that the same
 * code runs with and without keys. Only the requests we make are supported; any other gets a 404.
 */
export function createStripeDouble({
  database,
  sandbox,
}: {
  database: Database
  sandbox: Sandbox
}): typeof globalThis.fetch {
  const routes: readonly [
    method: string,
    path: RegExp,
    answer: (id: string, form: URLSearchParams) => Promise<Answer>,
  ][] = [
    ['GET', /^\/v1\/prices\/(\w+)$/, async (id) => findPrice(id)],
    ['POST', /^\/v1\/checkout\/sessions$/, (_, form) => openSession(form)],
    ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (id) => selectSession(database, id)],
    ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
    ['POST', /^\/v1\/billing_portal\/sessions$/, (_, form) => openPortal(form)],
    ['GET', /^\/v1\/subscriptions\/(\w+)$/, (id) => selectBoxSubscription(database, id)],
    ['POST', /^\/v1\/subscriptions\/(\w+)$/, changeSubscription],
    ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, endSubscription],
    ['GET', /^\/v1\/invoices$/, (_, form) => listInvoices(form)],
    ['GET', /^\/v1\/customers\/(\w+)$/, (id) => selectCustomer(database, id)],
  ]

  async function openSession(form: URLSearchParams): Promise<SandboxCheckoutSession> {
    const session = newSession(form, sandbox.moment())
    await upsertObject(database, session)
    return session
  }

  async function expireSession(id: string): Promise<Answer> {
    const session = await selectSession(database, id)
    if (session?.status !== 'open') return undefined
    await sandbox.expire(session)
    return selectSession(database, id)
  }

  async function openPortal(form: URLSearchParams): Promise<Answer> {
    const customer = await selectCustomer(database, form.get('customer') ?? '')
    if (customer === undefined) return undefined
    const id = sandbox.moment().newId('bps')
    const portal: SandboxPortalSession = {
      id,
      hangs_on: customer.id,
      object: 'billing_portal.session',
      customer: customer.id,
      return_url: form.get('return_url') ?? '/',
      url: `/sandbox/portal/${id}`,
    }
    await upsertObject(database, portal)
    return portal
  }

  async function changeSubscription(id: string, form: URLSearchParams): Promise<Answer> {
    const subscription = await selectBoxSubscription(database, id)
    if (subscription === undefined) return undefined
    const ending = form.get('cancel_at_period_end')
    const quantity = form.get('items[0][quantity]')
    if (ending !== null) await sandbox.happen(setPendingCancellation(subscription, ending === 'true'))
    if (quantity !== null)
      await sandbox.happen(changeQuantity(subscription, Number(quantity), sandbox.moment()))
    return selectBoxSubscription(database, id)
  }

  async function endSubscription(id: string): Promise<Answer> {
    const subscription = await selectBoxSubscription(database, id)
    if (subscription === undefined) return undefined
    await sandbox.end(subscription)
    return selectBoxSubscription(database, id)
  }

  async function listInvoices(form: URLSearchParams): Promise<Answer> {
    const data = await selectInvoices(database, form.get('subscription') ?? '')
    return { object: 'list', data, has_more: false, url: '/v1/invoices' }
  }

  return async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const form =
      init?.method === 'POST'
        ? new URLSearchParams(typeof init.body === 'string' ? init.body : '')
        : searchParams
    for (const [method, path, answer] of routes) {
      const found = method === init?.method ? path.exec(pathname) : null
      if (found !== null) {
        const answered = await answer(found[1] ?? '', form)
        if (answered !== undefined) return Response.json(answered)
      }
    }
    const message = `The sandbox has no ${init?.method} ${pathname}.`
    return Response.json({ error: { type: 'invalid_request_error', message } }, { status: 404 })
  }
}

/** An unpaid checkout, as ordered. */
function newSession(form: URLSearchParams, { at, newId }: Moment): SandboxCheckoutSession {
  const id = newId('cs')
  return {
    id,
    hangs_on: '',
    object: 'checkout.session',
    livemode: false,
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: form.get('client_reference_id') ?? '',
    success_url: form.get('success_url') ?? '/',
    cancel_url: form.get('cancel_url') ?? '/',
    // A page of this server, so a path is enough.
    url: `/sandbox/checkout/${id}`,
    created: at,
    expires_at: at + daySeconds,
    subscription: null,
    customer: null,
    customer_details: null,
    ordered: {
      price: form.get('line_items[0][price]') ?? '',
      quantity: Number(form.get('line_items[0][quantity]') ?? 1),
      trialDays: Number(form.get('subscription_data[trial_period_days]') ?? 0),
      metadata: { checkout: form.get('subscription_data[metadata][checkout]') ?? '' },
    },
  }
}
