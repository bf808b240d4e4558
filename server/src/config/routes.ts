import type { FastifyInstance } from 'fastify'
import { getConfig } from '@skills-center/contract/config'
import { servePublic } from '../platform/serve.ts'

export function configRoutes(http: FastifyInstance, site: { appName: string; appTagline: string }): void {
  servePublic(http, getConfig, () => ({ app_name: site.appName, app_tagline: site.appTagline }))
}
