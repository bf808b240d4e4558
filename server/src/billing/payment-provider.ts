import type { BillingInterval, Invoice, Money } from '@skills-center/contract/billing/family'
import type { CheckoutProgress, Reported } from './subscription-machine.ts'

/** What is bought: premium for one student, by the month or year, or seats of a school license, by the year. */
export type Product =
  | { readonly kind: 'premium'; readonly interval: BillingInterval }
  | { readonly kind: 'license'; readonly seats: number }

export interface Order {
  readonly product: Product
  /** Our checkout's id, the only thing that tells the provider whom the order is for. */
  readonly checkoutId: string
  /** The length of the free trial, in days. */
  readonly trialDays: number
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface Prices {
  readonly month: Money
  readonly year: Money
  /** Per year; null if no licenses are sold. */
  readonly seat: Money | null
}

export interface ReportedSubscription {
  readonly id: string
  /** The id of our checkout; null if the subscription is not ours. */
  readonly checkoutId: string | null
  readonly reported: Reported
}

export interface ReportedCheckout {
  /** The id of our checkout; null if it is not ours. */
  readonly checkoutId: string | null
  readonly progress: CheckoutProgress
  readonly subscriptionId: string | null
  /** The payer's address. */
  readonly email: string | null
}

/** The part of an event that concerns us. */
export type EventContent =
  | { readonly kind: 'subscription'; readonly subscription: ReportedSubscription }
  | { readonly kind: 'touched'; readonly subscriptionId: string }
  | { readonly kind: 'checkout'; readonly checkout: ReportedCheckout }
  /** About a subscription that cannot be ours. */
  | { readonly kind: 'foreign'; readonly subscriptionId: string }
  | { readonly kind: 'other' }

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** By the provider's clock, in whole seconds. */
  readonly at: Date
  readonly content: EventContent
}

/**
 * Everything we need from a payment provider. Amounts, cards, and payers' names stay there. If the provider does not
 * answer, each call is refused with 503 and a message for the caller.
 */
export interface PaymentProvider {
  readonly mode: 'stripe' | 'sandbox'
  prices(): Promise<Prices>
  /** Creates a page of the provider where the order is paid. */
  createCheckout(order: Order): Promise<{ id: string; url: string }>
  findCheckout(id: string): Promise<ReportedCheckout>
  /** Closes an unpaid checkout; one that is over stays as it is. */
  expireCheckout(id: string): Promise<void>
  /** Creates a page of the provider for managing cards and receipts. */
  createPortal(customerId: string, returnUrl: string): Promise<string>
  /** Null if the subscription cannot be ours. */
  findSubscription(id: string): Promise<ReportedSubscription | null>
  /** Cancels at the end of the paid period. */
  cancel(id: string): Promise<ReportedSubscription>
  resume(id: string): Promise<ReportedSubscription>
  /** Cancels immediately, for an erased account; a subscription that is already over stays as it is. */
  cancelNow(id: string): Promise<void>
  changeSeats(id: string, seats: number): Promise<ReportedSubscription>
  /** Newest first. */
  listInvoices(subscriptionId: string): Promise<Invoice[]>
  /** The payer's email address. */
  emailOf(customerId: string): Promise<string | null>
  /** Reads an event. Refuses one that is too old, or not signed by the provider over exactly these bytes. */
  verifyEvent(body: Buffer, signature: string | undefined): PaymentEvent
}
