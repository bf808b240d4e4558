import { receivePaymentEvent } from '@skills-center/contract/billing'
import type { FastifyInstance } from 'fastify'

/** Brings the sandbox's events in by the very route that Stripe's come in by. */
export const deliverTo =
  (http: () => FastifyInstance) =>
  async (payload: string, signature: string): Promise<number> => {
    const { statusCode } = await http().inject({
      method: 'POST',
      url: receivePaymentEvent.path,
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    return statusCode
  }
