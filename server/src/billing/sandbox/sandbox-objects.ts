import type { Money } from '@skills-center/contract/billing/family'

/*
 * What the fake Stripe stores: the fields of Stripe's objects that we read, with Stripe's names and structure
 * (docs.stripe.com/api). Times are whole seconds since 1970.
 */

interface InBox {
  readonly id: string
  /** The object that this one belongs to: a subscription to its customer, an invoice to its subscription. */
  readonly hangs_on: string
}

export interface SandboxCheckoutSession extends InBox {
  readonly object: 'checkout.session'
  readonly livemode: false
  readonly status: 'open' | 'complete' | 'expired'
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  readonly client_reference_id: string
  readonly success_url: string
  readonly cancel_url: string
  readonly url: string
  readonly created: number
  readonly expires_at: number
  readonly subscription: string | null
  readonly customer: string | null
  readonly customer_details: { readonly email: string } | null
  /** The order; Stripe itself stores it elsewhere. */
  readonly ordered: {
    readonly price: string
    readonly quantity: number
    readonly trialDays: number
    readonly metadata: Readonly<Record<string, string>>
  }
}

export interface SandboxCustomer extends InBox {
  readonly object: 'customer'
  readonly email: string
  readonly hasGoodCard: boolean
}

export interface SandboxSubscription extends InBox {
  readonly object: 'subscription'
  readonly livemode: false
  readonly status: string
  readonly customer: string
  readonly created: number
  readonly metadata: Readonly<Record<string, string>>
  readonly cancel_at: null
  readonly cancel_at_period_end: boolean
  readonly items: {
    readonly object: 'list'
    readonly data: readonly [
      {
        readonly id: string
        readonly object: 'subscription_item'
        readonly current_period_start: number
        readonly current_period_end: number
        readonly quantity: number
        readonly price: SandboxPrice
      },
    ]
  }
}

export interface SandboxInvoice extends InBox {
  readonly object: 'invoice'
  readonly created: number
  readonly total: number
  readonly currency: string
  readonly status: 'paid' | 'open' | 'void'
  readonly hosted_invoice_url: null
  readonly parent: { readonly subscription_details: { readonly subscription: string } }
}

export interface SandboxPortalSession extends InBox {
  readonly object: 'billing_portal.session'
  readonly customer: string
  readonly return_url: string
  readonly url: string
}

export interface SandboxPrice {
  readonly id: string
  readonly object: 'price'
  readonly currency: string
  readonly unit_amount: number
  readonly recurring: { readonly interval: 'month' | 'year' }
}

export type SandboxObject =
  | SandboxCheckoutSession
  | SandboxCustomer
  | SandboxSubscription
  | SandboxInvoice
  | SandboxPortalSession

const made = (id: string, unit_amount: number, interval: 'month' | 'year'): SandboxPrice => ({
  id,
  object: 'price',
  currency: 'usd',
  unit_amount,
  recurring: { interval },
})

/** What the sandbox sells, at made-up prices without real money. */
export const sandboxPrices = {
  month: made('price_sandbox_month', 600, 'month'),
  year: made('price_sandbox_year', 4800, 'year'),
  seat: made('price_sandbox_seat', 1200, 'year'),
} as const

export const findPrice = (id: string): SandboxPrice | undefined =>
  Object.values(sandboxPrices).find((price) => price.id === id)

/** The total of an order per billing period. */
export const totalOf = ({ price, quantity }: SandboxCheckoutSession['ordered']): Money => {
  const found = findPrice(price)
  if (found === undefined) throw new Error(`The sandbox has no price ${price}.`)
  return { amount: found.unit_amount * quantity, currency: found.currency }
}
