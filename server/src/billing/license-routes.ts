import {
  assignSeats,
  buyLicense,
  cancelLicense,
  changeSeats,
  getLicense,
  listLicenseInvoices,
  openLicensePortal,
  resumeLicense,
} from '@skills-center/contract/billing/license'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { LicenseFeature } from './license.ts'
import { originOf } from '../platform/request-origin.ts'

export function licenseRoutes(http: FastifyInstance, licenses: LicenseFeature): void {
  serve(http, getLicense, ({ session }) => licenses.view(session.userId))
  serve(http, buyLicense, async ({ session, body, request }) => ({
    url: await licenses.buy(session.userId, body.seats, originOf(request)),
  }))
  serve(http, changeSeats, ({ session, body }) => licenses.changeSeats(session.userId, body.seats))
  serve(http, assignSeats, ({ session, body }) =>
    licenses.assign(session.userId, body.studentIds, body.hasSeat),
  )
  serve(http, cancelLicense, ({ session }) => licenses.cancel(session.userId))
  serve(http, resumeLicense, ({ session }) => licenses.resume(session.userId))
  serve(http, openLicensePortal, async ({ session, request }) => ({
    url: await licenses.portal(session.userId, originOf(request)),
  }))
  serve(http, listLicenseInvoices, ({ session }) => licenses.invoices(session.userId))
}
