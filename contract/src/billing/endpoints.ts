import {
  createAskLink,
  endAskLinks,
  getOwnPlan,
  getSubscriptionStatus,
  receivePaymentEvent,
} from '../billing.ts'
import type { Endpoint } from '../endpoint.ts'
import {
  beginCheckout,
  cancelPlan,
  getFamilyPlan,
  listPlanInvoices,
  mailManageLink,
  openPortal,
  resumePlan,
} from './family.ts'
import {
  assignSeats,
  buyLicense,
  cancelLicense,
  changeSeats,
  getLicense,
  listLicenseInvoices,
  openLicensePortal,
  resumeLicense,
} from './license.ts'
import { actOnSandboxCheckout, actOnSandboxPortal, getSandboxCheckout, getSandboxPortal } from './sandbox.ts'

/** The plan and payment calls, for the list of all calls. */
export const billingEndpoints = {
  getSubscriptionStatus,
  getOwnPlan,
  createAskLink,
  endAskLinks,
  receivePaymentEvent,
  getFamilyPlan,
  beginCheckout,
  cancelPlan,
  resumePlan,
  openPortal,
  listPlanInvoices,
  mailManageLink,
  getLicense,
  buyLicense,
  changeSeats,
  assignSeats,
  cancelLicense,
  resumeLicense,
  openLicensePortal,
  listLicenseInvoices,
  getSandboxCheckout,
  actOnSandboxCheckout,
  getSandboxPortal,
  actOnSandboxPortal,
} satisfies Record<string, Endpoint>
