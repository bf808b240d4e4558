import type { BillingInterval, Invoice, Money } from '@skills-center/contract/billing/family'
import type { CheckoutProgress, Reported } from './subscription-machine.ts'

/** What is bought: premium for one student by the month or year, or seats of a school license by the year. */
export type Product =
  | { readonly kind: 'premium'; readonly interval: BillingInterval }
  | { readonly kind: 'license'; readonly seats: number }

export interface Order {
  readonly product: Product
  /** Ours, the only thing that the provider is told of who it is for. */
  readonly checkoutId: string
  /** Days that are free at the beginning. */
  readonly trialDays: number
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface Prices {
  readonly month: Money
  readonly year: Money
  /** For a year; null where no licenses are sold. */
  readonly seat: Money | null
}

export interface ReportedSubscription {
  readonly id: string
  /** Which of our checkouts it came from; null for one that is none of ours. */
  readonly checkoutId: string | null
  readonly reported: Reported
}

export interface ReportedCheckout {
  /** Which of our checkouts; null for one that is none of ours. */
  readonly checkoutId: string | null
  readonly progress: CheckoutProgress
  readonly subscriptionId: string | null
  /** Of the person who paid. */
  readonly email: string | null
}

/** What an event is about, as far as it concerns us. */
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
  /** By the provider's clock, whole seconds. */
  readonly at: Date
  readonly content: EventContent
}

/**
 * All that we want of a payment provider. Amounts, cards and names of payers stay there. Where it does not answer, each
 * call is refused with 503 and words for anyone who asked.
 */
export interface PaymentProvider {
  readonly mode: 'stripe' | 'sandbox'
  prices(): Promise<Prices>
  /** A page of the provider's on which an order is paid. */
  createCheckout(order: Order): Promise<{ id: string; url: string }>
  findCheckout(id: string): Promise<ReportedCheckout>
  /** Closes a checkout that nobody has paid; one that is over stays as it is. */
  expireCheckout(id: string): Promise<void>
  /** A page of the provider's on which cards and receipts are looked after. */
  createPortal(customerId: string, returnUrl: string): Promise<string>
  /** Null for one that cannot be ours. */
  findSubscription(id: string): Promise<ReportedSubscription | null>
  /** To the end of what is paid for. */
  cancel(id: string): Promise<ReportedSubscription>
  resume(id: string): Promise<ReportedSubscription>
  /** At once, for an account that is erased; one that is over already stays so. */
  cancelNow(id: string): Promise<void>
  changeSeats(id: string, seats: number): Promise<ReportedSubscription>
  /** Newest first. */
  listInvoices(subscriptionId: string): Promise<Invoice[]>
  /** Where to write to the person who pays. */
  emailOf(customerId: string): Promise<string | null>
  /** Reads an event; refuses one whose signature is not the provider's over these very bytes, or is old. */
  verifyEvent(body: Buffer, signature: string | undefined): PaymentEvent
}
