import { receivePaymentEvent } from '@skills-center/contract/billing'
import type { FastifyInstance } from 'fastify'

/** Delivers the sandbox's events through the same route as Stripe's. */
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
