import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const startDemoVisit = endpoint({
  method: 'POST',
  path: '/api/demo-visits',
  access: 'public',
  summary: 'Look around the demo class as its teacher, for two hours, without changing anything',
  reply: z.object({ endsAt: z.iso.datetime() }),
})
