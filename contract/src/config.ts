import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The default tagline, if an installation sets none. */
export const defaultTagline = 'Adaptive math and science practice'

export const Config = z.object({ app_name: z.string(), app_tagline: z.string() })
export type Config = z.infer<typeof Config>

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  isFixed: true,
  access: 'public',
  summary: 'Name and tagline of this installation',
  reply: Config,
})
