import { expect, test } from 'vitest'
import { createStripePayments } from './stripe-provider.ts'
import { eventOf, signed } from './test-payer.ts'

const at = new Date('2026-03-02T15:00:00Z')
const webhookSecret = 'whsec_of_this_test'
const payments = (secretKey: string) =>
  createStripePayments({
    mode: 'stripe',
    now: () => at,
    secretKey,
    webhookSecret,
    priceIds: { month: 'price_m', year: 'price_y', seat: null },
    fetch: () => Promise.reject(new Error('nothing is asked to read an event')),
  })

function content(type: string, object: object, { livemode = false, key = 'sk_test_1' } = {}) {
  const body = eventOf({ type, object, at, livemode })
  return payments(key).verifyEvent(Buffer.from(body), signed(body, at, webhookSecret)).content
}

const subscription = {
  id: 'sub_1',
  status: 'past_due',
  customer: 'cus_1',
  cancel_at: null,
  cancel_at_period_end: false,
  metadata: { checkout: 'of-ours' },
  items: {
    data: [
      {
        current_period_start: 1_772_463_600,
        current_period_end: 1_775_142_000,
        quantity: 1,
        price: { recurring: { interval: 'month' } },
      },
    ],
  },
}
const invoice = { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } }
const session = {
  client_reference_id: 'of-ours',
  status: 'complete',
  payment_status: 'paid',
  subscription: 'sub_1',
  customer_details: { email: 'parent@example.org' },
}

test.each([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.trial_will_end',
])('%s says how the subscription stands', (type) => {
  expect(content(type, subscription)).toMatchObject({
    kind: 'subscription',
    subscription: {
      id: 'sub_1',
      checkoutId: 'of-ours',
      reported: { status: 'past_due', customerId: 'cus_1' },
    },
  })
})

test.each([
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.marked_uncollectible',
  'invoice.voided',
])('%s makes us ask how the subscription stands', (type) => {
  expect(content(type, invoice)).toEqual({ kind: 'touched', subscriptionId: 'sub_1' })
  expect(content(type, { id: 'in_2', parent: null })).toEqual({ kind: 'other' })
})

test.each([
  ['checkout.session.completed', {}, 'paid'],
  ['checkout.session.completed', { payment_status: 'no_payment_required' }, 'paid'],
  ['checkout.session.completed', { payment_status: 'unpaid' }, 'processing'],
  ['checkout.session.async_payment_succeeded', {}, 'paid'],
  ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'failed'],
  ['checkout.session.expired', { status: 'expired', subscription: null }, 'expired'],
] as const)('%s %o says what became of the checkout: %s', (type, over, progress) => {
  expect(content(type, { ...session, ...over })).toMatchObject({
    kind: 'checkout',
    checkout: { checkoutId: 'of-ours', progress },
  })
})

test.each([
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.deleted',
  'customer.updated',
  'invoice.created',
  'invoice.finalized',
  'invoice.upcoming',
  'payment_intent.succeeded',
  'payment_method.attached',
  'radar.early_fraud_warning.created',
  'an.event.of.tomorrow',
])('%s is left alone', (type) => {
  expect(content(type, { id: 'x_1', status: 'canceled', customer: 'cus_1' })).toEqual({ kind: 'other' })
})

test('an event of test money says nothing where money is real, nor the other way round', () => {
  const deleted = 'customer.subscription.deleted'
  expect(content(deleted, subscription, { livemode: false, key: 'sk_live_1' })).toEqual({ kind: 'other' })
  expect(content(deleted, subscription, { livemode: true, key: 'sk_test_1' })).toEqual({ kind: 'other' })
  expect(content(deleted, subscription, { livemode: true, key: 'sk_live_1' }).kind).toBe('subscription')
  expect(content(deleted, subscription, { livemode: true, key: 'rk_live_1' }).kind).toBe('subscription')
})

test.each([
  ['ends at the end of its period', { cancel_at_period_end: true }, '2026-04-02T15:00:00.000Z'],
  ['ends on a day of its own', { cancel_at: 1_774_000_000 }, '2026-03-20T09:46:40.000Z'],
  ['goes on', {}, null],
])('a subscription that %s says so', (_title, over, endsAt) => {
  const reported = content('customer.subscription.updated', { ...subscription, ...over })
  expect(JSON.parse(JSON.stringify(reported))).toMatchObject({ subscription: { reported: { endsAt } } })
})

test('a subscription without items is none of ours', () => {
  expect(content('customer.subscription.updated', { ...subscription, items: { data: [] } })).toEqual({
    kind: 'foreign',
    subscriptionId: 'sub_1',
  })
})
